import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Manifest } from 'vite';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
export const DIST = join(ROOT, 'dist');
const SITE_ENTRY = 'site/client/site.ts';
const COMPRESSED = /\.(css|js|svg|json|txt|xml|webmanifest)$/;

/** What the pages are made of. A change in any of it makes them stale. */
const SOURCES = [
  'web/**/*.{ts,tsx,css,html,svg,json,png}',
  'contract/**/*.ts',
  'content/**/*.{json,md}',
  'vite.config.ts',
  'cli/build.ts',
  'package-lock.json',
];

/** What a page has to link to. */
export interface SiteAssets {
  styles: string[];
  scripts: string[];
  fonts: string[];
}

/** What `web/site/render.tsx` gives. */
export interface RenderModule {
  listPages(): string[];
  renderPage(path: string, assets: SiteAssets): Promise<string>;
  renderSitemap(): string;
}

/** Makes the pages and the app, only where something they are made of has changed. `true` if it had to. */
export async function buildIfStale(say: (line: string) => void): Promise<boolean> {
  const stamp = hashSources();
  const stampFile = join(DIST, 'stamp');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return false;
  say('building the pages');
  const fresh = `${DIST}.new-${process.pid}`;
  try {
    await buildInto(fresh);
    writeFileSync(join(fresh, 'stamp'), stamp);
    rmSync(DIST, { recursive: true, force: true });
    renameSync(fresh, DIST);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
  return true;
}

async function buildInto(folder: string): Promise<void> {
  // Loaded only where it is needed: most starts find nothing stale, and need not wait for it.
  const { build } = await import('vite');
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
        input: { app: join(ROOT, 'web/app/index.html'), site: join(ROOT, 'web', SITE_ENTRY) },
      },
    },
  });
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
  const assets = siteAssets(JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest);
  const render = (await import(
    pathToFileURL(join(folder, 'render/render.js')).href
  )) as RenderModule;
  for (const path of render.listPages()) {
    const file = join(folder, 'pages', path === '/' ? 'index.html' : `${path.slice(1)}.html`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await render.renderPage(path, assets));
  }
  writeFileSync(join(folder, 'pages/sitemap.xml'), render.renderSitemap());
  compress(client);
  rmSync(join(client, '.vite'), { recursive: true });
  rmSync(join(folder, 'render'), { recursive: true });
}

function siteAssets(manifest: Manifest): SiteAssets {
  const entry = manifest[SITE_ENTRY]!;
  const url = (file: string) => `/${file}`;
  return {
    styles: (entry.css ?? []).map(url),
    scripts: [url(entry.file)],
    fonts: (entry.assets ?? [])
      .filter((file) => /latin-(?!ext)[^/]*-normal-[^/]*\.woff2$/.test(file))
      .map(url),
  };
}

/** Done once here instead of with every answer. */
function compress(folder: string): void {
  for (const name of globSync('**/*', { cwd: folder })) {
    if (!COMPRESSED.test(name)) continue;
    const body = readFileSync(join(folder, name));
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(body, { params }));
    writeFileSync(join(folder, `${name}.gz`), gzipSync(body, { level: 9 }));
  }
}

function hashSources(): string {
  const hash = createHash('sha256');
  for (const name of globSync(SOURCES, { cwd: ROOT }).toSorted()) {
    if (/\.test\.tsx?$/.test(name)) continue;
    hash.update(name).update(readFileSync(join(ROOT, name)));
  }
  return hash.digest('hex');
}

if (import.meta.main) await buildIfStale((line) => console.log(line));
