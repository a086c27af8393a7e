import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertAccessible } from '#tests/support/accessible.ts';
import { assertNoSideways, useApp } from '#tests/support/app-scene.ts';
import { eventually, shot } from '#tests/support/browser.ts';

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

test('a long conversation opens at its last question, and is listed by its first', async () => {
  const { id: videoId } = await call('POST', '/videos', { sample: 'small-garden' });
  const scope = { kind: 'video', videoId };
  const before = await ask({ text: 'Where is the sun at four o’clock?', scope });
  const texts = Array.from({ length: 33 }, (_, number) => `What stands in bed ${number}?`);
  const ids: string[] = [];
  for (const text of texts) {
    ids.push(await ask({ text, scope, ...(ids[0] && { followsId: ids.at(-1) }) }));
  }
  for (const options of [{}, PHONE]) {
    await scene.on(`/app/ask/${ids[0]}`, options, async (page) => {
      const last = page.getByRole('heading', { name: texts.at(-1)!, exact: true });
      await last.waitFor();
      await eventually('the last question is not in view', async () => {
        const box = await last.boundingBox();
        return box !== null && box.y > 0 && box.y < 600;
      });
      await assertNoSideways(page);
    });
  }
  await scene.on('/app/ask', {}, async (page) => {
    const row = page.locator('.ask-asked-row', { hasText: texts[0]! });
    await row.getByText('and 32 follow-ups').waitFor();
    // It also doesn't push earlier conversations out of the list.
    await page.locator(`.ask-asked-row a[href$="${before}"]`).waitFor();
  });
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
    const moments = page.getByRole('button', { name: /, show the moment in the source$/ });
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
