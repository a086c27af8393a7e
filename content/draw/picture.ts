import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, Page } from 'playwright-core';
import { PRODUCT } from '../../contract/product.ts';
import { MOTIFS } from './motifs.ts';

export const PICTURE = { width: 1200, height: 630 } as const;

const require = createRequire(import.meta.url);

/** In the page itself, so that drawing needs no network and no font of the machine. */
function fontFace(family: string, file: string): string {
  const data = readFileSync(require.resolve(`@fontsource-variable/${file}`)).toString('base64');
  return `@font-face{font-family:'${family}';font-weight:100 900;font-stretch:62% 125%;src:url(data:font/woff2;base64,${data})}`;
}

const FONTS = [
  fontFace('Archivo', 'archivo/files/archivo-latin-standard-normal.woff2'),
  fontFace('Newsreader', 'newsreader/files/newsreader-latin-wght-normal.woff2'),
  fontFace('JetBrains Mono', 'jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2'),
].join('');

const MARK =
  '<rect width="26" height="18" rx="2" fill="#000" stroke="#54574f"/><rect x="4" y="6" width="18" height="3" fill="#ffd91a" opacity=".45"/><rect x="4" y="11" width="18" height="3" fill="#ffd91a"/>';

/** Rooms by different light. */
const GROUNDS = ['#2f4038', '#3d3a2c', '#2c3a44', '#443530'];

export interface PictureWords {
  /** In the caption box. */
  caption: string;
  motif: string;
  /** Where the playhead stands, 0 to 1. */
  at: number;
  /** Large words over the film; an article's picture has none, because its title stands beside it. */
  title?: string;
}

/** Film, ruler and sheet: the same three parts as on every page. */
export function pictureHtml({ caption, motif, at, title }: PictureWords): string {
  const motifSvg = MOTIFS[motif];
  if (!motifSvg) throw new Error(`There is no motif ${motif}`);
  const ticks = Array.from({ length: 61 }, (_, index) => {
    const isLong = index % 5 === 0;
    return `<rect x="${index * 20}" y="0" width="${isLong ? 2 : 1}" height="${isLong ? 26 : 14}" fill="${isLong ? '#9a9d96' : '#54574f'}"/>`;
  }).join('');
  const head = Math.round(at * PICTURE.width);
  const ground = GROUNDS[Math.round(at * 100) % GROUNDS.length];
  const logo = `<p class="logo"><svg width="44" height="31" viewBox="0 0 26 18">${MARK}</svg>${PRODUCT.name}</p>`;
  const words = title ? `<p class="title">${title}</p>` : '';
  return `<!doctype html><meta charset="utf-8"><style>${FONTS}
*{margin:0;box-sizing:border-box}
body{width:1200px;height:630px;background:#f4f5f3;display:grid;grid-template:562px 68px/600px 600px;overflow:hidden;font-family:Archivo}
.film{position:relative;display:grid;align-content:end;gap:30px;padding:52px 48px;background:${ground}}
.film>svg{position:absolute;inset:0}
.film>p{position:relative}
.title{color:#fff;font-size:66px;line-height:1.04;font-weight:780;font-stretch:104%;letter-spacing:-.042em;text-wrap:balance}
.said{font-size:${title ? 36 : 40}px;line-height:1.5;font-weight:560;color:#ffd91a;text-wrap:balance;text-align:${title ? 'start' : 'center'}}
.said span{background:#000;padding:.08em .32em .14em;box-decoration-break:clone;-webkit-box-decoration-break:clone}
.film>.logo{position:absolute;top:40px;left:48px;display:flex;align-items:center;gap:14px;color:#fff;font-size:27px;font-weight:780;letter-spacing:-.03em}
.sheet{position:relative;margin:44px 0 0 0;background:#fff;border:1px solid #dcdfd9;border-width:1px 0 0 0;padding:46px 60px}
.ruler{grid-column:1/-1;background:#000;position:relative}
</style><div class="film">${title ? logo : speaker(at)}${words}<p class="said"><span>${caption}</span></p></div>
<div class="sheet"><svg width="470" height="430" viewBox="0 0 470 430" overflow="visible">${motifSvg()}</svg></div>
<div class="ruler"><svg width="1200" height="68">${ticks}<rect x="${head}" y="0" width="4" height="68" fill="#ffd91a"/></svg></div>`;
}

/** Somebody who speaks; each article has them elsewhere in the frame. */
function speaker(at: number): string {
  const x = 170 + Math.round(at * 260);
  const size = 0.86 + (at % 0.3);
  return `<svg width="600" height="562" viewBox="0 0 600 562"><g transform="translate(${x} 564) scale(${size.toFixed(2)})" fill="#000" fill-opacity=".42"><ellipse cx="0" cy="-330" rx="66" ry="80"/><path d="M-168 0c0-150 58-226 168-226S168-150 168 0z"/></g></svg>`;
}

export async function drawPicture(browser: Browser, words: PictureWords): Promise<Buffer> {
  return draw(browser, words, 1, (page) => page.screenshot());
}

/** Half the size, for phones and cards. */
export async function drawSmallPicture(browser: Browser, words: PictureWords): Promise<Buffer> {
  return draw(browser, words, 0.5, async (page) => {
    const session = await page.context().newCDPSession(page);
    const shot = { format: 'webp', quality: 86 } as const;
    return Buffer.from((await session.send('Page.captureScreenshot', shot)).data, 'base64');
  });
}

/** The mark by itself, for search engines, which want it at least 112 pixels wide. */
export async function drawLogo(browser: Browser): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 512, height: 512 } });
  try {
    await page.setContent(
      `<!doctype html><style>*{margin:0}body{background:#f4f5f3}</style><svg width="512" height="512" viewBox="-5 -9 36 36">${MARK.replace(/ stroke="[^"]*"/, '')}</svg>`,
    );
    return await page.screenshot();
  } finally {
    await page.close();
  }
}

async function draw(
  browser: Browser,
  words: PictureWords,
  scale: number,
  take: (page: Page) => Promise<Buffer>,
): Promise<Buffer> {
  const page = await browser.newPage({ viewport: PICTURE, deviceScaleFactor: scale });
  try {
    await page.setContent(pictureHtml(words));
    await page.evaluate('document.fonts.ready');
    return await take(page);
  } finally {
    await page.close();
  }
}
