import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { type FoundBrowser, HOW_TO_GET_BROWSER } from '../../cli/installed-browser.ts';
import { findBrowser } from './find-browser.ts';

const SKIP = new URL('./skip-every-test.mjs', import.meta.url);

export interface BrowserForTests {
  /** For the Node of the browser tests: without a browser each of their tests counts as skipped. */
  flags: readonly string[];
  /** What to say of so many tests that could not run; `null` where they can. */
  lost: ((count: number) => string) | null;
}

interface Machine {
  find: () => Promise<FoundBrowser | null>;
  isRoot: boolean;
  osRelease: string;
  env: NodeJS.ProcessEnv;
}

function thisMachine(): Machine {
  let osRelease = '';
  try {
    osRelease = readFileSync('/etc/os-release', 'utf8');
  } catch {
    // Not Linux.
  }
  return { find: findBrowser, isRoot: process.getuid?.() === 0, osRelease, env: process.env };
}

/** Finds the browser of the tests. On a Debian machine as root it gets one; elsewhere that is not ours to do. */
export async function ensureBrowser(
  say: (line: string) => void,
  machine: Machine = thisMachine(),
): Promise<BrowserForTests> {
  const { find, isRoot, osRelease } = machine;
  const isDebian = /^ID="?debian"?$/m.test(osRelease);
  let found: FoundBrowser | null;
  try {
    found = await find();
  } catch (error) {
    // What somebody set by hand is theirs to mend: another browser in its place would be a surprise.
    return { flags: SKIPPING, lost: (count) => lostWords(count, (error as Error).message) };
  }
  if (!found && isDebian && isRoot) {
    say('The browser tests need a browser and there is none: installing Debian’s chromium.');
    if (!installChromium(machine.env)) say('apt-get could not install it.');
    found = await find();
  }
  if (found) return { flags: [], lost: null };
  const howTo = isDebian && !isRoot ? 'As root: apt-get install chromium' : HOW_TO_GET_BROWSER;
  return { flags: SKIPPING, lost: (count) => lostWords(count, `there is no browser. ${howTo}`) };
}

/** Whatever a file opens before its tests is closed by what does not run either. */
const SKIPPING = [`--import=${SKIP.href}`, '--test-force-exit'];

const lostWords = (count: number, why: string) => `${count} browser tests could not run: ${why}`;

function installChromium(env: NodeJS.ProcessEnv): boolean {
  const apt = (...args: string[]) =>
    spawnSync('apt-get', args, {
      stdio: 'inherit',
      env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  // Without a network the lists of last time may do.
  apt('update');
  const install = (name: string) => apt('install', '--yes', '--no-install-recommends', name);
  if (!install('chromium')) return false;
  // The same without windows, which is quicker; older releases don't have it.
  install('chromium-headless-shell');
  return true;
}
