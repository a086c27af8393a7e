import type { Browser, CDPSession, Locator, Page } from 'playwright-core';
import { newPage } from '../../tests/support/browser.ts';
import { startSite } from '../../tests/support/site.ts';
import { encodeFilm, type Frame } from './encode-film.ts';

const SIZE = { width: 1280, height: 800 } as const;
/** Frames closer together than this add weight and nothing to see. */
const LEAST_MS = 66;
/** How long the steps take on a machine with nothing else to do. A busy one takes longer, so its film is played faster. */
const LENGTH_MS = 35_000;

interface Line {
  atMs: number;
  words: string;
}

/**
 * The real app over a real server: from a built-in talk to an article in a file, in one take. What is said about it
 * stands in captions, timed as the recording went.
 */
export async function makeFilm(browser: Browser): Promise<{ name: string; bytes: Buffer }[]> {
  const ends: (() => Promise<void>)[] = [];
  const site = await startSite({ after: (work) => void ends.push(work) });
  try {
    const page = await newPage(browser, { ...SIZE, animated: true });
    await page.addInitScript(POINTER);
    await page.goto(`${site.url}/favicon.svg`);
    await page.evaluate(`localStorage.setItem('token', ${JSON.stringify(site.token)})`);
    await page.goto(`${site.url}/app/blog`);
    await page.locator('.sample').first().waitFor();
    await page.evaluate('document.fonts.ready');
    // On a busy machine the page still draws and moves for a while.
    await page.waitForTimeout(3000);
    const camera = await startCamera(page);
    const lines: Line[] = [];
    await play(page, (words) => void lines.push({ atMs: camera.nowMs(), words }));
    const taken = await camera.stop();
    await page.context().close();
    const lastMs = Math.min(taken.at(-1)!.atMs, LENGTH_MS);
    const pace = lastMs / taken.at(-1)!.atMs;
    const frames = taken.map(({ atMs, jpeg }) => ({ atMs: atMs * pace, jpeg }));
    for (const line of lines) line.atMs *= pace;
    return [
      { name: 'film.webm', bytes: await encodeFilm(browser, frames, SIZE, 'webm') },
      { name: 'film.mp4', bytes: await encodeFilm(browser, frames, SIZE, 'mp4') },
      { name: 'film.vtt', bytes: Buffer.from(captions(lines, lastMs)) },
    ];
  } finally {
    for (const end of ends.toReversed()) await end();
  }
}

/** What somebody does who has the app before them for the first time. */
async function play(page: Page, say: (words: string) => void): Promise<void> {
  const rest = (ms: number) => page.waitForTimeout(ms);
  say('Add a video: paste a link, drop a file, or try a sample.');
  await rest(1600);
  await press(page, page.locator('.sample').first());
  await rest(1200);
  say('Pick your formats. You see the cost before anything runs.');
  await press(page, page.getByText('Short', { exact: true }));
  await rest(500);
  await press(page, page.locator('.chip', { hasText: 'Thread' }));
  await rest(300);
  await press(page, page.locator('.chip', { hasText: 'Newsletter' }));
  await rest(1400);
  say('Every line links to the moment it was said.');
  await press(page, page.getByRole('button', { name: /^Create article/ }));
  const text = page.getByRole('textbox', { name: 'Draft' });
  await text.waitFor({ timeout: 60_000 });
  await rest(1800);
  say('Click a time to see what was said, with the transcript beside it.');
  const ticks = page.locator('.doc .rail-tick:visible');
  await press(page, ticks.nth(1));
  await rest(1300);
  await press(page, ticks.nth(3));
  await rest(1700);
  say('Edit anything. It saves automatically, and you can undo.');
  await pressEnd(page, page.locator('.doc-writing p').first());
  await page.keyboard.type(' Start with a chair and a sheet of paper.', { delay: 45 });
  await page.locator('.watch-status').getByText('Saved', { exact: true }).waitFor();
  await rest(1300);
  say('Preview it the way your readers will see it.');
  await press(page, page.getByRole('button', { name: 'Preview' }));
  await page.getByRole('region', { name: 'Preview' }).waitFor();
  await rest(2200);
  await page.keyboard.press('Escape');
  await rest(500);
  say('The thread is ready too, counted the way X counts.');
  await press(page, page.getByRole('link', { name: /^Library/ }));
  await press(page, page.locator('.library-row', { hasText: 'Thread' }).locator('.library-title'));
  await text.waitFor();
  await rest(2400);
  say('Export to Word, PDF, Markdown, HTML and more.');
  await press(page, page.getByRole('button', { name: 'Export' }));
  await rest(2800);
}

async function press(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  await target.scrollIntoViewIfNeeded();
  const box = (await target.boundingBox())!;
  await pressAt(page, box.x + Math.min(box.width / 2, 160), box.y + box.height / 2);
}

/** Behind the last word of a paragraph. */
async function pressEnd(page: Page, target: Locator): Promise<void> {
  const box = (await target.boundingBox())!;
  await pressAt(page, box.x + box.width - 8, box.y + box.height - 10);
}

/** Moves the pointer there as a hand would, then clicks. */
async function pressAt(page: Page, x: number, y: number): Promise<void> {
  const to = { x, y };
  const from = pointers.get(page) ?? { x: SIZE.width / 2, y: SIZE.height / 2 };
  const steps = 14;
  for (let step = 1; step <= steps; step += 1) {
    const share = step / steps;
    const eased = share * share * (3 - 2 * share);
    await page.mouse.move(from.x + (to.x - from.x) * eased, from.y + (to.y - from.y) * eased);
    await page.waitForTimeout(24);
  }
  pointers.set(page, to);
  await page.waitForTimeout(180);
  await page.mouse.down();
  await page.waitForTimeout(60);
  await page.mouse.up();
}

const pointers = new WeakMap<Page, { x: number; y: number }>();

/** A page without a screen draws no pointer, so one is drawn into it. */
const POINTER = `addEventListener('DOMContentLoaded', () => {
  const pointer = document.createElement('div');
  Object.assign(pointer.style, {
    position: 'fixed', zIndex: 2147483647, pointerEvents: 'none', width: '18px', height: '18px', left: '-99px',
    margin: '-9px 0 0 -9px', borderRadius: '50%', background: 'rgb(255 216 27 / 85%)', border: '2px solid #0c0d0b',
  });
  document.body.append(pointer);
  const move = ({ clientX, clientY }) => Object.assign(pointer.style, { left: clientX + 'px', top: clientY + 'px' });
  addEventListener('mousemove', move, true);
  addEventListener('mousedown', () => { pointer.style.scale = '0.7'; }, true);
  addEventListener('mouseup', () => { pointer.style.scale = '1'; }, true);
  // An open dialog lies in the top layer of the page; the pointer goes with it.
  pointer.popover = 'manual';
  setInterval(() => { pointer.hidePopover(); pointer.showPopover(); }, 500);
  pointer.showPopover();
});`;

interface Camera {
  nowMs(): number;
  stop(): Promise<Frame[]>;
}

/** Takes every frame the page draws, with its moment. */
async function startCamera(page: Page): Promise<Camera> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const frames: Frame[] = [];
  let beganAt = 0;
  session.on('Page.screencastFrame', ({ data, sessionId, metadata }) => {
    const at = (metadata.timestamp ?? Date.now() / 1000) * 1000;
    beganAt ||= at;
    const last = frames.at(-1);
    // The newest of those that come too close together is the one to keep.
    if (last && at - beganAt - last.atMs < LEAST_MS) last.jpeg = data;
    else frames.push({ atMs: at - beganAt, jpeg: data });
    void session.send('Page.screencastFrameAck', { sessionId }).catch(() => {});
  });
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 92, everyNthFrame: 1 });
  while (beganAt === 0) await page.waitForTimeout(20);
  return {
    nowMs: () => Date.now() - beganAt,
    async stop() {
      await session.send('Page.stopScreencast');
      return frames;
    },
  };
}

function captions(lines: readonly Line[], lastMs: number): string {
  const cues = lines.map(({ atMs, words }, index) => {
    const endMs = (lines[index + 1]?.atMs ?? lastMs) - 60;
    return `${stamp(atMs)} --> ${stamp(endMs)}\n${words}\n`;
  });
  return `WEBVTT\n\n${cues.join('\n')}`;
}

function stamp(ms: number): string {
  return new Date(Math.max(0, ms)).toISOString().slice(11, 23);
}
