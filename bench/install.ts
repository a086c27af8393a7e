import { spawnSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { megabytesOnDisk } from '../cli/release/disk-usage.ts';
import { makeRelease, RELEASE_LIMITS_MB, releaseSize } from '../cli/release/make-release.ts';
import { openScene, PROJECT } from '#tests/support/server-process.ts';

/** Disk usage as printed by `du -sm`: all packages, the production packages, and a release for this platform. */

/** Speech recognition, which is in optional packages. */
const RECOGNITION_MB = 250;
/** The first is 1.2 GB plus speech recognition. */
const LIMITS_MB = {
  install: 1228 + RECOGNITION_MB,
  production: 850 + RECOGNITION_MB,
  release: RELEASE_LIMITS_MB.program,
  'its speech models': RELEASE_LIMITS_MB.recognition,
};
type Figures = Record<keyof typeof LIMITS_MB, number>;

interface InstallResult {
  name: 'install';
  /** The smallest ratio of limit to size: 1 or more is within all limits. */
  ratio: number;
  ratios: Figures;
  megabytes: Figures;
  platform: string;
}

export async function run(_args: string[]): Promise<InstallResult> {
  const scene = openScene();
  try {
    const release = join(scene.folder(), 'release');
    await makeRelease(release, () => {});
    const { program, recognition } = releaseSize(release);
    const megabytes: Figures = {
      install: install(scene.folder(), []),
      production: install(scene.folder(), ['--omit=dev']),
      release: program,
      'its speech models': recognition,
    };
    const kinds = Object.keys(LIMITS_MB) as (keyof Figures)[];
    const ratioOf = (kind: keyof Figures) => Number((LIMITS_MB[kind] / megabytes[kind]).toFixed(2));
    for (const kind of kinds) {
      const size = `${megabytes[kind]} of ${LIMITS_MB[kind]} MB`;
      console.log(`${kind.padEnd(18)} ${size.padStart(16)}   ${ratioOf(kind).toFixed(2)}`);
    }
    const ratios = Object.fromEntries(kinds.map((kind) => [kind, ratioOf(kind)])) as Figures;
    const ratio = Math.min(...Object.values(ratios));
    const platform = `${process.platform} ${process.arch}`;
    return { name: 'install', ratio, ratios, megabytes, platform };
  } finally {
    await scene.close();
  }
}

function install(folder: string, options: string[]): number {
  for (const name of ['package.json', 'package-lock.json', '.npmrc']) {
    copyFileSync(join(PROJECT, name), join(folder, name));
  }
  const { status, stderr } = spawnSync('npm', ['ci', '--prefer-offline', ...options], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`npm ci failed:\n${stderr}`);
  return megabytesOnDisk(join(folder, 'node_modules'));
}
