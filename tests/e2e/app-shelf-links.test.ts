import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertAccessible } from '#tests/support/accessible.ts';
import { useApp } from '#tests/support/app-scene.ts';
import { eventually, shot } from '#tests/support/browser.ts';
import { idOf, startStandInPlatform } from '#tests/support/stand-in-platform.ts';

const scene = useApp(async (lifetime) => {
  const platform = await startStandInPlatform();
  lifetime.after(() => platform.close());
  platform.setList('PLgarden', [
    { id: idOf('ordinary'), title: 'Soil', length: '3:00' },
    { id: idOf('private'), title: 'Nobody sees it', mark: 'private' },
    { id: idOf('no-captions'), title: 'Without a word', length: '2:00' },
  ]);
  platform.setList('PLone', [{ id: idOf('ordinary'), title: 'Soil', length: '3:00' }]);
  return platform.env;
});

for (const [name, view] of Object.entries({
  desktop: {},
  'phone-dark': { width: 360, height: 740, touch: true, theme: 'dark' as const },
})) {
  test(`a new video can be added to a shelf by pasting its link, on a ${name}`, async () => {
    const headers = { token: scene.site.token, 'content-type': 'application/json' };
    const body = JSON.stringify({ name: 'Talks' });
    const made = await fetch(`${scene.site.url}/shelves`, { method: 'POST', headers, body });
    const { id } = (await made.json()) as { id: string };
    await scene.on(`/app/shelves/${id}`, view, async (page) => {
      await page.getByRole('button', { name: 'Add sources' }).first().click();
      const dialog = page.getByRole('dialog', { name: 'Add sources' });
      const field = dialog.getByRole('searchbox');
      await dialog.getByRole('link', { name: 'Create something from it' }).waitFor();
      // A word with the length of a video id isn't a link.
      await field.fill('interesting');
      await dialog.getByText(/^(No results|All your sources)/).waitFor();
      await field.fill(`youtu.be/${idOf('private')}`);
      await dialog.getByRole('button', { name: 'Add this link' }).click();
      await dialog.getByRole('alert').waitFor();
      await assertAccessible(page, '.modal');
      await shot(page, `app/shelf-link-${name}`, false);
      await field.fill(`https://youtu.be/${idOf('ordinary')}`);
      await eventually('the old reason stays', async () => {
        return (await dialog.getByRole('alert').count()) === 0;
      });
      await dialog.getByRole('button', { name: 'Add this link' }).press('Enter');
      await dialog.waitFor({ state: 'detached' });
      const rows = page.locator('.library-row');
      await rows.first().waitFor();
      assert.equal(await rows.count(), 1);
    });
    scene.complaints.splice(0);
  });
}

test('a link typed next to selected sources isn’t lost', async () => {
  const headers = { token: scene.site.token, 'content-type': 'application/json' };
  const post = async (path: string, body: object) => {
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    return (await fetch(scene.site.url + path, init)).json() as Promise<{ id: string }>;
  };
  await post('/generations', { format: 'summary', language: 'hindi', sample: 'tea-hi' });
  const { id } = await post('/shelves', { name: 'Both' });
  await scene.on(`/app/shelves/${id}`, {}, async (page) => {
    await page.getByRole('button', { name: 'Add sources' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Add sources' });
    const tea = dialog.getByRole('checkbox', { name: /\p{Script=Devanagari}/u });
    await tea.press('Space');
    const field = dialog.getByRole('searchbox');
    await field.fill(`https://youtu.be/${idOf('ordinary')}`);
    const add = dialog.getByRole('button', { name: 'Add 1 source' });
    await dialog.getByRole('button', { name: 'Add this link' }).waitFor();
    assert.equal(await add.isDisabled(), true);
    assert.equal(await tea.isChecked(), true);
    await shot(page, 'app/shelf-link-and-ticks', false);
    await dialog.getByRole('button', { name: 'Add this link' }).click();
    await eventually('the link is not taken', async () => (await field.inputValue()) === '');
    await add.click();
    await dialog.waitFor({ state: 'detached' });
    const rows = page.locator('.library-row');
    await eventually('one of them is missing', async () => (await rows.count()) === 2);
  });
});

test('adding a playlist to a shelf adds videos with transcripts, and says how many have none', async () => {
  const headers = { token: scene.site.token, 'content-type': 'application/json' };
  const body = JSON.stringify({ name: 'A list' });
  const made = await fetch(`${scene.site.url}/shelves`, { method: 'POST', headers, body });
  const { id } = (await made.json()) as { id: string };
  await scene.on(`/app/shelves/${id}`, {}, async (page) => {
    const dialog = page.getByRole('dialog', { name: 'Add sources' });
    const addAll = dialog.getByRole('button', { name: 'Add all its videos' });
    await page.getByRole('button', { name: 'Add sources' }).first().click();
    await dialog.getByRole('searchbox').fill('https://www.youtube.com/playlist?list=PLgarden');
    await addAll.waitFor();
    await assertAccessible(page, '.modal');
    await shot(page, 'app/shelf-playlist', false);
    await addAll.click();
    await dialog.getByText('1 video was added. 2 videos have no transcript.').waitFor();
    await shot(page, 'app/shelf-playlist-added', false);
    await dialog.getByRole('searchbox').fill('https://www.youtube.com/playlist?list=PLnothere');
    await addAll.click();
    await dialog.getByRole('alert').waitFor();
    await dialog.getByRole('searchbox').fill('https://www.youtube.com/playlist?list=PLone');
    await addAll.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    const rows = page.locator('.library-row');
    await rows.first().waitFor();
    assert.equal(await rows.count(), 1);
  });
  scene.complaints.splice(0);
});
for (const [name, view] of Object.entries({
  desktop: {},
  'phone-dark': { width: 360, height: 740, touch: true, theme: 'dark' as const },
})) {
  test(`everything a search finds is put on a shelf at once, and taken off again, on a ${name}`, async () => {
    const headers = { token: scene.site.token, 'content-type': 'application/json' };
    const post = async (path: string, body: object) => {
      const init = { method: 'POST', headers, body: JSON.stringify(body) };
      return (await fetch(scene.site.url + path, init)).json() as Promise<{ id: string }>;
    };
    for (let number = 0; number < 27; number += 1) {
      const text = `Compost is turned ${number} times before it is ready for the garden beds.`;
      await post('/videos', { text, title: `Compost diary ${number}`, language: 'english' });
    }
    await post('/videos', { text: 'Bread needs time and heat.', title: 'Bread' });
    const { id } = await post('/shelves', { name: 'Diaries' });
    const countOf = async () => {
      const shelf = await fetch(`${scene.site.url}/shelves/${id}`, { headers });
      return ((await shelf.json()) as { sources: object[] }).sources.length;
    };
    await scene.on(`/app/shelves/${id}`, view, async (page) => {
      await page.getByRole('button', { name: 'Add sources' }).first().click();
      const dialog = page.getByRole('dialog', { name: 'Add sources' });
      await dialog.getByRole('searchbox').fill('compost');
      const all = dialog.getByRole('button', { name: 'Add everything found' });
      await all.waitFor();
      await assertAccessible(page, '.modal');
      await shot(page, `app/shelf-add-found-${name}`, false);
      await all.press('Enter');
      await page.getByText(/^\d+ sources added\./).waitFor();
      assert.ok((await countOf()) >= 27, 'only the first page was added');
      await assertAccessible(page);
      await shot(page, `app/shelf-added-found-${name}`, false);
      await page.getByRole('button', { name: 'Undo' }).press('Enter');
      await page.getByText('Nothing on this shelf yet').waitFor();
      assert.equal(await countOf(), 0);
    });
  });
}
