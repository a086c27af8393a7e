import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useApp } from '#tests/support/app-scene.ts';
import { eventually } from '#tests/support/browser.ts';

const scene = useApp();

async function post(path: string, body: object): Promise<string> {
  const headers = { token: scene.site.token, 'content-type': 'application/json' };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  const made = await fetch(scene.site.url + path, init);
  return ((await made.json()) as { id: string }).id;
}

const addSource = (title: string) =>
  post('/videos', {
    title,
    language: 'english',
    text: `${title} begins with a bucket that has holes in its bottom. Keep the heap as damp as a sponge. After four months it is dark and smells of the forest.`,
  });

async function answered(text: string, videoId: string): Promise<string> {
  const scope = { kind: 'video', videoId };
  const id = await post('/questions', { text, scope, model: 'built-in' });
  await eventually('there is no answer', async () => {
    const headers = { token: scene.site.token };
    const question = await fetch(`${scene.site.url}/questions/${id}`, { headers });
    return ((await question.json()) as { verdict: string | null }).verdict === 'answered';
  });
  return id;
}

async function draftsOf(questionId: string, number: number): Promise<void> {
  for (let made = 0; made < number; made += 1) await post(`/questions/${questionId}/draft`, {});
}

test('two shelves ticked one right after the other each tell how it went', async () => {
  const slowId = await post('/shelves', { name: 'Slow', videoIds: [] });
  await post('/shelves', { name: 'Quick', videoIds: [] });
  await post('/generations', {
    format: 'summary',
    language: 'english',
    videoId: await addSource('Compost'),
  });
  const message = 'This shelf is gone.';
  await scene.on('/app/generations', {}, async (page) => {
    const { promise: isDone, resolve: finish } = Promise.withResolvers<void>();
    await page.route(`**/shelves/${slowId}/sources`, async (route) => {
      await isDone;
      // Not a server fault, which the browser would try again.
      await route.fulfill({ status: 404, json: { code: 'not_found', msg: message, message } });
    });
    await page.locator('.library-row').getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Put on a shelf' }).click();
    const dialog = page.getByRole('dialog', { name: 'Put the source on a shelf' });
    const slow = dialog.getByRole('checkbox', { name: 'Slow' });
    const quick = dialog.getByRole('checkbox', { name: 'Quick' });
    for (const box of [slow, quick]) {
      await eventually('what is on it does not load', () => box.isEnabled());
    }
    await slow.press('Space');
    await quick.press('Space');
    await page.getByText('Put on “Quick”.').waitFor();
    assert.ok(await slow.isChecked(), 'it is ticked while it is being put there');
    finish();
    await page.getByText(message).waitFor();
    await eventually('it stays ticked', async () => !(await slow.isChecked()));
    assert.ok(await quick.isChecked());
  });
  // The browser logs the answer.
  scene.complaints.splice(0);
});

test('the first draft written from a shelf is listed on its page right away', async () => {
  const videoIds = [await addSource('Leaves'), await addSource('Worms')];
  const id = await post('/shelves', { name: 'Made at home', videoIds });
  await scene.on(`/app/shelves/${id}`, {}, async (page) => {
    const drafts = page.getByRole('region', { name: 'Drafts from this shelf' });
    await page.getByRole('button', { name: 'Write from this shelf' }).click();
    assert.equal(await drafts.count(), 0);
    await page.getByRole('menuitem', { name: 'Summary' }).click();
    await page.getByRole('button', { name: 'Create' }).click();
    await page.getByRole('textbox', { name: 'Draft' }).waitFor();
    await page.goBack();
    await page.goBack();
    await drafts.getByRole('listitem').getByText('Summary').waitFor();
  });
});

test('a shelf whose drafts are further down the list isn’t said to have none', async () => {
  const videoId = await addSource('Rain');
  const id = await post('/shelves', { name: 'Water', videoIds: [videoId] });
  await post('/shelves', { name: 'Nothing written', videoIds: [] });
  const text = 'What smells of the forest after four months?';
  await draftsOf(await answered(text, videoId), 1);
  const other = await addSource('Bark');
  await draftsOf(await answered(text, other), 30);
  await scene.on('/app/generations?group=shelf', {}, async (page) => {
    const groupOf = (name: string) =>
      page.locator('.library-day').filter({ has: page.getByRole('heading', { name }) });
    const water = groupOf('Water');
    await water.waitFor();
    await page.locator('.library-row').nth(29).waitFor();
    assert.equal(await water.locator('.library-row').count(), 0);
    assert.equal(await page.getByText('No drafts yet.').count(), 0);
    await page.getByRole('button', { name: 'Show more' }).click();
    await water.locator('.library-row').waitFor();
    await groupOf('Nothing written').getByText('No drafts yet.').waitFor();

    await page.getByRole('searchbox').fill('forest');
    // Drafts of the tests before may be found too.
    await page.getByText(/^\d+ (?:or more )?found$/).waitFor();
    await page.getByRole('searchbox').fill('zebra crossing');
    await page.getByText('No results').first().waitFor();
    assert.equal(await page.getByText('No drafts yet.').count(), 0, 'none were found, that’s all');
  });
  await fetch(`${scene.site.url}/shelves/${id}`, {
    method: 'DELETE',
    headers: { token: scene.site.token },
  });
});

test('no console errors', () => assert.deepEqual(scene.complaints, []));
