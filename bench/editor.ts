import { launchBrowser, newPage } from '../tests/support/browser.ts';
import { startSite } from '../tests/support/site.ts';
import type { DocumentSection } from '#contract/documents.ts';

/** Types into a document of twenty thousand words and measures the time from each key press to the frame that shows it. */
const WORDS = 20_000;
const WORDS_A_BLOCK = 60;
const KEYS = 240;
const LIMIT_MS = 50;

export async function run() {
  const ends: (() => Promise<void>)[] = [];
  const site = await startSite({ after: (work) => void ends.push(work) });
  const browser = await launchBrowser();
  ends.push(() => browser.close());
  try {
    const headers = { token: site.token, 'content-type': 'application/json' };
    const call = async (path: string, init: RequestInit = {}, more = {}) =>
      (await fetch(site.url + path, { ...init, headers: { ...headers, ...more } })).json();
    const made = (await call('/generations', {
      method: 'POST',
      body: JSON.stringify({ format: 'blog', language: 'english', sample: true }),
    })) as { generations: { id: string }[] };
    const { id } = made.generations[0]!;
    let generation: { status: string; version: number; document: { sections: DocumentSection[] } };
    do {
      await new Promise((resolve) => setTimeout(resolve, 200));
      generation = (await call(`/generations/${id}`)) as typeof generation;
    } while (generation.status !== 'done');

    const word = (number: number) =>
      ['garden', 'light', 'a', 'shade', 'of', 'the', 'plan'][number % 7]!;
    const blocks = Array.from({ length: Math.ceil(WORDS / WORDS_A_BLOCK) }, (_, block) => ({
      id: `bench-${block}`,
      kind: 'paragraph' as const,
      md: Array.from({ length: WORDS_A_BLOCK }, (__, at) => word(block + at)).join(' '),
      blockIds: [],
      startMs: null,
    }));
    const [first] = generation.document.sections;
    await call(
      `/generations/${id}`,
      {
        method: 'PATCH',
        body: JSON.stringify({
          document: { ...generation.document, sections: [{ ...first, blocks }] },
        }),
      },
      { 'if-match': `"${generation.version}"` },
    );

    const page = await newPage(browser, { width: 1440, animated: true });
    await page.goto(`${site.url}/favicon.svg`);
    await page.evaluate(`localStorage.setItem('token', ${JSON.stringify(site.token)})`);
    await page.goto(`${site.url}/app/blog/${id}`);
    const middle = `bench-${Math.floor(blocks.length / 2)}`;
    await page.getByRole('textbox', { name: 'Draft' }).waitFor();
    await page.locator(`#${middle}`).scrollIntoViewIfNeeded();
    await page.locator(`#${middle}`).click();
    // Until the frame after the one in which the text changed, which is when it becomes visible.
    await page.evaluate(`(() => {
      window.times = [];
      document.querySelector('.doc-writing').addEventListener('keydown', (event) => {
        const began = event.timeStamp;
        requestAnimationFrame(() => {
          const channel = new MessageChannel();
          channel.port1.onmessage = () => window.times.push(performance.now() - began);
          channel.port2.postMessage(0);
        });
      }, true);
    })()`);
    for (let key = 0; key < KEYS; key++) {
      await page.keyboard.press('abcdefghij klmno'[key % 16]!);
      await page.waitForTimeout(25);
    }
    const times = (await page.evaluate<number[]>('window.times')).toSorted((a, b) => a - b);
    const at = (share: number) => times[Math.floor(times.length * share)]!;
    const p95 = at(0.95);
    console.log(`${WORDS} words in ${blocks.length} paragraphs, ${times.length} keystrokes`);
    console.log(
      `p50 ${at(0.5).toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, worst ${at(0.999).toFixed(1)} ms`,
    );
    return { name: 'editor', ratio: LIMIT_MS / p95, p95Ms: p95, limitMs: LIMIT_MS };
  } finally {
    for (const end of ends.toReversed()) await end();
  }
}
