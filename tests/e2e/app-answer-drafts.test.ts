import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { ERRORS } from '#contract/errors.ts';
import { CALLS, fill } from '#contract/paths.ts';
import { assertAccessible } from '#tests/support/accessible.ts';
import { assertNoSideways, useApp } from '#tests/support/app-scene.ts';
import { eventually, isFocused, isInView, shot } from '#tests/support/browser.ts';
import { startStandInModels } from '#tests/support/stand-in-models/stand-in-models.ts';

const PHONE = { width: 360, height: 780, touch: true };
const HOURS = 'How many hours of light does full sun mean?';
const SHADE = 'How do I find out where the shade falls?';
const SUN = 'Where is the sun at four o’clock?';

let garden = '';

const scene = useApp(
  async ({ after }) => {
    const models = await startStandInModels({ answer: () => '@a NOT SAID' });
    after(() => models.close());
    return { ...models.env(), LOCAL_AI_URL: models.localUrl };
  },
  async () => {
    garden = String((await call('POST', '/videos', { sample: 'small-garden' }))['id']);
  },
);

async function call(method: string, path: string, body?: object) {
  const headers = { token: scene.site.token, 'content-type': 'application/json' };
  const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
  const response = await fetch(scene.site.url + path, init);
  return (await response.json().catch(() => null)) as Record<string, unknown>;
}

/** Asks these as one conversation, answered in the words of the source. */
async function converse(...texts: string[]): Promise<string[]> {
  const ids: string[] = [];
  const scope = { kind: 'video', videoId: garden };
  for (const text of texts) {
    const wish = { text, scope, model: 'built-in', ...(ids[0] && { followsId: ids.at(-1) }) };
    const id = String((await call('POST', '/questions', wish))['id']);
    await eventually('it is not answered', async () => {
      return (await call('GET', `/questions/${id}`))['status'] === 'done';
    });
    ids.push(id);
  }
  return ids;
}

test('a draft from all answers leaves out an answer that was just deleted', async () => {
  const ids = await converse(HOURS, SHADE, SUN);
  await scene.on(`/app/ask/${ids[0]}`, {}, async (page) => {
    await page.getByRole('button', { name: `More options for “${SHADE}”` }).press('Enter');
    await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
    await page.getByText('This question is being deleted.').waitFor();
    await page.getByRole('button', { name: 'Start a draft from all answers' }).press('Enter');
    await page.getByRole('heading', { name: HOURS }).waitFor();
    await page.getByRole('link', { name: 'Back to the answers' }).waitFor();
    assert.equal(await page.getByRole('heading', { name: SHADE }).count(), 0);
  });
});

for (const [name, options] of [
  ['desktop', { height: 900 }],
  ['phone', PHONE],
] as const) {
  test(`a draft that couldn’t be started says so in view, and Retry starts it (${name})`, async () => {
    const ids = await converse(HOURS, SHADE, SUN);
    await scene.on(`/app/ask/${ids[0]}#${ids[0]}`, options, async (page) => {
      let isBroken = true;
      const held = Promise.withResolvers<void>();
      await page.route('**/questions/*/draft', async (route) => {
        await held.promise;
        return isBroken ? route.abort() : route.continue();
      });
      const first = page.locator('.qa').first();
      await first.getByRole('button', { name: 'More options for' }).press('Enter');
      await page.getByRole('menuitem', { name: 'Start a draft from all answers' }).press('Enter');
      await first.locator('.qa-starting').getByText('Starting…').waitFor();
      await eventually('the progress is out of view', () =>
        isInView(page, '.qa-starting:not(:empty)'),
      );
      await shot(page, `app/ask-draft-starting-${name}`, false);
      held.resolve();
      await page.getByRole('alert').getByText('We couldn’t start the draft.').waitFor();
      await assertClear(page);
      await shot(page, `app/ask-menu-draft-failed-${name}`, false);
      await page.goto(`${scene.site.url}/app/ask/${ids[0]}`);

      const whole = page.getByRole('button', { name: 'Start a draft from all answers' });
      await whole.press('Enter');
      const retry = page.getByRole('alert').getByRole('button', { name: 'Retry' });
      await retry.waitFor();
      await assertClear(page);
      await assertAccessible(page);
      await assertNoSideways(page);
      await shot(page, `app/ask-whole-draft-failed-${name}`, false);
      assert.equal(await whole.count(), 0);
      await eventually('the focus is lost', () => isFocused(retry));
      isBroken = false;
      await page.keyboard.press('Enter');
      await page.getByRole('link', { name: 'Back to the answers' }).waitFor();
    });
  });
}

/** The failure is in view, and the field for the next question doesn't cover it. */
async function assertClear(page: Page): Promise<void> {
  await eventually('the failure is out of view', async () => {
    const failure = await page.locator('.qa-failed').boundingBox();
    const field = await page.locator('.ask-field').boundingBox();
    return failure !== null && failure.y > 50 && failure.y + failure.height <= field!.y;
  });
}

test('where starting can’t help, there is no Retry', async () => {
  const ids = await converse(HOURS, SHADE);
  await scene.on(`/app/ask/${ids[0]}`, {}, async (page) => {
    const { words, status } = ERRORS.answer_unsourced;
    const body = { code: 'answer_unsourced', msg: words, message: words };
    await page.route('**/questions/*/draft', (route) => route.fulfill({ status, json: body }));
    const start = page.getByRole('button', { name: 'Start a draft', exact: true });
    await start.first().press('Enter');
    const failure = page.getByRole('alert');
    await failure.getByText('No draft was created.').waitFor();
    assert.equal(await failure.getByRole('button').count(), 0);
    assert.equal(await start.count(), 1);
    await eventually('the focus is lost', () => isFocused(failure));
    await shot(page, 'app/ask-draft-unsourced', false);
  });
});

test('the way back from a draft leads to the answer it was started from', async () => {
  const ids = await converse(HOURS, SHADE, SUN);
  await scene.on(`/app/ask/${ids[0]}`, { height: 700 }, async (page) => {
    const start = page.locator('.qa').nth(1).getByRole('button', { name: 'Start a draft' });
    await start.press('Enter');
    const back = page.getByRole('link', { name: 'Back to the answers' });
    await back.waitFor();
    // Also days later, and from the Library.
    await page.goto(page.url());
    await back.waitFor();
    const checks = page.locator('.checks');
    await checks.getByText('passed').waitFor();
    assert.equal(await checks.getByText(/not used|left out|every part/).count(), 0);
    await assertAccessible(page);
    await shot(page, 'app/draft-from-answer-checks', false);
    await back.press('Enter');
    await page.getByRole('heading', { name: SHADE }).waitFor();
    await eventually('the answer is not in view', async () => {
      const box = await page.getByRole('heading', { name: SHADE }).boundingBox();
      return box !== null && box.y > 0 && box.y < 300;
    });
  });
});

test('an answer names the drafts made from it, and its conversation those from all answers', async () => {
  const ids = await converse(HOURS, SHADE);
  const one = await call('POST', `/questions/${ids[0]}/draft`, {});
  const all = await call('POST', `/questions/${ids[1]}/draft`, { whole: true });
  await scene.on(`/app/ask/${ids[0]}`, PHONE, async (page) => {
    const answer = page.locator('.qa', { hasText: HOURS });
    const made = page.locator('.qa-drafts');
    const ofAnswer = answer.locator(made);
    const linkTo = ({ format, id }: Record<string, unknown>) =>
      made.locator(`a[href="/app/${String(format)}/${String(id)}"]`);
    await linkTo(all).waitFor();
    assert.equal(await made.count(), 2);
    assert.match(await ofAnswer.innerText(), /^Draft: \S/);
    await ofAnswer.scrollIntoViewIfNeeded();
    await assertNoSideways(page);
    await shot(page, 'app/ask-drafts-made-phone', false);
    await linkTo(one).press('Enter');
    await page.getByRole('link', { name: 'Back to the answers' }).press('Enter');
    await ofAnswer.waitFor();
    // One that was deleted isn't named any more.
    await call('DELETE', `/generations/${String(one['id'])}`);
    await page.reload();
    await linkTo(all).waitFor();
    assert.equal(await made.count(), 1);
    await page.evaluate('scrollTo(0, 0)');
    await assertAccessible(page);
    await shot(page, 'app/ask-drafts-of-all-phone', false);
  });
});

test('what answers a conversation is kept for its follow-ups, also after a reload', async () => {
  const key = { key: 'sk-right-right-right-7777' };
  await call('PUT', fill(CALLS.key, { provider: 'openai' }), key);
  await scene.on(`/app/ask?video=${garden}`, {}, async (page) => {
    const field = page.getByRole('textbox', { name: 'Your question' });
    await page.getByRole('button', { name: 'Options', exact: true }).click();
    const answeredBy = page.getByRole('combobox', { name: 'Answered by' });
    await answeredBy.selectOption('built-in');
    await field.fill(HOURS);
    await field.press('Enter');
    await page.getByRole('heading', { name: 'What was said about it' }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Options', exact: true }).click();
    await eventually('the choice is forgotten', async () => {
      return (await answeredBy.inputValue()) === 'built-in';
    });
    await field.fill(SHADE);
    await field.press('Enter');
    const last = page.locator('.qa', { hasText: SHADE });
    await last.getByRole('heading', { name: 'What was said about it' }).waitFor();
    // A new conversation starts as usual.
    await page.getByRole('link', { name: 'New question' }).click();
    await page.getByRole('button', { name: 'Options', exact: true }).click();
    assert.equal(await answeredBy.inputValue(), '');
  });
});
