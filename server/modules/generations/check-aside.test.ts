import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Document } from '#contract/documents.ts';
import { getSamples } from '../videos/samples.ts';
import { checkAside } from './check-aside.ts';
import { checkDocument } from './check-document.ts';

const [sample] = getSamples().values();
const material = { ...sample!, languageTag: 'en', timed: true, fingerprint: 'sample' };

function textOf(paragraphs: number): Document {
  const blocks = Array.from({ length: paragraphs }, (_, at) => ({
    id: `b${at}`,
    kind: 'paragraph' as const,
    md: `Plant ${at} roses beside the shed and never water them in ${1900 + at}.`,
    blockIds: [1 + (at % 3)],
    startMs: null,
    endMs: null,
    edited: false,
  }));
  return {
    format: 'linkedin',
    language: 'english',
    title: 'Roses',
    hashtags: [],
    sections: [{ id: 's1', heading: null, blocks }],
  } as unknown as Document;
}

test('a long text is checked while everybody else is served, with the same result', async () => {
  const long = textOf(2000);
  let isOver = false;
  const checking = checkAside(long, material).finally(() => (isOver = true));
  await new Promise(setImmediate);
  assert.equal(isOver, false);
  const checks = await checking;
  assert(checks.marks.length > 100);
  assert.deepEqual(checks, checkDocument(long, material));
});
