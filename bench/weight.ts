import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { buildIfStale, DIST } from '../cli/build.ts';

/** Compressed size of the scripts each page loads, compared to the limit for its kind. */

const HOME_LIMIT = 15_000;
const PAGE_LIMIT = 60_000;
const APP_LIMIT = 150_000;

interface WeightResult {
  name: 'weight';
  /** The ratio of the page closest to its limit: 1 or more is within. */
  ratio: number;
  home: number;
  largestPage: number;
  app: number;
}

export async function run(_args: string[]): Promise<WeightResult> {
  await buildIfStale((line) => console.log(line));
  const rows = globSync('**/*.html', { cwd: join(DIST, 'pages') })
    .map((file) => ({ path: pathOf(file), bytes: weigh(join(DIST, 'pages', file)) }))
    .toSorted((one, other) => other.bytes - one.bytes);
  const app = weigh(join(DIST, 'client/app/index.html'));
  const home = rows.find(({ path }) => path === '/')!.bytes;
  for (const { path, bytes } of rows) {
    print(path, bytes, path === '/' ? HOME_LIMIT : PAGE_LIMIT);
  }
  print('/app (first load)', app, APP_LIMIT);
  const largestPage = rows[0]!.bytes;
  const ratio = Math.min(HOME_LIMIT / home, PAGE_LIMIT / largestPage, APP_LIMIT / app);
  return { name: 'weight', ratio: Number(ratio.toFixed(2)), home, largestPage, app };
}

/** Scripts in the page, their imports, and the measuring script loaded after the page. */
function weigh(file: string): number {
  const html = readFileSync(file, 'utf8');
  const named = [
    ...html.matchAll(/<script[^>]*\ssrc="([^"]+)"|rel="modulepreload"[^>]*href="([^"]+)"/g),
  ];
  const found = new Set<string>();
  const follow = (address: string) => {
    if (found.has(address)) return;
    found.add(address);
    const code = readFileSync(join(DIST, 'client', address), 'utf8');
    for (const [, name] of code.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)) {
      follow(`/assets/${name}`);
    }
  };
  for (const [, script, preload] of named) follow((script ?? preload)!);
  if (html.includes('/assets/site-')) {
    for (const name of globSync('assets/vitals-*.js', { cwd: join(DIST, 'client') })) {
      follow(`/${name}`);
    }
  }
  let bytes = 0;
  for (const address of found) {
    bytes += brotliCompressSync(readFileSync(join(DIST, 'client', address))).length;
  }
  return bytes;
}

function pathOf(file: string): string {
  const path = `/${file.replaceAll('\\', '/')}`;
  return path.replace(/\/index\.html$/, '/').replace(/\.html$/, '');
}

function print(path: string, bytes: number, limit: number): void {
  const kilobytes = (value: number) => `${(value / 1000).toFixed(1)} kB`;
  const verdict = bytes <= limit ? '' : '  OVER';
  console.log(
    `${path.padEnd(44)} ${kilobytes(bytes).padStart(9)} of ${kilobytes(limit)}${verdict}`,
  );
}

if (import.meta.main) console.log(JSON.stringify(await run(process.argv.slice(2))));
