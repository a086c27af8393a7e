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
/** Entries used only by some pages. */
const PAGE_ENTRIES = 'site/client/*.entry.ts';
const SHEETS = 'site/sheets/*.css';

/**
 * Code shared by every page's first script and the app, in one chunk: browsers open six connections per host, and further files
 * have to wait.
 */
const SHELL =
  /site[\\/]client[\\/]chosen-plan\.ts|lib[\\/](?:next-page|paths|theme-store)\.ts|preload-helper/;

interface SiteAssets {
  styles: string[];
  scripts: string[];
  /** Imported by the scripts; preloaded so the browser doesn't have to discover them. */
  preloads: string[];
  fonts: string[];
  /** Paths of the files in `web/public`. */
  files: string[];
}

/** Exports of `web/site/render.tsx`. */
export interface RenderModule {
  listPages(): { path: string; entries: readonly string[]; sheet: string }[];
  renderPage(path: string, assets: SiteAssets): Promise<string>;
  /** Files for machines: sitemap and feed. */
  renderMachineFiles(): { name: string; text: string }[];
}

/** Build tools that may be missing or built for another CPU. */
const BUILDER = ['vite', '@vitejs/plugin-react', 'lightningcss'];
/** Exit code of a build process without its tools. */
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
 * Like {@link buildIfStale}, but without build tools the old pages are used: outdated or missing pages are better than no server.
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

/** Builds pages and app if their sources have changed. Returns whether it had to. */
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
    // Another process may have built and be using the same version.
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

/** In a child process, because the tools set NODE_ENV to production for their process, and to free their memory afterwards. */
async function runBuild(folder: string): Promise<void> {
  const build = spawn(process.execPath, [fileURLToPath(import.meta.url), INTO, folder], {
    stdio: ['ignore', 'inherit', 'inherit'],
    // Always a production build: development builds are three times as large. The tools rarely run, and caching their compiled
    // code takes longer than compiling it.
    env: { ...process.env, NODE_ENV: 'production', NODE_DISABLE_COMPILE_CACHE: '1' },
  });
  const [status] = (await once(build, 'exit')) as [number | null];
  if (status !== 0) throw new OperatorError('We couldn’t build the pages. Nothing was changed.');
}

/** Exits silently: the parent process finds and reports what is missing. */
async function loadBuilder(): Promise<{ build: typeof Vite.build }> {
  try {
    await import('@vitejs/plugin-react');
    // Vite only loads it during the build.
    createRequire(import.meta.url)('lightningcss');
    return await import('vite');
  } catch {
    process.exit(NO_BUILDER);
  }
}

async function buildInto(folder: string): Promise<void> {
  // Pages may be served by another user, and the starting server's umask would prevent that.
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
    // The fonts of headings and text. Other fonts load on demand, because nothing waits for them.
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
