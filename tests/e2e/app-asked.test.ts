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

test('no console errors', () => assert.deepEqual(scene.complaints, []));
