import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertAccessible } from '#tests/support/accessible.ts';
import { assertNoSideways, useApp } from '#tests/support/app-scene.ts';
import { eventually, isInView, shot } from '#tests/support/browser.ts';
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
