import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Document } from '#contract/documents.ts';
import { arrange } from '#server/text/arrange/arrange.ts';
import { copiedShare } from '#server/text/evidence/copied.ts';
import { runOffline, writeOffline } from '#tests/support/offline-run.ts';
import { getTalks } from '#tests/support/talks.ts';
import { answerFromTape, readTape, TAPED } from './tapes.ts';

const [talk] = getTalks();
const material = { ...talk, languageTag: 'en', timed: true, fingerprint: talk.id };

/** The minimum share of a faithful text that must stay unmarked. Podcast hosts joke and guess, so some of it gets marked. */
const LEAST_UNMARKED = {
  blog: 0.97,
  summary: 0.97,
  tweet: 0.97,
  linkedin: 0.97,
  newsletter: 0.97,
  podcast: 0.93,
} as const;

for (const format of TAPED) {
  test(`${format}: the recorded model answer gives a complete draft, faithful to the talk and of the announced length`, () => {
    const tape = readTape('small-garden', format, 'draft')!;
    const { document, checks } = runOffline(format, material, () => tape);
    assert.ok((checks.supported ?? 0) >= LEAST_UNMARKED[format], `${checks.supported}`);
    assert.deepEqual(
      checks.rules.filter(({ state, id }) => state !== 'ok' && id.startsWith('structure')),
      [],
    );
    const text = JSON.stringify(document);
    assert.doesNotMatch(text, /@plan|@section|\[#/u);
    const { words } = writeOffline(format, material, () => tape);
    assert.ok(Math.abs(checks.words / words - 1) <= 0.15, `${checks.words} of ${words}`);
  });
}

test('F11 an article from a model is made for search engines and far less of a copy than Highlights', () => {
  const { document, checks } = runOffline('blog', material, () =>
    readTape('small-garden', 'blog', 'draft')!,
  );
  assert(document.format === 'blog');
  assert.ok(document.title.length > 0 && document.title.length <= 60, document.title);
  assert.ok(document.description.length > 0 && document.description.length <= 155);
  assert.match(document.slug, /^[a-z0-9]+(?:-[a-z0-9]+)+$/);
  assert.ok(document.tags.length > 0);
  const headings = document.sections.flatMap(({ blocks }) =>
    blocks.filter(({ kind }) => kind === 'heading'),
  );
  assert.ok(headings.length >= 3, `${headings.length} headings`);
  const highlights = arrange({ ...talk, format: 'blog', options: {} })!;
  const textOf = ({ sections }: Document) =>
    sections.flatMap(({ blocks }) => blocks.map(({ md }) => md)).join('\n');
  const said = talk.cues.map(({ text }) => text).join(' ');
  const [written, picked] = [document, highlights].map((one) =>
    copiedShare(textOf(one), said, 'english'),
  );
  assert.ok(checks.copied !== null && picked! > 0.8, `${picked} of Highlights is copied`);
  assert.ok(written! < 0.6 * picked!, `${written} of the article is copied`);
});

test('a tape answers only the prompt it was recorded for', () => {
  const asked = (content: string) =>
    answerFromTape({
      model: '',
      system: '',
      maxOutputTokens: 1,
      messages: [{ role: 'user', content }],
    });
  const prompt = (format: string, voice: string) =>
    `<<<CARD 123>>>\nTitle: ${talk.title}\n<<<END CARD 123>>>\nWrite in English: ${format}. ${voice}\nWrite these sections now\n@section head — One\n@section post — Two`;
  assert.match(
    asked(prompt('LinkedIn post', 'write as "I"'))!,
    /^@section head[^]*\n@section post\n@hook/u,
  );
  assert.equal(asked(prompt('LinkedIn post', 'report')), null);
  assert.equal(asked(prompt('haiku', 'write as "I"')), null);
});
