import { spawnSync } from 'node:child_process';
import { createReadStream, createWriteStream, existsSync, readFileSync } from 'node:fs';
import { access, chmod, constants, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { homedir, tmpdir, userInfo } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';

type Environment = Record<string, string>;

export interface FoundBrowser {
  from: 'BROWSER_PATH' | 'npm' | 'playwright' | 'system';
  executablePath: string;
  env: Environment;
}

export const HOW_TO_GET_BROWSER =
  'Install Chrome, Chromium or Edge, or set BROWSER_PATH to one, or run: npx playwright-core install chromium';

/** Names searched on the PATH (Linux). The first has no UI and is a third faster. */
const SYSTEM_NAMES =
  'chromium-headless-shell google-chrome-stable google-chrome chromium chromium-browser microsoft-edge-stable microsoft-edge'.split(
    ' ',
  );

/** Install locations on other systems. */
const SYSTEM_PATHS: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: [
    'C:/Program Files/Google/Chrome/Application/chrome.exe',
    'C:/Program Files (x86)/Google/Chrome/Application/chrome.exe',
    'C:/Program Files/Microsoft/Edge/Application/msedge.exe',
    'C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe',
  ],
};

function environment(): Environment {
  const entries = Object.entries(process.env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return Object.fromEntries(entries);
}

/** Accounts without a writable home (service users, some containers) use a private folder under tmp. */
async function cacheRoot(): Promise<string> {
  const wanted = join(process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'test-chromium');
  try {
    await mkdir(wanted, { recursive: true });
    await access(wanted, constants.W_OK);
    return wanted;
  } catch {
    const spare = join(tmpdir(), `test-chromium-${userInfo().uid}`);
    await mkdir(spare, { recursive: true, mode: 0o700 });
    return spare;
  }
}

async function unbrotli(source: string, target: string): Promise<void> {
  await pipeline(createReadStream(source), createBrotliDecompress(), createWriteStream(target));
}

async function untar(source: string, folder: string): Promise<void> {
  const archive = `${folder}.tar`;
  await mkdir(folder, { recursive: true });
  await unbrotli(source, archive);
  const tar = spawnSync('tar', ['-xf', archive, '-C', folder, '--no-same-owner']);
  if (tar.status !== 0) {
    throw new Error(`Could not unpack ${source}: ${tar.error?.message ?? tar.stderr.toString()}`);
  }
  await rm(archive);
}

/**
 * Unpacks to a temporary folder and renames it, so readers never see a partial one and concurrent processes don't conflict. If
 * unpacking fails (incomplete package, full disk), the next browser is tried.
 */
async function unpack(packageFolder: string, target: string): Promise<void> {
  const draft = await mkdtemp(`${target}.`);
  try {
    await untar(join(packageFolder, 'bin/al2023.tar.br'), join(draft, 'al2023'));
    await untar(join(packageFolder, 'bin/fonts.tar.br'), join(draft, 'fonts'));
    await writeFile(
      join(draft, 'fonts/fonts.conf'),
      '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>' +
        `<dir>${target}/fonts</dir><cachedir>${target}/fonts-cache</cachedir></fontconfig>`,
    );
    await unbrotli(join(packageFolder, 'bin/chromium.br'), join(draft, 'chromium'));
    await chmod(join(draft, 'chromium'), 0o755);
    await chmod(draft, 0o755);
    await rename(draft, target);
  } catch {
    await rm(draft, { recursive: true, force: true });
  }
}

/** For example, Ubuntu's chromium-browser may only be a stub that prints how to install it. */
function runs(executablePath: string, env: Environment): boolean {
  // On Windows, asking a browser for its version opens a window.
  if (process.platform === 'win32') return true;
  return spawnSync(executablePath, ['--version'], { env }).status === 0;
}

async function npmBrowser(): Promise<FoundBrowser | null> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  let packageFolder: string;
  try {
    packageFolder = dirname(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')));
  } catch {
    return null;
  }
  const manifest: unknown = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'));
  const { version } = manifest as { version: string };
  const folder = join(await cacheRoot(), version);
  const executablePath = join(folder, 'chromium');
  if (!existsSync(executablePath)) await unpack(packageFolder, folder);

  const env = environment();
  if (!runs(executablePath, env)) {
    // Minimal systems lack nss, nspr and expat; the package includes them.
    const ours = join(folder, 'al2023/lib');
    env['LD_LIBRARY_PATH'] = [ours, env['LD_LIBRARY_PATH']].filter(Boolean).join(':');
    if (!runs(executablePath, env)) return null;
  }
  if (!existsSync('/etc/fonts/fonts.conf')) {
    env['FONTCONFIG_FILE'] = join(folder, 'fonts/fonts.conf');
  }
  return { from: 'npm', executablePath, env };
}

export function systemBrowser(env: Environment = environment()): FoundBrowser | null {
  const folders = process.platform === 'win32' ? [] : (env['PATH'] ?? '').split(delimiter);
  const executablePath = [
    ...SYSTEM_NAMES.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...(SYSTEM_PATHS[process.platform] ?? []),
  ].find((path) => existsSync(path) && runs(path, env));
  return executablePath === undefined ? null : { from: 'system', executablePath, env };
}

/** `playwrights`: Playwright's browser folder, if any. `null` if no browser is found. */
export async function findInstalledBrowser(playwrights?: string): Promise<FoundBrowser | null> {
  const explicit = process.env['BROWSER_PATH'];
  if (explicit) {
    if (!existsSync(explicit)) throw new Error(`BROWSER_PATH isn’t a file: ${explicit}`);
    return { from: 'BROWSER_PATH', executablePath: explicit, env: environment() };
  }
  const fromNpm = await npmBrowser();
  if (fromNpm) return fromNpm;
  return playwrights && existsSync(playwrights)
    ? { from: 'playwright', executablePath: playwrights, env: environment() }
    : systemBrowser();
}
