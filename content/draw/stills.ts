import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { newPage } from '../../tests/support/browser.ts';
import { startSite, type Site } from '../../tests/support/site.ts';

const SIZE = { width: 1440, height: 900 } as const;
/** Three pictures of the home page, each this wide. */
const PICTURE_WIDTH = 800;
const PICTURE_SHAPE = 4 / 3;
const QUALITY = 82;

interface Still {
  name: string;
  bytes: Buffer;
}

interface Clip {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The real app over a real server, with the built-in talk, in both themes. */
export async function takeStills(browser: Browser): Promise<Still[]> {
  const ends: (() => Promise<void>)[] = [];
  const site = await startSite({ after: (work) => void ends.push(work) });
  try {
    const summary = await make(site, { format: 'summary', options: { length: 'long' } });
    const thread = await make(site, { format: 'tweet' });
    const stills: Still[] = [];
    for (const theme of ['light', 'dark'] as const) {
      const page = await newPage(browser, { ...SIZE, theme });
      await page.goto(`${site.url}/favicon.svg`);
      await page.evaluate(`localStorage.setItem('token', ${JSON.stringify(site.token)})`);
      const session = await page.context().newCDPSession(page);
      await page.goto(`${site.url}/app/summary/${summary}`);
      stills.push(...(await takeSummary(page, session, theme)));
      await page.goto(`${site.url}/app/tweet/${thread}`);
      stills.push(await takePreview(page, session, theme));
      await page.context().close();
    }
    return stills;
  } finally {
    for (const end of ends.toReversed()) await end();
  }
}

async function make(site: Site, body: object): Promise<string> {
  const made = await fetch(`${site.url}/generations`, {
    method: 'POST',
    headers: { Token: site.token, 'Content-Type': 'application/json' },
    body: JSON.stringify({ sample: true, ...body }),
  });
  const { generations } = (await made.json()) as { generations: { id: string }[] };
  const { id } = generations[0]!;
  // Once it is there: a screen that is open by then says so over the rest of it.
  for (;;) {
    const found = await fetch(`${site.url}/generations/${id}`, { headers: { Token: site.token } });
    const { status } = (await found.json()) as { status: string };
    if (status === 'done') return id;
    if (status === 'failed') throw new Error(`${id} could not be made`);
    await pause(100);
  }
}

/** The whole screen, in two sizes, then the lines with their times and the checks beside them. */
async function takeSummary(page: Page, session: CDPSession, theme: string): Promise<Still[]> {
  await page.getByRole('textbox', { name: 'Draft' }).waitFor();
  const ticks = page.locator('.doc button.rail-tick:visible');
  await ticks.nth(2).click();
  await page.locator('.said[data-marked]').first().waitFor();
  await page.evaluate('document.fonts.ready');
  const whole = { x: 0, y: 0, ...SIZE };
  const first = (await ticks.first().boundingBox())!;
  const text = (await page.locator('.doc').boundingBox())!;
  const bar = (await page.locator('.coverage').first().boundingBox())!;
  const lines = { x: first.x - 24, y: text.y, width: text.x + text.width - first.x + 24 };
  const checks = { x: bar.x - 16, y: bar.y - 16, width: SIZE.width - bar.x + 16 };
  return [
    { name: `summary-${theme}.webp`, bytes: await capture(session, whole, 1) },
    // For phones, which show it no wider.
    { name: `summary-${theme}-small.webp`, bytes: await capture(session, whole, 0.5) },
    { name: `moments-${theme}.webp`, bytes: await capturePicture(session, lines) },
    { name: `checks-${theme}.webp`, bytes: await capturePicture(session, checks) },
  ];
}

async function takePreview(page: Page, session: CDPSession, theme: string): Promise<Still> {
  await page.getByRole('textbox', { name: 'Draft' }).waitFor();
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('region', { name: 'Preview' }).waitFor();
  await page.evaluate('document.fonts.ready');
  const dialog = (await page.getByRole('dialog').boundingBox())!;
  return {
    name: `preview-${theme}.webp`,
    bytes: await capturePicture(session, { x: dialog.x, y: dialog.y, width: dialog.width }),
  };
}

function capturePicture(session: CDPSession, clip: Omit<Clip, 'height'>): Promise<Buffer> {
  const height = clip.width / PICTURE_SHAPE;
  return capture(session, { ...clip, height }, PICTURE_WIDTH / clip.width);
}

async function capture(session: CDPSession, clip: Clip, scale: number): Promise<Buffer> {
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: QUALITY,
    clip: { ...clip, scale },
  });
  return Buffer.from(data, 'base64');
}
