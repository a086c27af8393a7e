import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { GenerationSchema, type Generation } from '#contract/generations.ts';
import { useApp, slowDown, type Brake } from '#tests/support/app-scene.ts';
import { eventually, shot } from '#tests/support/browser.ts';

const scene = useApp();

const write = (page: Page) => page.getByRole('button', { name: 'Create summary' });
const paragraphs = (page: Page) => page.locator('.doc p');
const status = (page: Page) => page.locator('.watch-status');
const idOf = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? '';

async function fetchGeneration(id: string): Promise<Generation> {
  const headers = { token: scene.site.token };
  const answer = await fetch(`${scene.site.url}/generations/${id}`, { headers });
  return GenerationSchema.parse(await answer.json());
}

/** Has a long timeout, because the server is slowed down on purpose. */
async function waitDone(page: Page, timeout = 180_000): Promise<void> {
  await page.getByRole('button', { name: 'Export' }).waitFor({ timeout });
}

const isWritten = (page: Page, least: number) => async () =>
  (await paragraphs(page).count()) > least;

/**
 * The page matches the server's document: each block once, in order, at its moment. Compares content rather than
 * rendering, as the editor doesn't render blocks that are off screen.
 */
async function assertWhole(page: Page): Promise<void> {
  const { document, checks, status: state } = await fetchGeneration(idOf(page));
  assert.equal(state, 'done');
  assert(document && checks);
  const texts = document.sections
    .flatMap(({ blocks }) => blocks.filter(({ kind }) => kind !== 'heading'))
    .map(({ md }) => md);
  const ticks = page.locator('.doc button.rail-tick:not([hidden])');
  // In this order: when the editor replaces the reading view, its ticks appear after its text.
  await eventually(
    'not every line has its moment',
    async () => (await ticks.count()) === texts.length,
  );
  assert.deepEqual(await paragraphs(page).allTextContents(), texts);
  await page.getByText(`${checks.words} words`).first().waitFor();
}

/**
 * Passes the server's events to the page one by one on request, however fast the server writes, and gives the page
 * time to render them.
 */
const ONE_BY_ONE = `(() => {
  const fetchAll = window.fetch;
  let allowed = 0;
  const waiting = [];
  window.nextEvent = () => {
    // Not one more for each time that there was none.
    allowed = 1;
    waiting.splice(0).forEach((goOn) => goOn());
    return new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)));
  };
  window.fetch = async (input, init) => {
    const answer = await fetchAll(input, init);
    if (!answer.ok || !new URL(input.url ?? input, location).pathname.endsWith('/events')) return answer;
    let rest = '';
    const events = new TransformStream({
      async transform(text, through) {
        rest += text;
        for (let end = rest.indexOf('\\n\\n'); end !== -1; end = rest.indexOf('\\n\\n')) {
          while (allowed === 0) await new Promise((goOn) => waiting.push(goOn));
          allowed = 0;
          through.enqueue(rest.slice(0, end + 2));
          rest = rest.slice(end + 2);
        }
      },
    });
    const body = answer.body.pipeThrough(new TextDecoderStream()).pipeThrough(events);
    return new Response(body.pipeThrough(new TextEncoderStream()), answer);
  };
})()`;

/** Starts a summary of the first sample and pauses the server once the page shows the given state. */
async function startAndHold(page: Page, isSeen: () => Promise<boolean>): Promise<Brake> {
  await page.locator('.sample').first().click();
  await write(page).waitFor();
  const brake = slowDown(scene.site.server);
  try {
    await write(page).click();
    await brake.stepUntil(isSeen);
  } catch (error) {
    brake.letGo();
    throw error;
  }
  return brake;
}

describe('watching a run live', () => {
  test('a summary streams in beside the rail, and text on the page doesn’t move', async () => {
    const page = await scene.newTab();
    await page.addInitScript(ONE_BY_ONE);
    await page.goto(`${scene.site.url}/app/summary`);
    try {
      const next = () => page.evaluate('nextEvent()');
      // Held only until the page has loaded the run, because one that has already ended is shown at once.
      const brake = await startAndHold(page, async () => {
        await next();
        return isWritten(page, 2)();
      });
      brake.letGo();
      assert.match(await status(page).innerText(), /^Writing/);
      const counts: number[] = [];
      const places = new Set<number>();
      await eventually('it is not done', async () => {
        counts.push(await paragraphs(page).count());
        places.add((await page.locator('.doc h1').boundingBox())!.y);
        places.add((await paragraphs(page).nth(1).boundingBox())!.y * 10_000);
        await next();
        return /Done|Saved/.test(await status(page).innerText());
      });
      const seen = new Set(counts);
      assert(seen.size > 4, `it came in ${seen.size} steps`);
      assert.deepEqual(
        counts,
        counts.toSorted((one, other) => one - other),
      );
      assert.equal(places.size, 2, `the title or the first point moved: ${[...places].join()}`);
      await waitDone(page);
      await assertWhole(page);
      await page
        .locator('[role=status]', {
          hasText: '“How to plan a small garden” is ready.',
        })
        .waitFor({ state: 'attached' });
    } finally {
      await page.context().close();
    }
  });

  test('after a reload it continues, and a second tab shows the same', () =>
    scene.on('/app/summary', {}, async (page) => {
      const brake = await startAndHold(page, isWritten(page, 2));
      try {
        const other = await page.context().newPage();
        const loaded = Promise.all([page.reload(), other.goto(page.url())]);
        brake.crawl();
        await loaded;
        for (const tab of [page, other]) await paragraphs(tab).nth(2).waitFor();
        brake.letGo();
        await Promise.all([waitDone(page), waitDone(other)]);
        await assertWhole(page);
        assert.deepEqual(
          await paragraphs(other).allTextContents(),
          await paragraphs(page).allTextContents(),
        );
      } finally {
        brake.letGo();
      }
    }));

  test('when the server is killed and restarted, the page says so and the run finishes', () =>
    scene.on('/app/summary', {}, async (page) => {
      const brake = await startAndHold(page, isWritten(page, 5));
      const written = await paragraphs(page).allTextContents();
      // Kill it while paused, or it could finish the run first.
      await scene.site.kill();
      brake.letGo();
      await page.getByText('Connection lost.').waitFor();
      assert.deepEqual(
        (await paragraphs(page).allTextContents()).slice(0, written.length),
        written,
      );
      await shot(page, 'app/offline', false);
      await scene.site.restart();
      await waitDone(page);
      await page.getByText('Connection lost.').waitFor({ state: 'detached' });
      await assertWhole(page);
    }));

  test('after a network interruption nothing is missing', () =>
    scene.on('/app/summary', {}, async (page) => {
      const brake = await startAndHold(page, isWritten(page, 2));
      try {
        await page.context().setOffline(true);
        await page.getByText('Connection lost.').waitFor();
        const cut = await paragraphs(page).count();
        brake.letGo();
        await page.waitForTimeout(1500);
        assert.equal(await paragraphs(page).count(), cut);
        await page.context().setOffline(false);
        await waitDone(page);
        await assertWhole(page);
      } finally {
        brake.letGo();
      }
    }));

  test('a run’s progress is shown on other screens, which announce when it is finished', () =>
    scene.on('/app/generations', {}, async (page) => {
      // Load the screen beforehand, because the server is paused later.
      await page.getByRole('heading', { level: 1, name: 'Library' }).waitFor();
      await page.getByRole('link', { name: 'Settings' }).click();
      await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
      const jobs = page.getByRole('region', { name: 'Running now' });
      // Each look lets the run continue a little, so it may end before it is seen; then try again with another run.
      for (let tries = 0, isSeen = false; !isSeen; tries += 1) {
        assert(tries < 5, 'no run is seen in the Library before it ends');
        await page.getByRole('link', { name: 'Summary', exact: true }).click();
        const brake = await startAndHold(page, isWritten(page, 0));
        try {
          await page.getByRole('link', { name: 'Settings' }).click();
          await brake.stepUntil(() => jobs.getByText('1 running').isVisible());
          await jobs.getByRole('link', { name: /^Summary/ }).click();
          await brake.stepUntil(isWritten(page, 1));
          const address = new URL(page.url()).pathname;
          await page.getByRole('link', { name: /^Library/ }).click();
          const row = page.locator('.library-row', { has: page.locator(`a[href="${address}"]`) });
          const underWay = row.getByText(/Writing|Reading|Transcript|Checking/);
          const done = row.getByText('Done');
          await brake.stepUntil(async () => (await underWay.or(done).count()) > 0);
          isSeen = await underWay.isVisible();
          brake.letGo();
          const ready = page.locator('.toast', { hasText: 'is ready.' });
          await ready.waitFor();
          await ready.hover();
          await done.waitFor();
          await jobs.waitFor({ state: 'detached' });
          await ready.getByRole('link', { name: 'Open' }).click();
          await page.waitForURL(/summary\/gen_/);
        } finally {
          brake.letGo();
        }
      }
    }));

  test('Stop keeps what is written, and Retry continues from there', () =>
    scene.on('/app/summary', {}, async (page) => {
      const stopped = page.getByText('You stopped this run');
      // The run may end before Stop reaches the server; then try again with another run.
      for (let tries = 0; !(await stopped.isVisible()); tries += 1) {
        assert(tries < 5, 'no run is stopped before it ends');
        if (tries > 0) await page.goto(`${scene.site.url}/app/summary`);
        const brake = await startAndHold(page, isWritten(page, 2));
        try {
          const soon = { timeout: 15_000 };
          const asked = page.waitForRequest(/\/stop$/, soon).catch(() => null);
          await page
            .getByRole('button', { name: 'Stop' })
            .click(soon)
            .catch(() => null);
          if (!(await asked)) continue;
          const over = stopped.or(page.getByRole('button', { name: 'Export' }));
          await brake.stepUntil(() => over.first().isVisible());
        } finally {
          brake.letGo();
        }
      }
      const kept = await paragraphs(page).allTextContents();
      assert(kept.length > 1);
      await shot(page, 'app/stopped', false);
      await page.reload();
      await page.getByText('You stopped this run').waitFor();
      await eventually('what was written is gone after a reload', async () => {
        return (await paragraphs(page).count()) === kept.length;
      });
      await page.getByRole('button', { name: 'Retry' }).click();
      await eventually('the run did not go on', async () => {
        return (await fetchGeneration(idOf(page))).status === 'done';
      });
      await waitDone(page);
      await assertWhole(page);
      assert.deepEqual((await paragraphs(page).allTextContents()).slice(0, kept.length), kept);
    }));
});
