// Starts a TypeScript program of this project: node cli/launch.mjs [--watch] <file.ts> [arguments]
// Plain JavaScript that Node 20 can read, so that a wrong Node gets an explanation instead of a syntax error.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const NEEDED_MAJOR = 24;
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const watch = process.argv[2] === '--watch';
const [program, ...rest] = process.argv.slice(watch ? 3 : 2);

const major = Number(process.versions.node.split('.')[0]);
if (major >= NEEDED_MAJOR && !watch) {
  process.argv.splice(1, process.argv.length - 1, join(root, program), ...rest);
  await import(pathToFileURL(join(root, program)).href);
} else {
  const node = major >= NEEDED_MAJOR ? process.execPath : installedNode();
  if (!node) {
    console.error(
      `This needs Node ${NEEDED_MAJOR} or newer; you have ${process.version}.\n` +
        `On Linux and Windows "npm ci" brings one along: run it once, with optional packages, and start again.\n` +
        `Elsewhere install Node ${NEEDED_MAJOR} and start again.`,
    );
    process.exit(1);
  }
  const flags = watch ? ['--watch', '--watch-preserve-output'] : [];
  const child = spawn(node, [...flags, join(root, program), ...rest], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

/** The Node that comes with the project as an optional package. */
function installedNode() {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  try {
    const require = createRequire(import.meta.url);
    const folder = dirname(require.resolve(`node-${platform}-${process.arch}/package.json`));
    const node = join(folder, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
    return existsSync(node) ? node : null;
  } catch {
    return null;
  }
}
