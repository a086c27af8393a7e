import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { GenerationSchema, type Generation } from '#contract/generations.ts';
import type { AppScene, OpenOptions } from './app-scene.ts';
import { eventually, heard } from './browser.ts';

export const text = (page: Page) => page.getByRole('textbox', { name: 'Draft' });
export const status = (page: Page) => page.locator('.watch-status');
export const blocks = (generation: Generation) =>
  generation.document?.sections.flatMap((section) => section.blocks) ?? [];

/** Puts the caret at the end of a paragraph. */
export async function caretIn(page: Page, blockId: string): Promise<void> {
  await page.locator(`[id="${blockId}"]`).click();
  await page.evaluate(`(() => {
    const block = document.getElementById(${JSON.stringify(blockId)});
    getSelection().selectAllChildren(block);
    getSelection().collapseToEnd();
  })()`);
  await heard(page);
}

/** The blocks below a paragraph: each one's kind and text. */
export async function below(page: Page, blockId: string, count: number): Promise<string[]> {
  return page.evaluate(`(() => {
    const all = [...document.querySelectorAll('.doc-writing > .doc-block')];
    const at = all.findIndex((block) => block.querySelector('[id="${blockId}"]'));
    return all.slice(at + 1, at + 1 + ${count}).map((block) => block.dataset.kind + ': ' + block.querySelector('p, h2, h3').textContent);
  })()`);
}

export function paste(page: Page, data: Record<string, string>): Promise<unknown> {
  return page.evaluate(`(() => {
    const data = new DataTransfer();
    for (const [type, text] of Object.entries(${JSON.stringify(data)})) data.setData(type, text);
    document.querySelector('.doc-writing').dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  })()`);
}

/** Simulates a drop dragged from another page. */
export function drop(page: Page, data: Record<string, string>): Promise<unknown> {
  return page.evaluate(`(() => {
    const data = new DataTransfer();
    for (const [type, text] of Object.entries(${JSON.stringify(data)})) data.setData(type, text);
    const box = document.querySelector('.doc-writing p').getBoundingClientRect();
    const at = { clientX: box.left + 1, clientY: box.top + 5 };
    document.querySelector('.doc-writing').dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true, ...at }));
  })()`);
}

export const isSaved = (page: Page) => status(page).getByText('Saved', { exact: true }).waitFor();

/** Drafts made from the built-in talks, on a scene shared by the tests of a file. */
export function textsOf(scene: () => AppScene) {
  async function call(path: string, init: RequestInit = {}) {
    const headers = { token: scene().site.token, 'content-type': 'application/json' };
    return fetch(scene().site.url + path, { ...init, headers });
  }

  async function get(id: string): Promise<Generation> {
    return GenerationSchema.parse(await (await call(`/generations/${id}`)).json());
  }

  async function make(format = 'blog', sample = 'small-garden', language = 'english') {
    const body = JSON.stringify({ format, language, sample });
    const answer = await call('/generations', { method: 'POST', body });
    const { generations } = (await answer.json()) as { generations: { id: string }[] };
    const { id } = generations[0]!;
    await eventually('it is not written', async () => (await get(id)).status === 'done');
    return id;
  }

  async function openText(id: string, format = 'blog', options: OpenOptions = {}): Promise<Page> {
    const page = await scene().open(`/app/${format}/${id}`, options);
    await text(page).waitFor();
    return page;
  }

  async function serverHas(id: string, words: string): Promise<void> {
    await eventually(`the server does not have “${words}”`, async () =>
      JSON.stringify((await get(id)).document).includes(words),
    );
  }

  return { call, get, make, openText, serverHas };
}

/** The word count in the toolbar, read after typed text has been painted. */
async function wordsIn(page: Page): Promise<number> {
  const words = await page.evaluate(`new Promise((resolve) => requestAnimationFrame(() =>
    requestAnimationFrame(() => resolve(document.querySelector('.watch-words').textContent))))`);
  return Number(String(words).replaceAll(/\D/g, ''));
}

/** Types words separated by spaces and checks that the count goes up with each. */
export async function typeCounted(page: Page, words: string): Promise<void> {
  const before = await wordsIn(page);
  await page.keyboard.type(words);
  assert.equal(await wordsIn(page), before + words.trim().split(' ').length);
}
