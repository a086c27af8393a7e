import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { assertAccessible } from '#tests/support/accessible.ts';
import { assertNoSideways, useApp } from '#tests/support/app-scene.ts';
import { eventually, heard, shot } from '#tests/support/browser.ts';

const scene = useApp();
const PHONE = { width: 360, height: 780, touch: true };

async function call(method: string, path: string, body?: object) {
  const headers = { token: scene.site.token, 'content-type': 'application/json' };
  const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
  const response = await fetch(scene.site.url + path, init);
  return (await response.json().catch(() => null)) as Record<string, unknown>;
}

async function ask(wish: object): Promise<string> {
  const id = String((await call('POST', '/questions', wish))['id']);
  await eventually('it is not answered', async () => {
    return (await call('GET', `/questions/${id}`))['status'] === 'done';
  });
  return id;
}

test('a user without sources is one click away from a question that a sample can answer', () =>
  scene.on('/app/ask', PHONE, async (page) => {
    await page.getByRole('heading', { name: 'No sources to ask yet' }).waitFor();
    const offered = page.locator('.ask-suggestion');
    await offered.first().waitFor();
    await assertAccessible(page);
    await assertNoSideways(page);
    await shot(page, 'app/ask-empty-phone', false);
    const questions = await offered.allInnerTexts();
    assert(questions.length > 1);
    await offered.first().click();
    await page.getByRole('heading', { level: 1, name: 'How to plan a small garden' }).waitFor();
    const field = page.getByRole('textbox', { name: 'Your question' });
    assert.equal(await field.inputValue(), questions[0]);
    for (const question of questions) {
      await field.fill(question);
      await field.press('Enter');
      await page.getByRole('heading', { name: 'What was said about it' }).waitFor();
      await page.getByRole('link', { name: 'New question' }).click();
      await offered.first().waitFor();
    }
  }));

const HUNDRED = Array.from({ length: 100 }, (_, number) =>
  number % 4 === 0 ? `What stands in bed ${number}?` : `Where is the sun at ${number} o’clock?`,
);

/** Waits until none of the questions asked last is still being answered, however long it takes, as long as it goes on. */
async function untilAnswered(number: number): Promise<void> {
  for (let open = number; open > 0;) {
    const before = open;
    await eventually('no further one is answered', async () => {
      const { questions } = await call('GET', `/questions?limit=${number}`);
      open = (questions as { status: string }[]).filter(({ status }) => status !== 'done').length;
      return open < before;
    });
  }
}

/** Nothing lies over what has the focus: neither the field for the next question nor a bar at the top. */
async function assertFocusClear(page: Page): Promise<void> {
  await heard(page);
  const over = await page.evaluate(`(() => {
    const active = document.activeElement;
    const [box] = active.getClientRects();
    const covers = [box.top + 2, box.bottom - 2]
      .map((y) => document.elementFromPoint(box.left + box.width / 2, y))
      .filter((hit) => hit === null || !(active.contains(hit) || hit.contains(active)));
    return covers.map((hit) => (hit?.className ?? 'the edge') + ' over ' + active.outerHTML.slice(0, 200));
  })()`);
  assert.deepEqual(over, []);
}

/** Goes through the page by keyboard, and looks at each stop. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab', stops: number): Promise<void> {
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press(key);
    await assertFocusClear(page);
  }
}

/** How many pixels are between the two that are nearest to each other; negative if they overlap. */
const nearest = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) => {
    const boxes = all.map((one) => one.getBoundingClientRect());
    return Math.min(...boxes.slice(1).map((box, index) => box.top - boxes[index]!.bottom));
  });

test('a conversation of a hundred answers opens at its last question, and each of them can be read', async () => {
  const { id: videoId } = await call('POST', '/videos', { sample: 'small-garden' });
  const scope = { kind: 'video', videoId };
  const before = await ask({ text: 'Where is the sun at four o’clock?', scope });
  const ids: string[] = [];
  for (const text of HUNDRED) {
    const followsId = ids.at(-1);
    const asked = await call('POST', '/questions', {
      text,
      scope,
      ...(followsId && { followsId }),
    });
    ids.push(String(asked['id']));
  }
  await untilAnswered(HUNDRED.length);
  let [last, total] = [HUNDRED.at(-1)!, HUNDRED.length];
  for (const [name, options] of [
    ['', {}],
    ['-phone', PHONE],
  ] as const) {
    await scene.on(`/app/ask/${ids[0]}`, options, async (page) => {
      const headingOf = (text: string) => page.getByRole('heading', { name: text, exact: true });
      const isInSight = (text: string) => async () => {
        const box = await headingOf(text).boundingBox();
        return box !== null && box.y > 0 && box.y < 600;
      };
      const field = page.getByRole('textbox', { name: 'Your question' });
      await headingOf(last).waitFor();
      await eventually('the last question is not in view', isInSight(last));
      await shot(page, `app/ask-hundred-end${name}`, false);
      await field.focus();
      await walk(page, 'Shift+Tab', 25);
      const earlier = page.getByRole('button', { name: 'Show earlier questions' });
      for (const loaded of [60, 90, total]) {
        await earlier.press('Enter');
        await eventually(`there are not ${loaded}`, async () => {
          return (await page.locator('.qa').count()) === loaded;
        });
      }
      await earlier.waitFor({ state: 'detached' });
      for (const at of [0, 25, 50, 75, 99]) {
        await headingOf(HUNDRED[at]!).scrollIntoViewIfNeeded();
        await eventually(`question ${at} is not drawn`, async () => {
          return (await page.locator(`#${ids[at]!} .qa-facts`).innerText()).includes('searched');
        });
        const gap = await nearest(page, '.qa');
        assert.ok(gap >= 0, `two answers overlap by ${-gap} pixels at question ${at}`);
        await assertNoSideways(page);
        if (at === 50) {
          await shot(page, `app/ask-hundred${name}`, false);
          await page.emulateMedia({ colorScheme: 'dark' });
          await shot(page, `app/ask-hundred-dark${name}`, false);
          await page.emulateMedia({ colorScheme: 'light' });
        }
      }
      await page.locator(`#${ids[50]!}`).getByRole('button').first().focus();
      await walk(page, 'Tab', 25);
      // A new question comes into view under all of them.
      const asked = `What is planted in spring${name}?`;
      await field.fill(asked);
      await page.keyboard.press('Enter');
      await headingOf(asked).waitFor();
      [last, total] = [asked, total + 1];
      await eventually('the new question is not in view', isInSight(asked));
      await page.locator('.qa').last().getByText('words searched').waitFor();
      // Measured as if nothing were out of sight: a scrolled page always cuts something at its edges.
      await page.evaluate(`
        for (const one of document.querySelectorAll('.qa')) one.style.contentVisibility = 'visible';
        for (const one of document.querySelectorAll('.app-top, .bar, .ask-field')) one.style.position = 'static';
      `);
      await assertAccessible(page);
    });
  }
  await scene.on('/app/ask', {}, async (page) => {
    const row = page.locator('.ask-asked-row', { hasText: HUNDRED[0]! });
    await row.getByText('and 101 follow-ups').waitFor();
    // It also doesn't push earlier conversations out of the list.
    await page.locator(`.ask-asked-row a[href$="${before}"]`).waitFor();
  });
});

test('a hundred conversations are listed a page at a time, and each is found', async () => {
  const { id: videoId } = await call('POST', '/videos', { sample: 'small-garden' });
  const scope = { kind: 'video', videoId };
  await Promise.all(
    HUNDRED.map((text) => call('POST', '/questions', { text: `${text} (alone)`, scope })),
  );
  await untilAnswered(HUNDRED.length);
  for (const [name, options] of [
    ['', {}],
    ['-phone', PHONE],
  ] as const) {
    await scene.on('/app/ask', options, async (page) => {
      const list = page.locator('.ask-asked');
      const rows = page.locator('.ask-asked-row');
      const more = list.getByRole('button', { name: 'Show more' });
      for (const loaded of [30, 60, 90]) {
        await eventually(`there are not ${loaded}`, async () => (await rows.count()) === loaded);
        await more.press('Enter');
      }
      await eventually('the last ones are missing', async () => (await rows.count()) > 100);
      await more.waitFor({ state: 'detached' });
      const gap = await nearest(page, '.ask-asked-row');
      assert.ok(gap >= 0, `two rows overlap by ${-gap} pixels`);
      await assertNoSideways(page);
      await rows.last().getByRole('link').focus();
      await walk(page, 'Shift+Tab', 10);
      await shot(page, `app/ask-hundred-listed${name}`, false);
      await page.emulateMedia({ colorScheme: 'dark' });
      await shot(page, `app/ask-hundred-listed-dark${name}`, false);
      await assertAccessible(page);
      await page.getByRole('searchbox', { name: 'Search your questions' }).fill('bed alone');
      await eventually('not all are found', async () => (await rows.count()) === 25);
      await assertNoSideways(page);
      await shot(page, `app/ask-hundred-found${name}`, false);
    });
  }
});

test('an answer becomes a draft that keeps its moments, with a way back to the answer', async () => {
  const { id: videoId } = await call('POST', '/videos', { sample: 'small-garden' });
  const scope = { kind: 'video', videoId };
  const first = await ask({ text: 'Where is the sun at four o’clock?', scope });
  const { passages } = await call('GET', `/questions/${first}`);
  const [said] = passages as { quote: string }[];
  await scene.on(`/app/ask/${first}`, {}, async (page) => {
    const start = page.getByRole('button', { name: 'Start a draft', exact: true });
    const named = page.getByRole('button', { description: 'Where is the sun at four o’clock?' });
    await named.and(start).waitFor();
    await start.scrollIntoViewIfNeeded();
    await assertAccessible(page);
    await shot(page, 'app/ask-start-draft', false);

    // A response that is lost: the same draft opens with the next press.
    let lost = 0;
    await page.route('**/questions/*/draft', async (route) => {
      if (lost > 0) return route.continue();
      lost += 1;
      await route.fetch();
      return route.abort();
    });
    await start.press('Enter');
    const failure = page.getByRole('alert');
    await failure.getByText('We couldn’t start the draft.').waitFor();
    // Contrast can't be measured while it fades in.
    await page.getByText('is ready.').waitFor();
    await assertAccessible(page);
    await shot(page, 'app/ask-draft-failed', false);
    await failure.getByRole('button', { name: 'Retry' }).press('Enter');
    const title = page.getByRole('textbox', { name: 'Title' });
    await title.waitFor();
    const { generations } = await call('GET', `/generations?videoId=${String(videoId)}`);
    assert.equal((generations as object[]).length, 1);

    const quote = page.locator('[data-kind="quote"]', { hasText: said!.quote.slice(0, 40) });
    await quote.first().waitFor();
    const moments = page.getByRole('button', { name: /, show it in the source$/ });
    await eventually('a quote has no moment', async () => {
      return (await moments.count()) === (passages as object[]).length;
    });
    await assertAccessible(page);
    await shot(page, 'app/draft-from-answer', false);
    const opened = page.url();
    await page.locator('.panel-views').getByText('Ask', { exact: true }).click();
    await page.getByRole('button', { name: 'More options for' }).first().press('Enter');
    await page.getByRole('menuitem', { name: 'Start a draft' }).press('Enter');
    await page.waitForURL((url) => url.href !== opened);
    await title.waitFor();
    await page.getByRole('link', { name: 'Back to the answers' }).press('Enter');
    await page.getByRole('heading', { name: 'Where is the sun at four o’clock?' }).waitFor();
  });
});

test('a whole conversation becomes a draft on a phone, and every menu fits', async () => {
  const { id: videoId } = await call('POST', '/videos', { sample: 'small-garden' });
  const scope = { kind: 'video', videoId };
  const first = await ask({ text: 'How many hours of light does full sun mean?', scope });
  const next = 'How do I find out where the shade falls?';
  await ask({ text: next, scope, followsId: first });
  await scene.on(`/app/ask/${first}`, PHONE, async (page) => {
    const whole = page.getByRole('button', { name: 'Start a draft from all answers' });
    await whole.waitFor();
    await eventually('the button is out of reach', async () => {
      await whole.scrollIntoViewIfNeeded();
      const { y = 0 } = (await whole.boundingBox()) ?? {};
      return y > 50 && y < 640;
    });
    await assertAccessible(page);
    await assertNoSideways(page);
    await shot(page, 'app/ask-whole-draft-phone', false);
    await page.getByRole('button', { name: 'More options for' }).last().tap();
    const menu = page.getByRole('menu');
    await menu.getByRole('menuitem', { name: 'Start a draft from all answers' }).waitFor();
    const box = (await menu.boundingBox())!;
    assert(box.x >= 0 && box.x + box.width <= PHONE.width, JSON.stringify(box));
    assert(box.y >= 0 && box.y + box.height <= PHONE.height, JSON.stringify(box));
    await shot(page, 'app/ask-draft-menu-phone', false);
    const last = menu.getByRole('menuitem', { name: 'Delete' });
    await last.scrollIntoViewIfNeeded();
    await eventually('the menu ends before its last entry', async () => {
      const [end, around] = await Promise.all([last.boundingBox(), menu.boundingBox()]);
      return end!.y + end!.height <= around!.y + around!.height;
    });
    await menu.getByRole('menuitem', { name: 'Start a draft from all answers' }).tap();
    await page.getByRole('heading', { name: next }).waitFor();
    await page.getByRole('link', { name: 'Back to the answers' }).waitFor();
    await assertNoSideways(page);
    await shot(page, 'app/draft-from-answers-phone', false);
  });
});

test('no console errors', () => {
  // Chromium also reports the lost response.
  const unexpected = scene.complaints.filter((line) => !/Failed to load resource/.test(line));
  assert.deepEqual(unexpected, []);
});
