import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/**
 * The faces that pages wait for, cut to the weights and widths that the styles use: two thirds of their bytes.
 * A weight or width beyond these shows as the nearest that is there.
 */
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const CUTTER = join(ROOT, 'content/faces/node_modules/subset-font/index.js');
const PACKAGES = join(ROOT, 'node_modules/@fontsource-variable');

/** As the styles declare it for the latin files. */
const LATIN =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';

const FACES = [
  {
    name: 'archivo-latin-normal.woff2',
    from: 'archivo/files/archivo-latin-standard-normal.woff2',
    axes: { wght: { min: 400, max: 800 }, wdth: { min: 100, max: 112 } },
  },
  {
    name: 'newsreader-latin-normal.woff2',
    from: 'newsreader/files/newsreader-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700 } },
  },
  {
    name: 'newsreader-latin-italic.woff2',
    from: 'newsreader/files/newsreader-latin-wght-italic.woff2',
    // Words set apart in running text; a bold one among them is made bolder by the browser.
    axes: { wght: 400 },
  },
  {
    name: 'jetbrains-mono-latin-normal.woff2',
    from: 'jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700 } },
  },
] as const;

interface Cutter {
  default(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2';
      variationAxes: Record<string, number | { min: number; max: number }>;
    },
  ): Promise<Buffer>;
}

function lettersOf(ranges: string): string {
  return ranges
    .split(', ')
    .flatMap((range) => {
      const [first = 0, last = first] = range
        .slice(2)
        .split('-')
        .map((hex) => Number.parseInt(hex, 16));
      return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));
    })
    .join('');
}

export async function cutFaces(): Promise<{ name: string; bytes: Buffer }[]> {
  if (!existsSync(CUTTER)) {
    throw new Error('The cutter is not installed. Run: npm ci --prefix content/faces');
  }
  const { default: cut } = (await import(pathToFileURL(CUTTER).href)) as Cutter;
  return Promise.all(
    FACES.map(async ({ name, from, axes }) => ({
      name,
      bytes: await cut(readFileSync(join(PACKAGES, from)), lettersOf(LATIN), {
        targetFormat: 'woff2',
        variationAxes: axes,
      }),
    })),
  );
}
