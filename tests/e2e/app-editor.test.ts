import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { assertAccessible } from '#tests/support/accessible.ts';
import { assertNoSideways, useApp } from '#tests/support/app-scene.ts';
import { eventually, heard, shot } from '#tests/support/browser.ts';
import { buyPlan } from '#tests/support/buy-plan.ts';
import { PASTED_PAGE, PASTED_ROWS } from '#tests/support/pasted-page.ts';
import {
  below,
  blocks,
  caretIn,
  isSaved,
  paste,
  text,
  textsOf,
  typeCounted,
} from '#tests/support/texts.ts';

const scene = useApp({}, async () => {
  await buyPlan(scene.site.server);
});

const { make, get, openText, serverHas } = textsOf(() => scene);

describe('editing a text', () => {
  test('the toolbar shows the kind of the current block, even if it can’t be changed', async () => {
    const id = await make('summary');
    const page = await openText(id, 'summary');
    const style = page.getByRole('combobox', { name: 'Paragraph style' });
    const shown = () => style.locator('option:checked').innerText();
    assert.equal(await shown(), 'Summary line');
    const point = blocks(await get(id)).find(({ kind }) => kind === 'point');
    await caretIn(page, point!.id);
    await eventually('it is not a point', async () => (await shown()) === 'Bullet');
    await page.context().close();
  });

  test('R18 typed text is saved automatically in its block and survives a reload', async () => {
    const id = await make();
    const [, second] = blocks(await get(id));
    assert(second);
    const page = await openText(id);
    await caretIn(page, second.id);
    await typeCounted(page, ' Typed by hand.');
    await serverHas(id, 'Typed by hand.');
    const after = blocks(await get(id)).find((block) => block.id === second.id);
    assert.deepEqual([after?.md, after?.edited], [`${second.md} Typed by hand.`, true]);
    assert.deepEqual(after?.blockIds, second.blockIds);
    await isSaved(page);
    await page.reload();
    await text(page).getByText('Typed by hand.').waitFor();
    await page.context().close();
  });

  test('title and description can be edited in place', async () => {
    const id = await make();
    const page = await openText(id);
    await page.getByRole('textbox', { name: 'Title' }).fill('A chair, a day, a garden');
    await page.getByRole('textbox', { name: 'Description' }).fill('How to watch the light.');
    await serverHas(id, 'How to watch the light.');
    assert.equal((await get(id)).title, 'A chair, a day, a garden');
    await page.getByRole('heading', { level: 1, name: 'A chair, a day, a garden' }).waitFor();
    await page.context().close();
  });

  test('Enter splits a paragraph, Backspace joins it, and undo reverts everything', async () => {
    const id = await make();
    const before = blocks(await get(id));
    const page = await openText(id);
    await caretIn(page, before[1]!.id);
    await page.keyboard.press('Enter');
    await page.keyboard.type('A new paragraph');
    await page.keyboard.press('Control+b');
    await page.keyboard.type(' in bold');
    await serverHas(id, 'A new paragraph** in bold**'.replace('** in', ' **in'));
    const parted = blocks(await get(id));
    assert.equal(parted.length, before.length + 1);
    assert.equal(parted[1]!.id, before[1]!.id);
    assert.deepEqual(parted[2]!.blockIds, []);
    for (let step = 0; step < 12; step++) await page.keyboard.press('Control+z');
    await eventually('undo did not bring it back', async () => {
      const now = blocks(await get(id));
      return now.length === before.length && now.every(({ md }, at) => md === before[at]!.md);
    });
    await page.context().close();
  });

  test('undo leaves the caret where it was, also after a save', async () => {
    const id = await make();
    const page = await openText(id);
    const second = blocks(await get(id))[1]!;
    await caretIn(page, second.id);
    for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('QQQ');
    await serverHas(id, 'QQQ');
    await isSaved(page);
    await page.keyboard.press('Control+z');
    await eventually(
      'undo did not take it out',
      async () => !(await text(page).innerText()).includes('QQQ'),
    );
    await page.keyboard.type('WW');
    await serverHas(id, 'WW');
    const { md } = blocks(await get(id)).find((block) => block.id === second.id)!;
    assert.equal(md, `${second.md.slice(0, -4)}WW${second.md.slice(-4)}`);
    await page.context().close();
  });

  test('a key pressed right after the caret moved acts at the new position', async () => {
    const id = await make();
    const page = await openText(id);
    const [first, second] = blocks(await get(id));
    await caretIn(page, second!.id);
    // Suppress selectionchange in between, as happens on slow machines.
    await page.evaluate(`(() => {
      getSelection().selectAllChildren(document.getElementById(${JSON.stringify(first!.id)}));
      getSelection().collapseToEnd();
      const enter = { key: 'Enter', keyCode: 13, bubbles: true, cancelable: true };
      document.querySelector('.doc-writing').dispatchEvent(new KeyboardEvent('keydown', enter));
    })()`);
    await page.keyboard.type('Here.');
    assert.deepEqual(await below(page, first!.id, 1), ['paragraph: Here.']);
    await page.context().close();
  });

  test('find and replace changes all matches at once, and a single undo reverts it', async () => {
    const id = await make();
    const page = await openText(id);
    await text(page).click();
    await page.keyboard.press('Control+f');
    const bar = page.getByRole('search', { name: 'Find and replace' });
    await bar.getByLabel('Find', { exact: true }).fill('garden');
    // The title also contains the word and is the first match.
    const count = /of (\d+)/.exec(await bar.getByText(/^1 of \d+/).innerText())![1]!;
    assert(Number(count) > 3);
    await page.locator('.doc-title textarea[data-found]').waitFor();
    await assertAccessible(page);
    await shot(page, 'app/editor-find', false);
    await bar.getByRole('button', { name: 'Next' }).click();
    await bar.getByText(/^2 of \d+/).waitFor();
    await bar.getByLabel('Replace with').fill('allotment');
    await bar.getByRole('button', { name: 'Replace all' }).click();
    await bar.getByText('none').waitFor();
    await bar.getByRole('button', { name: 'Close find' }).click();
    await serverHas(id, 'How to plan a small allotment');
    const written = blocks(await get(id)).map(({ md }) => md);
    assert(!/garden/i.test(written.join(' ')));
    await page.keyboard.press('Control+z');
    await eventually(
      'undo did not bring the garden back',
      async () => !JSON.stringify((await get(id)).document).includes('allotment'),
    );
    await page.context().close();
  });

  test('lists and quotes start with Markdown signs and end with Enter, and words can become links', async () => {
    const id = await make();
    const [first] = blocks(await get(id));
    const page = await openText(id);
    await caretIn(page, first!.id);
    for (const key of ['Enter', '1. dig', 'Enter', 'plant', 'Enter', 'Enter', '> said', 'Enter']) {
      if (key === 'Enter') await page.keyboard.press(key);
      else await page.keyboard.type(key);
    }
    await page.keyboard.press('Enter');
    await page.keyboard.type('- a **bold** one [here](https://example.org/a)');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.keyboard.type('some words');
    assert.deepEqual(await below(page, first!.id, 5), [
      'step: dig',
      'step: plant',
      'quote: said',
      'point: a bold one here',
      'paragraph: some words',
    ]);
    // The palette's shortcut, but with a selection it adds a link.
    await page.keyboard.press('Control+Shift+ArrowLeft');
    await heard(page);
    await page.keyboard.press('Control+k');
    const panel = page.getByRole('dialog', { name: 'Link' });
    await panel.getByRole('textbox', { name: 'Address' }).fill('javascript:alert(1)');
    await page.keyboard.press('Enter');
    await panel.getByRole('alert').waitFor();
    await assertAccessible(page, '.link-panel');
    await shot(page, 'app/editor-link', false);
    await panel.getByRole('textbox', { name: 'Address' }).fill('example.com/there');
    await page.keyboard.press('Enter');
    await panel.waitFor({ state: 'detached' });
    await serverHas(id, 'some [words](https://example.com/there)');
    await serverHas(id, 'a **bold** one [here](https://example.org/a)');
    const kinds = blocks(await get(id)).map(({ kind }) => kind);
    assert.deepEqual(kinds.slice(1, 6), ['step', 'step', 'quote', 'point', 'paragraph']);
    // The link is edited and removed in place.
    await text(page).getByRole('link', { name: 'words' }).click();
    assert.equal(
      await panel.getByRole('link', { name: 'Open' }).getAttribute('href'),
      'https://example.com/there',
    );
    await panel.getByRole('button', { name: 'Remove link' }).click();
    await serverHas(id, '"some words"');
    await page.context().close();
  });

  test('pasted content becomes our own blocks and brings no script', async () => {
    const id = await make();
    const [first] = blocks(await get(id));
    const page = await openText(id);
    await caretIn(page, first!.id);
    await paste(page, { 'text/html': PASTED_PAGE });
    await serverHas(id, 'a — b');
    const pasted = blocks(await get(id));
    assert.deepEqual(
      pasted.slice(0, 12).map(({ kind, md }) => `${kind}: ${md}`),
      [`paragraph: ${first!.md}`, ...PASTED_ROWS],
    );
    assert.equal(await page.evaluate('window.ran'), undefined);
    assert.equal(new Set(pasted.map(({ id: own }) => own)).size, pasted.length);
    await page.keyboard.press('Shift+ArrowLeft');
    await heard(page);
    await paste(page, { 'text/plain': 'https://example.org/b' });
    await serverHas(id, 'a — [b](https://example.org/b)');
    const before = await text(page).innerText();
    await paste(page, { 'text/plain': 'A paragraph of a book.\n\n'.repeat(40_000) });
    await page.getByText(/A draft can have up to 300,000. Nothing was added/).waitFor();
    assert.equal(await text(page).innerText(), before);
    await page.context().close();
  });
});

describe('nothing typed is lost', () => {
  test('a network that drops and returns at any moment costs no typed character', async () => {
    const id = await make();
    const [first] = blocks(await get(id));
    const page = await openText(id);
    page.on('dialog', (dialog) => void dialog.accept());
    const moods = ['cut', 'lost', 'slow', 'through', 'cut', 'lost', 'through', 'slow'] as const;
    let isOver = false;
    let sent = 0;
    await page.route(new RegExp(`/generations/${id}$`), async (route) => {
      if (isOver || route.request().method() !== 'PATCH') return route.continue();
      const mood = moods[sent++ % moods.length];
      if (mood === 'cut') return route.abort();
      if (mood === 'slow') await new Promise((resolve) => setTimeout(resolve, 1200));
      if (mood !== 'lost') return route.continue();
      await route.fetch();
      return route.abort();
    });
    const settings = page.getByRole('link', { name: 'Settings', exact: true });
    await caretIn(page, first!.id);
    let typed = '';
    for (let round = 0; round < 10; round += 1) {
      const words = ` word${round} and so on`;
      await page.keyboard.type(words, { delay: 15 });
      typed += words;
      if (round % 3 === 2) {
        // Go to another screen and back, or reload, at whatever stage saving is.
        if (round % 2) {
          await settings.click();
          await page.getByRole('heading', { name: 'Settings' }).waitFor();
          await page.goBack();
        } else await page.reload();
        await text(page).getByText(typed).waitFor();
        await caretIn(page, first!.id);
      }
    }
    isOver = true;
    await page.evaluate(`dispatchEvent(new Event('online'))`);
    await serverHas(id, typed);
    await isSaved(page);
    assert.equal(blocks(await get(id))[0]!.md, first!.md + typed);
    await page.context().close();
  });

  test('an older version can be viewed and restored as a new version', async () => {
    const id = await make();
    const [first] = blocks(await get(id));
    const page = await openText(id);
    await caretIn(page, first!.id);
    await page.keyboard.type(' To be regretted.');
    await serverHas(id, 'To be regretted.');
    await page.getByRole('button', { name: 'Versions' }).click();
    const dialog = page.getByRole('dialog', { name: 'Versions' });
    await dialog.getByText('3 words added, 0 words removed.').waitFor();
    const added = dialog.getByRole('insertion');
    assert.equal((await added.innerText()).trim(), 'To be regretted.');
    assert(
      await page.evaluate(
        `getComputedStyle(document.querySelector('.versions-text ins')).textDecorationLine === 'underline'`,
      ),
    );
    // List markers are positioned relative to their line; otherwise they'd end up in the corner of the screen.
    const strays = await page.evaluate(`[...document.querySelectorAll('.versions-text .doc-point')]
      .filter((point) => getComputedStyle(point).position !== 'relative').length`);
    assert.equal(strays, 0);
    await assertAccessible(page, '.modal', ['scrollable-region-focusable']);
    await dialog.getByText('Show changes').click();
    await added.waitFor({ state: 'detached' });
    await dialog.getByText('Show changes').click();
    await dialog.getByRole('button', { name: /^Written/ }).click();
    await eventually(
      'the old text is not shown',
      async () =>
        !(
          await dialog.getByRole('region', { name: 'The draft at that time' }).innerText()
        ).includes('regretted'),
    );
    await dialog.getByRole('radio', { name: 'Current version' }).check();
    await added.waitFor();
    await shot(page, 'app/editor-versions', false);
    await dialog.getByRole('button', { name: /^Restore the version from/ }).click();
    await eventually('it was not brought back', async () => {
      return !JSON.stringify(blocks(await get(id))).includes('regretted');
    });
    await eventually('the page shows the other', async () => {
      return !(await text(page).innerText()).includes('regretted');
    });
    await page.context().close();
  });
});

test('on a phone all tools are 44 px wide and high, and stay in reach further down the draft', async () => {
  const id = await make();
  const phone = { width: 360, height: 740, touch: true } as const;
  await scene.on(`/app/blog/${id}`, phone, async (page) => {
    await text(page).waitFor();
    const buttons = page.getByRole('toolbar').getByRole('button');
    await eventually('the tools scroll away with the draft', async () => {
      const down = await page.evaluate<number>('scrollTo(0, 1200), scrollY');
      const tops = await buttons.evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect().y),
      );
      return down > 500 && tops.every((y) => y >= 0 && y < 100);
    });
    assert.equal(await buttons.count(), 10);
    for (const name of ['Undo', 'Redo']) {
      const { x, width } = (await page
        .getByRole('toolbar')
        .getByRole('button', { name })
        .boundingBox())!;
      assert(x >= 0 && x + width <= phone.width, `${name} is off screen`);
    }
    for (const button of await buttons.all()) {
      const { width, height } = (await button.boundingBox())!;
      assert(width >= 44 && height >= 44, `${await button.getAttribute('aria-label')} is smaller`);
      if (await button.isEnabled()) await button.click({ trial: true });
    }
    await assertNoSideways(page);
    await shot(page, 'app/editor-phone', false);
  });
});

describe('right-to-left text', () => {
  test('an Arabic draft is edited right-to-left', async () => {
    const id = await make('summary', 'bread-ar', 'arabic');
    const page = await openText(id, 'summary');
    await eventually('the times are not on the right of the words', async () => {
      const tick = await page.locator('.doc .rail-tick:visible').first().boundingBox();
      const words = await page.locator('.doc-writing p').first().boundingBox();
      return tick !== null && words !== null && tick.x > words.x + words.width - 1;
    });
    await shot(page, 'app/editor-rtl', false);
    await page.context().close();
  });
});

test('no errors under the server’s CSP', () => {
  const unexpected = scene.complaints.filter((line) => !/Failed to load resource|409/.test(line));
  assert.deepEqual(unexpected, []);
});
