// Plain JavaScript for Node 20.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The first version with `crypto.argon2`, used for passwords. */
const NEEDED = [24, 7];

export function isNewEnough() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  return major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1]);
}

export const HOW_TO_GET_NODE =
  `This program needs Node ${NEEDED.join('.')} or newer. You have ${process.version}.\n` +
  `On Linux and Windows, run "npm ci" once with optional packages to install it, then start again.\n` +
  `On other systems, install the latest Node ${NEEDED[0]} and start again.`;

/** The Node installed as an optional package, or `null`. */
export function findInstalledNode() {
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
