import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { launchBrowser } from '../../tests/support/browser.ts';
import { parseArticle } from '../article-file.ts';
import { drawLogo, drawPicture, drawSmallPicture, type PictureWords } from './picture.ts';
import { cutFaces } from './cut-faces.ts';
import { makeFilm } from './film.ts';
import { withFonts } from './fonts.ts';
import { makeRecordings } from './recordings.ts';
import { sampleTexts } from './sample-texts.ts';
import { takeStills } from './stills.ts';

/**
 * `npm run content`: draws the pictures of articles and link previews, takes the stills of the app, films it at
 * work, has the samples of the podcast section spoken, and the sample texts of the home page written. What it makes is kept in the repository, so that nobody needs
 * a browser or voices to build the site. `npm run content -- pictures`, `-- stills`, `-- film`, `-- recordings` or `-- texts`
 * makes only these. `--fonts <folder>` adds fonts that this machine lacks, such as one with flags. `-- faces`, and nothing else,
 * cuts the type faces anew, after a new version of theirs or a weight that they lack.
 */
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const ARTICLES = join(ROOT, 'content/articles');
const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { fonts: { type: 'string' } },
});
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);

const PREVIEWS: Readonly<Record<string, PictureWords>> = {
  home: { title: 'You said it on camera.', caption: 'Now it’s written.', motif: 'sheet', at: 0.2 },
  ltd: { title: 'Make the video once.', caption: 'Pay once, too.', motif: 'thread', at: 0.36 },
  agency: { title: 'Record one call.', caption: 'Deliver a month.', motif: 'letter', at: 0.52 },
  affiliate: { title: 'Recommend it once.', caption: 'Earn every month.', motif: 'wave', at: 0.3 },
  blog: { title: 'From video to writing', caption: 'what we’ve learned', motif: 'proof', at: 0.44 },
  contact: {
    title: 'Ask us anything.',
    caption: 'A real person replies.',
    motif: 'note',
    at: 0.58,
  },
  legal: { title: 'Terms', caption: 'and privacy', motif: 'clauses', at: 0.75 },
  login: {
    title: 'Welcome back.',
    caption: 'Pick up where you left off.',
    motif: 'mark',
    at: 0.81,
  },
  signup: { title: '10,000 words', caption: 'to start with, free', motif: 'blank', at: 0.04 },
  'youtube-summary': {
    title: 'Forty minutes of video,',
    caption: 'four minutes to read',
    motif: 'captions',
    at: 0.1,
  },
  'youtube-thumbnail': {
    title: 'The one frame',
    caption: 'people see first',
    motif: 'rails',
    at: 0.66,
  },
};

function write(name: string, bytes: Buffer, folder = 'web/public'): void {
  const file = join(ROOT, folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
  console.log(`${name}  ${Math.round(bytes.length / 1000)} kB`);
}

if (wanted.includes('faces')) {
  for (const { name, bytes } of await cutFaces()) write(name, bytes, 'web/ui/faces');
}

if (isWanted('texts')) {
  const { texts, highlights } = await sampleTexts();
  const json = `${JSON.stringify({ texts, highlights }, null, 2)}\n`;
  write('sample-texts.json', Buffer.from(json), 'content/site');
}

if (isWanted('recordings')) {
  const { script } = await sampleTexts();
  const made = await makeRecordings(script);
  for (const { id, mp3 } of made) write(`demo/${id}.mp3`, mp3);
  const all = Object.fromEntries(made.map(({ id, heard }) => [id, heard]));
  write('podcast-heard.json', Buffer.from(`${JSON.stringify(all)}\n`), 'content/site');
}

if (!['pictures', 'stills', 'film'].some(isWanted)) process.exit(0);
const browser = await launchBrowser({ env: await withFonts(values.fonts ?? null) });
try {
  if (isWanted('pictures')) {
    const names = readdirSync(ARTICLES).filter((name) => name.endsWith('.md'));
    for (const [index, name] of names.entries()) {
      const article = parseArticle(name.slice(0, -3), readFileSync(join(ARTICLES, name), 'utf8'));
      const at = (index + 1) / (names.length + 1);
      const words = { ...article, title: '', at };
      write(`pictures/${article.slug}.png`, await drawPicture(browser, words));
      write(`pictures/${article.slug}-small.webp`, await drawSmallPicture(browser, words));
    }
    for (const [name, words] of Object.entries(PREVIEWS)) {
      write(`og/${name}.png`, await drawPicture(browser, words));
    }
    write('og/logo.png', await drawLogo(browser));
  }
  if (isWanted('stills')) {
    for (const { name, bytes } of await takeStills(browser)) write(`stills/${name}`, bytes);
  }
  if (isWanted('film')) {
    for (const { name, bytes } of await makeFilm(browser)) write(`demo/${name}`, bytes);
  }
} finally {
  await browser.close();
}
