import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { type FoundBrowser, HOW_TO_GET_BROWSER } from '../../cli/installed-browser.ts';
import { findBrowser } from './find-browser.ts';

const SKIP = new URL('./skip-every-test.mjs', import.meta.url);

export interface BrowserForTests {
  /** Node flags for browser test files. Without a browser they make every test count as skipped. */
  flags: readonly string[];
  /** The message about that many skipped tests; `null` if there is a browser. */
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
    // No such file: not Linux.
  }
  return { find: findBrowser, isRoot: process.getuid?.() === 0, osRelease, env: process.env };
}

/** Finds the browser for the tests. Installs it on Debian as root; on other machines we don't install anything. */
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
    // BROWSER_PATH is wrong: report it, since silently using a different browser would be surprising.
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

/** Force the exit: what a file opened outside its tests stays open, because the hooks that close it don't run either. */
const SKIPPING = [`--import=${SKIP.href}`, '--test-force-exit'];

const lostWords = (count: number, why: string) => `${count} browser tests could not run: ${why}`;

function installChromium(env: NodeJS.ProcessEnv): boolean {
  const apt = (...args: string[]) =>
    spawnSync('apt-get', args, {
      stdio: 'inherit',
      env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  // This may fail offline; the existing package lists may be enough.
  apt('update');
  const install = (name: string) => apt('install', '--yes', '--no-install-recommends', name);
  if (!install('chromium')) return false;
  // The headless build is faster. Older Debian releases don't have it, so failure is fine.
  install('chromium-headless-shell');
  return true;
}
