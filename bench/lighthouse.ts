import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildIfStale, DIST } from '../cli/build.ts';
import { needBrowser } from '../tests/support/find-browser.ts';
import { openScene } from '../tests/support/server-process.ts';

/**
 * Runs Lighthouse with its mobile settings on every page of the sitemap: `npm run bench -- lighthouse [runs]
 * [path…]`.
 * Install it with `npm ci --prefix bench/lighthouse`; it isn't a project dependency, as nothing else needs it.
 */

const PROGRAM = join(import.meta.dirname, 'lighthouse/node_modules/lighthouse/core/index.js');
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];
const LIMITS: Record<Category, number> = {
  performance: 98,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};

type Scores = Record<Category, number> & { layoutShift: number };

interface LighthouseModule {
  default(
    url: string,
    flags: { port: number; output: 'json'; logLevel: 'error'; onlyCategories: readonly string[] },
  ): Promise<{
    lhr: {
      categories: Record<Category, { score: number; auditRefs: { id: string; weight: number }[] }>;
      audits: Record<string, { score: number | null; title: string; numericValue?: number }>;
    };
  }>;
}

interface LighthouseResult {
  name: 'lighthouse';
  /** The lowest median divided by its limit: 1 or more is within. */
  ratio: number;
  runs: number;
  pages: ({ path: string } & Scores)[];
}

export async function run([runs = '5', ...wanted]: string[]): Promise<LighthouseResult> {
  if (!existsSync(PROGRAM)) {
    throw new Error('Lighthouse is not installed. Run: npm ci --prefix bench/lighthouse');
  }
  const { default: lighthouse } = (await import(pathToFileURL(PROGRAM).href)) as LighthouseModule;
  await buildIfStale((line) => console.log(line));
  const scene = openScene();
  const browser = await startBrowser();
  try {
    const { url } = await scene.start({ dataDir: scene.folder() });
    const paths = wanted.length > 0 ? wanted : listedPages();
    const pages: LighthouseResult['pages'] = [];
    for (const path of paths) {
      const all: Scores[] = [];
      for (let round = 0; round < Number(runs); round += 1) {
        const { port } = browser;
        const flags = {
          port,
          output: 'json',
          logLevel: 'error',
          onlyCategories: CATEGORIES,
        } as const;
        const { lhr } = await lighthouse(url + path, flags);
        all.push(scoresOf(lhr));
        if (round === 0) printFailures(lhr);
      }
      const row = { path, ...medians(all) };
      pages.push(row);
      const list = CATEGORIES.map((name) => `${name} ${row[name]}`).join('  ');
      const each = all.map(({ performance }) => performance).join(' ');
      console.log(`${path.padEnd(42)} ${list}  shift ${row.layoutShift}  (${each})`);
    }
    const ratios = pages.flatMap((page) => CATEGORIES.map((name) => page[name] / LIMITS[name]));
    return { name: 'lighthouse', ratio: Math.min(...ratios), runs: Number(runs), pages };
  } finally {
    browser.end();
    await scene.close();
  }
}

function listedPages(): string[] {
  const sitemap = readFileSync(join(DIST, 'pages/sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(([, path]) => path!);
}

type Report = Awaited<ReturnType<LighthouseModule['default']>>['lhr'];

function scoresOf({ categories, audits }: Report): Scores {
  const score = (name: Category) => Math.round(categories[name].score * 100);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    layoutShift: Number((audits['cumulative-layout-shift']?.numericValue ?? 0).toFixed(3)),
  };
}

function printFailures({ categories, audits }: Report): void {
  for (const name of CATEGORIES) {
    for (const { id, weight } of categories[name].auditRefs) {
      const audit = audits[id];
      if (weight > 0 && audit && audit.score !== null && audit.score < 0.9) {
        console.log(`  ${name}: ${audit.title} (${audit.score})`);
      }
    }
  }
}

function medians(all: readonly Scores[]): Scores {
  const middle = (name: keyof Scores) =>
    all.map((scores) => scores[name]).toSorted((one, other) => one - other)[
      Math.floor(all.length / 2)
    ]!;
  return {
    performance: middle('performance'),
    accessibility: middle('accessibility'),
    'best-practices': middle('best-practices'),
    seo: middle('seo'),
    layoutShift: middle('layoutShift'),
  };
}

async function startBrowser(): Promise<{ port: number; end(): void }> {
  const { executablePath, env } = await needBrowser();
  const profile = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const child = spawn(
    executablePath,
    [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { env, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const port = await new Promise<number>((resolve, reject) => {
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const [, found] = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(said) ?? [];
      if (found) resolve(Number(found));
    });
    child.once('exit', () => reject(new Error(`The browser ended:\n${said}`)));
  });
  return {
    port,
    end() {
      child.once('exit', () => rmSync(profile, { recursive: true, force: true }));
      child.kill();
    },
  };
}

if (import.meta.main) console.log(JSON.stringify(await run(process.argv.slice(2))));
