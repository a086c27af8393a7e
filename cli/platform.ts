// Installs for another platform into a separate folder and checks that every native part is there:
//   npm run platform -- linux arm64
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Platform, PROMISED } from './lock.ts';
import { listParts } from './native-parts.ts';
import { runNpm } from './registry.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

const asked = process.argv.slice(2).join(' ');
const platform = PROMISED.find(({ os, cpu }) => asked === `${os} ${cpu}`);
if (platform) process.exitCode = (await check(platform)) ? 0 : 1;
else {
  const choice = PROMISED.map(({ os, cpu }) => `${os} ${cpu}`).join(', ');
  console.error(`npm run platform -- <system> <processor>: ${choice}`);
  process.exitCode = 1;
}

async function check({ os, cpu }: Platform): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), `${os}-${cpu}-`));
  try {
    for (const file of ['package.json', 'package-lock.json', '.npmrc']) {
      copyFileSync(join(ROOT, file), join(folder, file));
    }
    console.log(`Installing for ${os} ${cpu}. This takes a minute or two.`);
    const libc = os === 'linux' ? ['--libc=glibc'] : [];
    await runNpm(['ci', '--include=dev', `--os=${os}`, `--cpu=${cpu}`, ...libc], folder);
    const parts = listParts(folder, { os, cpu });
    for (const { path, version, binaries } of parts) {
      const state = binaries > 0 ? `${binaries} native`.padEnd(12) : 'MISSING     ';
      console.log(`  ${state}${path} ${version}`);
    }
    const missing = parts.filter(({ binaries }) => binaries === 0).length;
    console.log(
      `${os} ${cpu}: ${parts.length - missing} of ${parts.length} native packages are there.`,
    );
    return parts.length > 0 && missing === 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
