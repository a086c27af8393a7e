// Runs every check. Ends with "N passed, N failed", plus flaky and skipped if there are any.
// Plain JavaScript that Node 20 can parse, so that it can say what is missing.
// npm test                 everything
// npm test -- queue text   only test files whose path contains one of these words
import { spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findInstalledNode, HOW_TO_GET_NODE, isNewEnough } from '../cli/installed-node.mjs';

process.chdir(dirname(dirname(fileURLToPath(import.meta.url))));
const words = process.argv.slice(2);

// npm omits them under NODE_ENV=production.
const { devDependencies } = JSON.parse(fs.readFileSync('package.json', 'utf8'));
if (Object.keys(devDependencies).some((name) => !fs.existsSync(join('node_modules', name)))) {
  console.log('The checks need the development packages; installing them.');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status } = spawnSync(npm, ['ci', '--include=dev'], { stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}
if (!isNewEnough()) {
  const node = findInstalledNode();
  if (!node) {
    console.error(HOW_TO_GET_NODE);
    process.exit(1);
  }
  const { status } = spawnSync(node, [fileURLToPath(import.meta.url), ...words], {
    stdio: 'inherit',
  });
  process.exit(status ?? 1);
}

const { runEverything } = await import('./runner/main.ts');
process.exit((await runEverything(words)) ? 0 : 1);
