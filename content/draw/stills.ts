import type { Browser } from 'playwright-core';
import { newPage } from '../../tests/support/browser.ts';
import { startSite } from '../../tests/support/site.ts';

const SIZE = { width: 1440, height: 900 } as const;

/** The real app over a real server, with the built-in talk: a finished summary, in both themes. */
export async function takeStills(browser: Browser): Promise<{ name: string; bytes: Buffer }[]> {
  const ends: (() => Promise<void>)[] = [];
  const site = await startSite({ after: (work) => void ends.push(work) });
  try {
    const made = await fetch(`${site.url}/generations`, {
      method: 'POST',
      headers: { Token: site.token, 'Content-Type': 'application/json' },
      body: JSON.stringify({ format: 'summary', sample: true, options: { length: 'long' } }),
    });
    const { generations } = (await made.json()) as { generations: { id: string }[] };
    const id = generations[0]!.id;
    const stills = [];
    for (const theme of ['light', 'dark'] as const) {
      const page = await newPage(browser, { ...SIZE, theme, reducedMotion: true });
      await page.goto(`${site.url}/favicon.svg`);
      await page.evaluate(`localStorage.setItem('token', ${JSON.stringify(site.token)})`);
      await page.goto(`${site.url}/app/summary/${id}`);
      await page.getByRole('textbox', { name: 'Draft' }).waitFor();
      await page.locator('.doc button.rail-tick:visible').nth(2).click();
      await page.locator('.said[data-marked]').first().waitFor();
      await page.evaluate('document.fonts.ready');
      const session = await page.context().newCDPSession(page);
      // The small one is for phones, which show it no wider.
      for (const [end, scale] of [
        ['', 1],
        ['-small', 0.5],
      ] as const) {
        const { data } = await session.send('Page.captureScreenshot', {
          format: 'webp',
          quality: 82,
          clip: { x: 0, y: 0, ...SIZE, scale },
        });
        stills.push({ name: `summary-${theme}${end}.webp`, bytes: Buffer.from(data, 'base64') });
      }
      await page.context().close();
    }
    return stills;
  } finally {
    for (const end of ends.toReversed()) await end();
  }
}
