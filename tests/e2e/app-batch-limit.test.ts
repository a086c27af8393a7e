import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type Batch, BatchSchema } from '#contract/batches.ts';
import { CALLS, fill } from '#contract/paths.ts';
import { assertAccessible } from '#tests/support/accessible.ts';
import { useApp } from '#tests/support/app-scene.ts';
import { eventually, shot } from '#tests/support/browser.ts';
import { startStandInModels } from '#tests/support/stand-in-models/stand-in-models.ts';
import { startStandInPlatform } from '#tests/support/stand-in-platform.ts';
import { answerLikeAModel } from '#tests/support/stand-in-writer.ts';

/** Enough that their highest price together is more than a limit in cents has room for. */
const VIDEOS = 5;

const scene = useApp(
  async (lifetime) => {
    const platform = await startStandInPlatform();
    const models = await startStandInModels({ answer: answerLikeAModel });
    lifetime.after(() => Promise.all([platform.close(), models.close()]).then(() => {}));
    platform.setList(
      'PLgarden',
      Array.from({ length: VIDEOS }, (_, n) => ({
        id: `garden0000${n}`,
        title: `Garden, part ${n + 1}`,
        length: '12:38',
      })),
    );
    return { ...platform.env, ...models.env() };
  },
  () => send('PUT', fill(CALLS.key, { provider: 'openai' }), { key: 'sk-right-right-right-7777' }),
);

async function send(method: string, path: string, body?: object) {
  const headers = { token: scene.site.token, 'content-type': 'application/json' };
  const answer = await fetch(scene.site.url + path, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  });
  assert.ok(answer.ok, `${path} ${answer.status}`);
  return answer;
}

const get = async (id: string): Promise<Batch> =>
  BatchSchema.parse(await (await send('GET', fill(CALLS.batch, { id }))).json());

describe('a batch with several formats and a spending limit', () => {
  test('the price covers all formats, the batch stops at its limit, and raising it creates the rest', () =>
    scene.on('/app/summary', {}, async (page) => {
      await page.locator('#source').fill('https://www.youtube.com/playlist?list=PLgarden');
      await page.getByRole('button', { name: 'Show videos' }).click();
      await page.getByText(`${VIDEOS} of ${VIDEOS} selected`).waitFor();
      const estimate = page.getByLabel('Estimate');
      await estimate.getByText('with your key').waitFor();
      const one = await estimate.innerText();
      await page.getByRole('group', { name: 'Also create' }).getByText('LinkedIn').click();
      await eventually('the price stays that of one format', async () => {
        return (await estimate.innerText()) !== one;
      });
      const limit = page.getByLabel('Spending limit ($)');
      const create = page.getByRole('button', { name: `Create from ${VIDEOS} videos` });
      await limit.fill('');
      await page.getByText('Enter an amount').waitFor();
      assert.equal(await create.isDisabled(), true, 'a limit has to be set');
      await limit.fill('0.01');
      await assertAccessible(page);
      await shot(page, 'app/batch-limit', false);
      await create.click();
      await page.waitForURL(/\/app\/batches\/bat_/);
      const id = new URL(page.url()).pathname.split('/').at(-1)!;
      const paused = page.locator('.batch-paused');
      await paused.getByText('could go over the limit you set').waitFor();
      await page.getByText('limit $0.010').waitFor();
      const stopped = await get(id);
      assert.ok(stopped.spentCents <= 1, `${stopped.spentCents} cents`);
      assert.ok(stopped.counts.done < VIDEOS);
      await assertAccessible(page);
      await shot(page, 'app/batch-limit-reached');

      await paused.getByLabel('New limit ($)').fill('5');
      await paused.getByRole('button').first().click();
      await page.getByText(`${VIDEOS} of ${VIDEOS}`).first().waitFor();
      // The last video is done a moment before its batch is.
      await eventually('the batch doesn’t end', async () => (await get(id)).status === 'done');
      const over = await get(id);
      assert.deepEqual([over.status, over.counts.done], ['done', VIDEOS]);
      assert.deepEqual(over.formats, ['summary', 'linkedin']);
      for (const { generations } of over.items) {
        assert.deepEqual(
          generations.map(({ format }) => format),
          ['summary', 'linkedin'],
        );
      }
    }));
});
