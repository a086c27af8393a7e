import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { assertAccessible } from '#tests/support/accessible.ts';
import { assertNoSideways, useApp } from '#tests/support/app-scene.ts';
import { assertFocused, eventually, shot } from '#tests/support/browser.ts';
import { buyPlan } from '#tests/support/buy-plan.ts';
import { signUp } from '#tests/support/sign-up.ts';

const scene = useApp();

async function call(method: string, path: string, body?: object) {
  const headers = { token: scene.site.token, 'content-type': 'application/json' };
  const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
  const answer = await fetch(scene.site.url + path, init);
  return (await answer.json().catch(() => null)) as Record<string, unknown>;
}

async function summaryOf(sample: string, language: string): Promise<void> {
  const made = await call('POST', '/generations', { format: 'summary', sample, language });
  const [{ id }] = made['generations'] as [{ id: string }];
  await eventually('the summary ends', async () => {
    return (await call('GET', `/generations/${id}`))['status'] === 'done';
  });
}

const COMPOST = `1
00:00:00,000 --> 00:00:20,000
Compost begins with a bucket that has holes in its bottom.

2
00:00:20,000 --> 00:00:40,000
Put one part of kitchen scraps on two parts of dry leaves, and keep the heap as damp as a sponge.

3
00:00:40,000 --> 00:01:00,000
After four months the compost is dark and smells of the forest, and tomatoes grow twice as fast in it.
`;

const rows = (page: Page) => page.locator('.library-row:not(.leaving)');
const shelves = async () =>
  (await call('GET', '/shelves'))['shelves'] as { id: string; name: string; sourceCount: number }[];

describe('shelves', () => {
  before(async () => {
    await summaryOf('small-garden', 'english');
    await summaryOf('water-es', 'spanish');
    await summaryOf('bread-ar', 'arabic');
  });

  test('a source is added to a new shelf from its row by keyboard, and the Library shows it there', () =>
    scene.on('/app/generations', {}, async (page) => {
      const garden = rows(page).filter({ hasText: 'How to plan a small garden' });
      await garden.getByRole('button', { name: 'More options for' }).focus();
      await page.keyboard.press('Enter');
      const entry = page.getByRole('menuitem', { name: 'Put its source on a shelf…' });
      await entry.focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Put the source on a shelf' });
      const name = dialog.getByRole('textbox', { name: 'Name of a new shelf' });
      await name.focus();
      await page.keyboard.type('House and garden');
      await dialog.getByRole('button', { name: 'Create and add' }).waitFor();
      await page.keyboard.press('Enter');
      await page.getByText('Created “House and garden” and put the source on it.').waitFor();
      const box = dialog.getByRole('checkbox', { name: 'House and garden' });
      await box.waitFor();
      await eventually('the source is not on it', () => box.isChecked());
      await assertAccessible(page, '.modal');
      await shot(page, 'app/shelf-dialog', false);
      await dialog.getByRole('button', { name: 'Done' }).press('Enter');
      await dialog.waitFor({ state: 'detached' });

      await page.getByText('By shelf').click();
      await page.getByRole('heading', { name: 'House and garden' }).waitFor();
      await page.getByRole('heading', { name: 'Not on a shelf' }).waitFor();
      await page.getByText('1 shelf', { exact: true }).waitFor();
      await eventually('what was made is gone', async () => (await rows(page).count()) === 3);
      await assertAccessible(page);
      await shot(page, 'app/library-by-shelf', false);
    }));

  test('several sources are added to a shelf at once, and removed again', () =>
    scene.on('/app/generations', {}, async (page) => {
      await rows(page).first().waitFor();
      await rows(page).filter({ hasText: 'Spanish' }).getByRole('checkbox').check();
      await rows(page).filter({ hasText: 'Arabic' }).getByRole('checkbox').check();
      const bar = page.getByRole('region', { name: 'Selected' });
      await bar.getByRole('button', { name: 'Put on a shelf' }).click();
      const dialog = page.getByRole('dialog', { name: 'Put 2 sources on a shelf' });
      const box = dialog.getByRole('checkbox', { name: 'House and garden' });
      await eventually('what is on it does not load', () => box.isEnabled());
      await box.press('Space');
      // First, as it goes away by itself.
      await page.getByText('Put on “House and garden”.').waitFor();
      await eventually('they are not on it', async () => (await shelves())[0]?.sourceCount === 3);
      await eventually('the box is not ticked', () => box.isChecked());
      await eventually('it stays disabled', () => box.isEnabled());
      await box.press('Space');
      await page.getByText('Removed from “House and garden”.').waitFor();
      await eventually('they stay on it', async () => (await shelves())[0]?.sourceCount === 1);
    }));

  test('a shelf is filled, renamed, deleted and restored on its own page', async () => {
    const [shelf] = await shelves();
    assert(shelf);
    await scene.on(`/app/shelves/${shelf.id}`, {}, async (page) => {
      await page.getByRole('heading', { level: 1, name: 'House and garden' }).waitFor();
      await page.getByRole('button', { name: 'Add sources' }).click();
      const dialog = page.getByRole('dialog', { name: 'Add sources' });
      await dialog.getByRole('checkbox').nth(1).press('Space');
      await dialog.getByRole('checkbox').first().press('Space');
      await assertAccessible(page, '.modal');
      await dialog.getByRole('button', { name: 'Add 2 sources' }).click();
      await eventually('they do not come', async () => (await rows(page).count()) === 3);
      await assertAccessible(page);
      await shot(page, 'app/shelf');

      await rows(page).last().getByRole('button', { name: 'from the shelf' }).click();
      await eventually('it stays', async () => (await rows(page).count()) === 2);

      const act = async (name: string) => {
        await page.getByRole('button', { name: 'More options for' }).click();
        await page.getByRole('menuitem', { name }).click();
      };
      await act('Rename');
      const naming = page.getByRole('dialog', { name: 'Rename' });
      const field = naming.getByRole('textbox', { name: 'Name' });
      await assertFocused(field);
      await field.fill('بيت وحديقة');
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { level: 1, name: 'بيت وحديقة' }).waitFor();

      await act('Delete');
      const undo = page.getByRole('button', { name: 'Undo' });
      await undo.press('Enter');
      await undo.waitFor({ state: 'detached' });
      assert.equal((await shelves()).length, 1);
      await act('Delete');
      await page.getByRole('heading', { name: 'We couldn’t find this shelf' }).waitFor();
      assert.equal((await shelves()).length, 0);
    });
    await scene.on('/app/generations?group=shelf', {}, async (page) => {
      await page.getByText('No shelves yet', { exact: true }).waitFor();
      // Its sources and drafts are kept.
      await eventually('what was made is gone', async () => (await rows(page).count()) === 3);
      await page.getByRole('button', { name: 'New shelf' }).click();
      const dialog = page.getByRole('dialog', { name: 'New shelf' });
      await dialog.getByRole('textbox', { name: 'Name' }).fill('Interviews');
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'Nothing on this shelf yet' }).waitFor();
      await shot(page, 'app/shelf-empty');
    });
  });

  test('a draft is created from a whole shelf, and every reference names its source', async () => {
    await call('POST', '/videos', {
      title: 'Compost in a bucket',
      text: COMPOST,
      language: 'english',
    });
    const { sources } = (await call('GET', '/videos')) as unknown as {
      sources: { videoId: string; title: string; languageTag: string }[];
    };
    const english = sources.filter(({ languageTag }) => languageTag.startsWith('en'));
    assert.equal(english.length, 2);
    const videoIds = english.map(({ videoId }) => videoId);
    const { id } = await call('POST', '/shelves', { name: 'Made at home', videoIds });
    let draft = '';
    await scene.on(`/app/shelves/${String(id)}`, {}, async (page) => {
      await page.getByRole('button', { name: 'Write from this shelf' }).click();
      await shot(page, 'app/shelf-write-menu', false);
      await page.evaluate('window.isSamePage = true');
      await page.getByRole('menuitem', { name: 'Summary' }).click();
      const card = page.getByRole('region', { name: 'Your source' });
      await card.getByText('2 sources').waitFor();
      assert.equal(await page.evaluate('window.isSamePage'), true, 'the app was loaded anew');
      for (const { title } of english) await card.getByText(title).first().waitFor();
      await assertAccessible(page);
      await shot(page, 'app/make-from-shelf');
      await page.getByRole('button', { name: 'Create' }).click();
      await page.locator('.doc-block .tick-source').first().waitFor();
      draft = new URL(page.url()).pathname;
      for (const { title } of english) {
        await page.getByRole('heading', { level: 2, name: title }).waitFor();
        const tick = page.getByRole('button', {
          name: new RegExp(`^${title}, \\d+:\\d\\d, show`, 'u'),
        });
        await tick.first().click();
        await page.getByRole('region', { name: 'Source', exact: true }).getByText(title).waitFor();
      }
      await assertAccessible(page);
      await shot(page, 'app/draft-from-shelf');
    });
    const phone = { width: 360, height: 740, touch: true, theme: 'dark' as const };
    await scene.on(draft, phone, async (page) => {
      await page.getByRole('button', { name: 'show it in the source' }).first().waitFor();
      await assertNoSideways(page);
      await shot(page, 'app/draft-from-shelf-phone');
    });
    await scene.on('/app/generations?group=shelf', {}, async (page) => {
      const group = page.locator('.library-day', { hasText: 'Made at home' });
      await group.getByRole('link', { name: 'Made at home', exact: true }).last().waitFor();
      await eventually('the draft is not listed under its shelf', async () => {
        return (await group.locator(`a[href="${draft}"]`).count()) === 1;
      });
      await shot(page, 'app/library-by-shelf', false);
    });
    await call('DELETE', `/shelves/${String(id)}`);
  });

  test('questions asked about a shelf are listed on its page', async () => {
    const made = await call('POST', '/videos', { text: COMPOST, title: 'Compost' });
    const { id } = await call('POST', '/shelves', { name: 'Asked', videoIds: [made['id']] });
    await scene.on(`/app/shelves/${String(id)}`, {}, async (page) => {
      await rows(page).first().waitFor();
      assert.equal(await page.getByRole('region', { name: 'Your questions' }).count(), 0);
      const text = 'How long does compost take?';
      await call('POST', '/questions', { text, scope: { kind: 'shelf', shelfId: id } });
      await page.reload();
      const asked = page.getByRole('region', { name: 'Your questions' });
      await asked.getByRole('link', { name: text }).waitFor();
      await assertAccessible(page);
      await asked.getByRole('link', { name: text }).click();
      await page.getByRole('heading', { name: text }).waitFor();
      // Back to the shelf.
      await page.getByRole('link', { name: 'Asked', exact: true }).click();
      await page.waitForURL(`**/app/shelves/${String(id)}`);
      await rows(page).first().waitFor();
    });
    await call('DELETE', `/shelves/${String(id)}`);
  });

  test('shelves work on a phone, in dark mode and right-to-left', async () => {
    const [shelf] = await shelves();
    assert(shelf);
    const { sources } = (await call('GET', '/videos')) as unknown as {
      sources: { videoId: string }[];
    };
    const videoIds = sources.map(({ videoId }) => videoId);
    await call('POST', `/shelves/${shelf.id}/sources`, { videoIds });
    const phone = { width: 360, height: 740, touch: true, theme: 'dark' as const };
    for (const path of [`/app/shelves/${shelf.id}`, '/app/generations?group=shelf']) {
      await scene.on(path, phone, async (page) => {
        await rows(page).nth(2).waitFor();
        await assertNoSideways(page);
        await assertAccessible(page);
        await shot(page, `app/shelves-phone-${path.includes('group') ? 'library' : 'page'}`);
      });
    }
    await scene.on(`/app/shelves/${shelf.id}`, { rtl: true }, async (page) => {
      await rows(page).nth(2).waitFor();
      await shot(page, 'app/shelf-rtl');
    });
  });

  test('a shared shelf can be seen and asked by a team member until its owner stops sharing it', async () => {
    await buyPlan(scene.site);
    const email = 'member@example.org';
    const token = await signUp(scene.site, scene.site.dataDir, email);
    await call('POST', '/team/members', { email });
    await fetch(`${scene.site.url}/team/members`, { headers: { token } });
    const [shelf] = await shelves();
    const path = `/app/shelves/${shelf!.id}`;
    const asOwner = (name: string, told: string) =>
      scene.on(path, {}, async (page) => {
        await page.getByRole('button', { name: 'More options for' }).click();
        await page.getByRole('menuitem', { name }).click();
        if (name === 'Share with your team') {
          const dialog = page.getByRole('dialog', { name: 'Share with your team?' });
          await dialog.getByText('Your drafts and questions stay private.').waitFor();
          await dialog.getByRole('button', { name: 'Share' }).click();
        }
        await page.getByText(told).waitFor();
      });
    const member = await scene.newTab({ isSignedIn: false });
    await member.goto(`${scene.site.url}/favicon.svg`);
    await member.evaluate(`localStorage.setItem('token', ${JSON.stringify(token)})`);
    const assertGone = async () => {
      for (const at of [path, `/app/ask?shelf=${shelf!.id}`]) {
        await member.goto(scene.site.url + at);
        await member.getByRole('heading', { name: 'We couldn’t find this' }).waitFor();
      }
    };
    await assertGone();
    await asOwner(
      'Share with your team',
      'Everyone on your team can now read the sources on this shelf and ask questions.',
    );
    await member.goto(`${scene.site.url}/app/ask`);
    await member.getByText('You haven’t added any sources yet.').waitFor();
    assert.equal(await member.getByText('No results').count(), 0, 'nothing was searched for');
    await member.getByRole('link', { name: 'Watched channels' }).waitFor();
    await member.getByRole('link', { name: 'Shelves', exact: true }).click();
    await member.waitForURL(/generations\?group=shelf$/);
    await member.getByRole('link', { name: shelf!.name }).first().waitFor();
    assert.equal(await member.getByText('Nothing here yet').count(), 0, 'there is a shelf');
    await member.getByRole('link', { name: shelf!.name }).first().click();
    await member.getByText('Shared by owner@localhost').waitFor();
    assert.equal(await member.getByRole('button', { name: 'Add sources' }).count(), 0);
    assert.equal(await member.getByRole('button', { name: 'More options for' }).count(), 0);
    await assertAccessible(member);
    await shot(member, 'app/shelf-shared');
    await member.getByRole('link', { name: 'Ask this shelf' }).click();
    await member.getByRole('textbox', { name: 'Your question' }).fill('Where is the sun at four?');
    await member.keyboard.press('Enter');
    await member.locator('.qa-passage').first().waitFor();
    await shot(member, 'app/shelf-shared-asked', false);
    const asked = member.url();
    // Without a model, a draft is written in the language of its sources.
    const { sources } = (await call('GET', '/videos')) as unknown as {
      sources: { videoId: string; languageTag: string }[];
    };
    const english = sources.filter(({ languageTag }) => languageTag.startsWith('en'));
    const videoIds = english.map(({ videoId }) => videoId);
    const { id: shelfId } = await call('POST', '/shelves', { name: 'At home', videoIds });
    await call('PATCH', `/shelves/${String(shelfId)}`, { sharedWithTeam: true });
    const made = await fetch(`${scene.site.url}/generations`, {
      method: 'POST',
      headers: { token, 'content-type': 'application/json' },
      body: JSON.stringify({ format: 'summary', shelfId, language: 'english', model: 'built-in' }),
    });
    const { generations } = (await made.json()) as { generations: { id: string }[] };
    const draft = `${scene.site.url}/app/summary/${generations[0]!.id}`;
    await member.goto(draft);
    await member.getByRole('button', { name: 'Create more…' }).waitFor();
    await asOwner('Stop sharing', 'Only you can see this shelf now.');
    await assertGone();
    await call('PATCH', `/shelves/${String(shelfId)}`, { sharedWithTeam: false });
    // Existing drafts and answers stay, and say up front that the shelf is gone.
    await member.goto(draft);
    await member.getByText('The shelf is no longer available').waitFor();
    await member.locator('.doc-block').first().waitFor();
    assert.equal(await member.getByRole('button', { name: 'Create more…' }).count(), 0);
    await member.getByText('Ask', { exact: true }).last().click();
    const field = member.getByRole('textbox', { name: 'Your question' });
    await member.locator('.ask-field').getByText('no longer shared with you').waitFor();
    assert.equal(await field.count(), 0);
    await assertAccessible(member);
    await shot(member, 'app/draft-shelf-gone');
    await member.goto(asked);
    await member.locator('.ask-field').getByText('no longer shared with you').waitFor();
    await member.locator('.qa-passage').first().waitFor();
    assert.equal(await field.count(), 0);
    await member.setViewportSize({ width: 360, height: 740 });
    await assertNoSideways(member);
    await shot(member, 'app/asked-shelf-gone-phone', false);
    await member.goto(draft);
    await member.getByText('The shelf is no longer available').waitFor();
    await assertNoSideways(member);
    await shot(member, 'app/draft-shelf-gone-phone', false);
    await member.close();
  });

  test('removing a team member asks for confirmation', () =>
    scene.on('/app/settings#team', {}, async (page) => {
      const remove = page.getByRole('button', { name: 'Remove member@example.org' });
      const question = page.getByRole('alertdialog', { name: 'Remove member@example.org?' });
      await remove.click();
      await question.getByText('They’ll keep their own drafts.').waitFor();
      await assertAccessible(page, '.modal');
      await question.getByRole('button', { name: 'Cancel' }).click();
      await question.waitFor({ state: 'detached' });
      await remove.click();
      await question.getByRole('button', { name: 'Remove' }).click();
      await remove.waitFor({ state: 'detached' });
    }));
});

test('no console errors', () => {
  // The deleted shelf responds with 404, which the browser logs.
  assert.deepEqual(
    scene.complaints.filter((words) => !words.includes('404')),
    [],
  );
});
