import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CALLS, fill } from '#contract/paths.ts';
import { assertAccessible } from '#tests/support/accessible.ts';
import { createApiClient } from '#tests/support/api-client.ts';
import { assertNoSideways, useApp } from '#tests/support/app-scene.ts';
import { eventually, shot } from '#tests/support/browser.ts';
import {
  type StandInAnswer,
  startStandInModels,
  type StandInRequest,
} from '#tests/support/stand-in-models/stand-in-models.ts';
import { answerLikeAModel, sentencesToCheck } from '#tests/support/stand-in-writer.ts';

const WRONG = 'In the end there were 971 plants in the garden, and none of them died.';
const ALSO_WRONG = 'The neighbour paid 86 dollars for the bench beside the bins.';

/** How many more answers the reader gives before it stops responding. */
let answersLeft = Infinity;

/** A model that adds two sentences and later reports one as supported, the other not. */
function answer(asked: StandInRequest): string | StandInAnswer {
  const prompt = asked.messages[0]!.content;
  if (!prompt.includes('The sentences to check')) {
    let paragraph = 0;
    return answerLikeAModel(asked).replaceAll(/^(@p \[[#\d ]+\]) (.*)$/gmu, (line, tag, text) => {
      paragraph += 1;
      if (paragraph > 2) return line;
      return `${tag} ${text} ${paragraph === 1 ? WRONG : ALSO_WRONG}`;
    });
  }
  if ((answersLeft -= 1) < 0) return { text: '', fault: 'silent' };
  return sentencesToCheck(prompt)
    .map(({ text, passages }, index) => {
      const words = passages[0]!.split(' ').slice(0, 6).join(' ');
      return `@${text === WRONG ? 'contradicted' : 'supported'} ${index + 1} "${words}"`;
    })
    .join('\n');
}

let id = '';
const scene = useApp(
  async ({ after }) => {
    const models = await startStandInModels({ answer });
    after(() => models.close());
    return models.env();
  },
  async () => {
    const { url, token } = scene.site;
    await fetch(url + fill(CALLS.key, { provider: 'openai' }), {
      method: 'PUT',
      headers: { token, 'content-type': 'application/json' },
      body: JSON.stringify({ key: 'sk-right-right-right-7777' }),
    });
    const client = createApiClient(scene.site);
    id = await client.create({ format: 'blog', sample: true, model: 'openai/gpt-5-mini' });
    await client.log(id);
  },
);

test('flagged sentences can be checked again by a model for a stated price, and both verdicts are shown', async () => {
  await scene.on(`/app/blog/${id}`, {}, async (page) => {
    const checks = page.locator('.checks');
    await checks.getByText('An AI model can check the sentences we flagged').waitFor();
    await checks.getByRole('button', { name: 'See price' }).click();
    await checks.getByText('at most').waitFor();
    await shot(page, 'app/second-reading-price', false);
    await checks.getByRole('button', { name: 'Start' }).click();
    await checks.getByText('Second reading by').waitFor();
    await checks.getByText('1 contradicted', { exact: false }).first().waitFor();
    await checks.getByText('AI model: the source says something else.').first().waitFor();
    await checks.getByText('AI model: the source supports this sentence.').first().waitFor();
    await assertAccessible(page);
    await assertNoSideways(page);
    await checks.scrollIntoViewIfNeeded();
    await shot(page, 'app/second-reading', false);
  });
  for (const [name, options] of [
    ['360', { width: 360 }],
    ['dark', { theme: 'dark' }],
  ] as const) {
    await scene.on(`/app/blog/${id}`, options, async (page) => {
      await page.getByText('Second reading by').scrollIntoViewIfNeeded();
      await assertNoSideways(page);
      await shot(page, `app/second-reading-${name}`, false);
    });
  }
});

test('stopping the second reading keeps the draft, says so, and the rest can be read later', async () => {
  const client = createApiClient(scene.site);
  answersLeft = 0;
  const stopped = await client.create({
    format: 'blog',
    sample: true,
    model: 'openai/gpt-5-mini',
    secondReading: 'on',
  });
  await scene.on(`/app/blog/${stopped}`, {}, async (page) => {
    await eventually('the reader is asked', async () => answersLeft < 0);
    await page.getByRole('button', { name: 'Stop' }).click();
    const checks = page.locator('.checks');
    await checks.getByText('You stopped the second reading early. Your draft is saved.').waitFor();
    assert.equal(await page.getByText('You stopped this run').count(), 0);
    await page.getByRole('textbox', { name: 'Draft' }).getByText(WRONG).waitFor();
    await assertNoSideways(page);
    await shot(page, 'app/second-reading-stopped', false);
    answersLeft = Infinity;
    await checks.getByRole('button', { name: 'See price' }).click();
    await checks.getByRole('button', { name: 'Start' }).click();
    await checks.getByText('1 contradicted', { exact: false }).first().waitFor();
    assert.equal(await checks.getByText('You stopped the second reading early').count(), 0);
  });
});

test('a copy of a model’s draft says that copying was free', async () => {
  const { url, token } = scene.site;
  const response = await fetch(url + fill(CALLS.generationDuplicate, { id }), {
    method: 'POST',
    headers: { token },
  });
  const copy = (await response.json()) as { id: string };
  await scene.on(`/app/blog/${copy.id}`, {}, async (page) => {
    await page.getByText('No AI model wrote anything new for this draft').waitFor();
    assert.equal(await page.getByText('What it cost').count(), 0);
  });
});

test('everything the draft leaves out is listed with its moment', () =>
  scene.on(`/app/blog/${id}`, {}, async (page) => {
    const checks = page.locator('.checks');
    await checks.getByText('checks passed').click();
    const facts = checks.locator('.check-more', { hasText: 'Facts we didn’t find in the draft' });
    await facts.locator('summary').click();
    await facts.locator('li').first().getByRole('button').waitFor();
    await assertNoSideways(page);
    await facts.scrollIntoViewIfNeeded();
    await shot(page, 'app/left-out', false);
  }));

test('what is opened in the checks before the editor has loaded stays open', async () => {
  const page = await scene.newTab();
  const editor = Promise.withResolvers<void>();
  await page.route(/\/assets\/editor[\w.-]*\.js/, async (route) => {
    await editor.promise;
    await route.continue();
  });
  await page.goto(`${scene.site.url}/app/blog/${id}`);
  const passed = page.locator('.checks-passed > details');
  await passed.locator('> summary').click();
  assert.equal(await page.getByRole('textbox', { name: 'Title' }).count(), 0);
  editor.resolve();
  await page.getByRole('textbox', { name: 'Title' }).waitFor();
  assert(await passed.evaluate((details) => details.hasAttribute('open')));
  await page.context().close();
});

test('the checks appear where they stay, so a click on them isn’t lost', async () => {
  const page = await scene.newTab();
  const transcript = Promise.withResolvers<void>();
  await page.route(/\/videos\/[^/]+\/transcript/, async (route) => {
    await transcript.promise;
    await route.continue();
  });
  await page.goto(`${scene.site.url}/app/blog/${id}`);
  await page.getByLabel('Loading the transcript').waitFor();
  await page.getByRole('textbox', { name: 'Title' }).waitFor();
  const top = () => page.locator('.checks').evaluate((checks) => checks.getBoundingClientRect().y);
  assert.equal(await page.locator('.checks').count(), 0);
  transcript.resolve();
  await page.locator('.checks').waitFor();
  const before = await top();
  await page.getByLabel('Transcript with times').waitFor();
  assert.equal(await top(), before);
  await page.context().close();
});

test('a second reading after every draft can be turned on in Settings', () =>
  scene.on('/app/settings#defaults', {}, async (page) => {
    await page.getByLabel('Second reading').selectOption('on');
    await eventually('the choice is saved', async () => {
      const { url, token } = scene.site;
      const settings = await fetch(url + CALLS.settings, { headers: { token } });
      const { defaults } = (await settings.json()) as { defaults: { secondReading: string } };
      return defaults.secondReading === 'on';
    });
    await shot(page, 'app/settings-second-reading', false);
    assert.deepEqual(scene.complaints, []);
  }));
