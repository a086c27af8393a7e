import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type * as Vite from 'vite';
import { PARTS } from '#contract/parts.ts';
import { OperatorError } from '#server/core/fatal.ts';
import { whyNotLoaded } from '#server/core/loads.ts';
import { sweepDrafts } from '#server/core/sweep-drafts.ts';
import { compressFiles } from './compress.ts';
import { areUntouched, keepGlance, readPageSources, stampOf, stampPages } from './page-sources.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
export const DIST = join(ROOT, 'dist');
const INTO = '--into';
const SITE_ENTRY = 'site/client/site.ts';
/** What only some pages load. */
const PAGE_ENTRIES = 'site/client/*.entry.ts';
const SHEETS = 'site/sheets/*.css';

/**
 * What the first script of every page shares with the app, in one file: a browser opens six lines to a host, and a page waits for
 * whatever does not get one of them.
 */
const SHELL =
  /site[\\/]client[\\/]chosen-plan\.ts|lib[\\/](?:next-page|paths|theme-store)\.ts|preload-helper/;

/** What a page has to link to. */
interface SiteAssets {
  styles: string[];
  scripts: string[];
  /** What the scripts load in turn, so that the browser need not find out by reading them. */
  preloads: string[];
  fonts: string[];
  /** Addresses of what lies under `web/public`. */
  files: string[];
}

/** What `web/site/render.tsx` gives. */
export interface RenderModule {
  listPages(): { path: string; entries: readonly string[]; sheet: string }[];
  renderPage(path: string, assets: SiteAssets): Promise<string>;
  /** Name and text of what is for machines: the sitemap, the feed. */
  renderMachineFiles(): { name: string; text: string }[];
}

/** What the build loads that may be missing or made for another processor. */
const BUILDER = ['vite', '@vitejs/plugin-react', 'lightningcss'];
/** How the process of a build ends that could not begin. */
const NO_BUILDER = 3;

export async function whyNoBuilder(): Promise<string | null> {
  for (const name of BUILDER) {
    const why = await whyNotLoaded(name, import.meta.filename);
    if (why !== null) return why;
  }
  return null;
}

export function areBuilt(): boolean {
  return stampOf(DIST) !== null;
}

export function areCurrent(): boolean {
  return areUntouched(DIST, ROOT) || stampOf(DIST) === readPageSources(ROOT).hash;
}

/**
 * As {@link buildIfStale}, but without a page builder what was built before has to do: an old page is better than no
 * server, and no page costs the pages alone.
 */
export async function buildIfPossible(say: (line: string) => void): Promise<void> {
  try {
    await buildIfStale(say);
  } catch (error) {
    const why = await whyNoBuilder();
    if (why === null) throw error;
    const { lost } = areBuilt() ? PARTS.builder : PARTS.pages;
    say(`The page builder isn’t installed (${why}).\n${lost}\n${PARTS.builder.howTo}`);
  }
}

/** Makes the pages and the app, only where something they are made of has changed. `true` if it had to. */
export async function buildIfStale(say: (line: string) => void): Promise<boolean> {
  if (areUntouched(DIST, ROOT)) return false;
  const sources = readPageSources(ROOT);
  const isCurrent = () => stampOf(DIST) === sources.hash;
  if (isCurrent()) {
    keepGlance(DIST, sources);
    return false;
  }
  say('building the pages');
  sweepDrafts(ROOT, ['dist.new-*', 'dist.old-*']);
  const fresh = `${DIST}.new-${process.pid}`;
  const old = `${DIST}.old-${process.pid}`;
  try {
    await runBuild(fresh);
    stampPages(fresh, sources);
    // Another start may have made the same meanwhile, and be reading it.
    if (isCurrent()) return false;
    if (existsSync(DIST)) renameSync(DIST, old);
    renameSync(fresh, DIST);
  } catch (error) {
    if (!isCurrent()) throw error;
  } finally {
    for (const folder of [fresh, old]) rmSync(folder, { recursive: true, force: true });
  }
  return true;
}

/**
 * In a process of its own: the tools set NODE_ENV for whoever loads them, which would make a production server of the
 * one that started them, and their memory goes when they end.
 */
async function runBuild(folder: string): Promise<void> {
  const build = spawn(process.execPath, [fileURLToPath(import.meta.url), INTO, folder], {
    stdio: ['ignore', 'inherit', 'inherit'],
    // Whatever the server is: a page made for developers is three times as heavy.
    // Its tools are seldom read again, and keeping them compiled takes longer than reading them.
    env: { ...process.env, NODE_ENV: 'production', NODE_DISABLE_COMPILE_CACHE: '1' },
  });
  const [status] = (await once(build, 'exit')) as [number | null];
  if (status !== 0) throw new OperatorError('We couldn’t build the pages. Nothing was changed.');
}

/** Without a word: whoever started the build finds out what is missing and says so. */
async function loadBuilder(): Promise<{ build: typeof Vite.build }> {
  try {
    await import('@vitejs/plugin-react');
    // Vite loads it only once it has begun.
    createRequire(import.meta.url)('lightningcss');
    return await import('vite');
  } catch {
    process.exit(NO_BUILDER);
  }
}

async function buildInto(folder: string): Promise<void> {
  // Whoever serves the pages may be somebody else, and a server that is starting lets nobody else read what it writes.
  process.umask(0o022);
  const { build } = await loadBuilder();
  const configFile = join(ROOT, 'vite.config.ts');
  const client = join(folder, 'client');
  await build({
    configFile,
    logLevel: 'warn',
    build: {
      outDir: client,
      emptyOutDir: true,
      manifest: true,
      rolldownOptions: {
        input: {
          app: join(ROOT, 'web/app/index.html'),
          site: join(ROOT, 'web', SITE_ENTRY),
          ...inputs(PAGE_ENTRIES, '.entry.ts'),
          ...inputs(SHEETS, '.css'),
        },
        output: { codeSplitting: { groups: [{ name: 'shell', test: SHELL }] } },
      },
    },
  });
  const compressed = compressFiles(client, 'quickly');
  await build({
    configFile,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: join(folder, 'render'),
      ssr: join(ROOT, 'web/site/render.tsx'),
      emptyOutDir: true,
    },
  });
  const manifestFile = join(client, '.vite/manifest.json');
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Vite.Manifest;
  const render = (await import(
    pathToFileURL(join(folder, 'render/render.js')).href
  )) as RenderModule;
  for (const { path, entries, sheet } of render.listPages()) {
    const file = join(folder, 'pages', path === '/' ? 'index.html' : `${path.slice(1)}.html`);
    mkdirSync(dirname(file), { recursive: true });
    const assets = siteAssets(manifest, entries, sheet);
    writeFileSync(file, await render.renderPage(path, assets));
  }
  for (const { name, text } of render.renderMachineFiles()) {
    writeFileSync(join(folder, 'pages', name), text);
  }
  await compressed;
  rmSync(join(client, '.vite'), { recursive: true });
  rmSync(join(folder, 'render'), { recursive: true });
}

function inputs(pattern: string, ending: string): Record<string, string> {
  return Object.fromEntries(
    globSync(pattern, { cwd: join(ROOT, 'web') }).map((name) => [
      basename(name, ending),
      join(ROOT, 'web', name),
    ]),
  );
}

export function publicFiles(): string[] {
  return globSync('**/*.*', { cwd: join(ROOT, 'web/public') }).map(
    (name) => `/${name.replaceAll('\\', '/')}`,
  );
}

function siteAssets(
  manifest: Vite.Manifest,
  entries: readonly string[],
  sheet: string,
): SiteAssets {
  const names = [SITE_ENTRY, ...entries.map((name) => PAGE_ENTRIES.replace('*', name))];
  const chunks = names.map((name) => manifest[name]!);
  const { file: style, assets = [] } = manifest[SHEETS.replace('*', sheet)]!;
  const loaded = new Set<string>();
  const follow = (name: string) => {
    if (loaded.has(name)) return;
    loaded.add(name);
    manifest[name]?.imports?.forEach(follow);
  };
  for (const { imports = [] } of chunks) imports.forEach(follow);
  const url = (file: string) => `/${file}`;
  return {
    styles: [url(style)],
    scripts: chunks.map(({ file }) => url(file)),
    preloads: [...loaded].map((name) => url(manifest[name]!.file)),
    // The two that headings and text are set in. Times come when the style sheet asks for them: nothing waits for those.
    fonts: assets
      .filter((file) => /(?:archivo|newsreader)-latin-normal-[^/]*\.woff2$/.test(file))
      .map(url),
    files: publicFiles(),
  };
}

if (import.meta.main) {
  const [flag, folder] = process.argv.slice(2);
  if (flag === INTO && folder) await buildInto(folder);
  else await buildIfStale((line) => console.log(line));
}
