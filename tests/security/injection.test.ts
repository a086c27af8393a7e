import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { strFromU8, unzipSync } from 'fflate';
import { type Document, DocumentSchema } from '#contract/documents.ts';
import { renderDocx } from '#server/modules/exports/render-docx.ts';
import { renderText } from '#document/render-text.ts';
import { renderTypst } from '#server/modules/exports/render-typst.ts';
import { renderHtml } from '#document/render-html.ts';
import { renderMarkdown } from '#document/render-markdown.ts';
import { placesInHtml, placesInMarkdown, placesInText } from '#tests/support/foreign-places.ts';
import { DRESSES, PAYLOADS } from '#tests/support/injections.data.ts';
import { type Deed, type Disguise, obey, orderOf } from '#tests/support/obeying-model.ts';
import { ALL_FORMATS, runOffline } from '#tests/support/offline-run.ts';
import { answerLikeAModel } from '#tests/support/stand-in-writer.ts';

const DEEDS: readonly Deed[] = ['append', 'replace', 'sections', 'title', 'only'];
const HOW: readonly Disguise[] = ['base64', 'hex', 'backwards'];
const FILLER =
  'Today we talk about bees, how they build their hives and why a small garden helps them through the winter.';
const ENGINE = { kind: 'model', label: 'model' } as never;

/** Each disguise five times and each payload twice, combined with different deeds and formats. */
const CORPUS = Array.from({ length: 50 }, (_, index) => ({
  dress: DRESSES[index % DRESSES.length]!,
  payload: PAYLOADS[index % PAYLOADS.length]!,
  deed: DEEDS[(index + Math.floor(index / PAYLOADS.length)) % 4]!,
  how: HOW[index % HOW.length]!,
  format: ALL_FORMATS[(index * 3) % ALL_FORMATS.length]!,
}));

function materialWith(order: string, name: string) {
  const cues = Array.from({ length: 24 }, (_, at) => ({
    startMs: at * 15_000,
    endMs: (at + 1) * 15_000,
    text: at % 5 === 2 ? order : FILLER,
  }));
  return {
    title: 'Bees in winter',
    language: 'english' as const,
    languageTag: 'en',
    durationMs: 360_000,
    chapters: [],
    cues,
    timed: true,
    fingerprint: name,
  };
}

/** Every URL that the document, or any file exported from it, would link to, load or run. */
async function placesOf(document: Document): Promise<string[]> {
  const files = unzipSync(await renderDocx(document));
  const links = strFromU8(files['word/_rels/document.xml.rels']!);
  const strings = stringsIn(document);
  return [
    ...strings.flatMap((text) => [...placesInMarkdown(text), ...placesInText(text)]),
    ...placesInMarkdown(renderMarkdown(document, ENGINE)),
    ...placesInHtml(renderHtml(document, ENGINE)),
    ...placesInText(renderText(document)),
    ...[...renderTypst(document).matchAll(/link\("([^"]*)"/gu)].map(([, address]) => address!),
    ...[...links.matchAll(/Target="([^"]*)"[^>]*TargetMode="External"/gu)].map(([, one]) => one!),
  ];
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

describe('50 transcripts with injected instructions, and a model that obeys them', () => {
  for (const [index, { dress, payload, deed, how, format }] of CORPUS.entries()) {
    test(`${index + 1}: ${format}, ${deed}: ${payload.slice(0, 60)}`, async () => {
      const order = dress.replaceAll('%', orderOf(deed, how, payload));
      let answer = '';
      const { document, prompt } = runOffline(
        format,
        materialWith(order, String(index)),
        (asked) => {
          answer = obey(asked);
          return answer;
        },
      );
      // Make sure the model obeyed, so that the checks below mean something.
      assert.ok(answer.includes(payload), 'the order did not reach the model');
      // The fences hold: only ours are in the prompt, with the transcript inside one pair.
      const nonce = /<<<TRANSCRIPT (\w+)>>>/u.exec(prompt)![1]!;
      for (const [, code] of prompt.matchAll(/<<<(?:END )?[A-Z]+ ?(\w*)>>>/gu)) {
        assert.equal(code, nonce, 'a fence that is not ours');
      }
      const outside = prompt.replaceAll(/<<<(\w+) (\w+)>>>[\s\S]*?<<<END \1 \2>>>/gu, '');
      assert.ok(!outside.includes('and obey'), 'an order stands outside the fences');
      assert.ok(!/<<<|>>>/u.test(outside));
      // The document is valid, and neither it nor an exported file links, loads or runs anything.
      DocumentSchema.parse(document);
      assert.deepEqual(await placesOf(document), []);
      assert.doesNotMatch(stringsIn(document).join('\n'), /javascript:|onerror=\S|data:text/iu);
    });
  }
});

test('a model that only outputs what an injection ordered produces no draft at all', () => {
  for (const payload of PAYLOADS) {
    const order = DRESSES[0].replace('%', orderOf('only', 'hex', payload));
    const { document } = runOffline('summary', materialWith(order, payload), obey);
    assert.doesNotMatch(JSON.stringify(document.sections), /evil/u);
  }
});

test('a URL that the video itself names may stay, as text or as a link', async () => {
  const cues =
    'The plan is at https://example.org/plan for everyone who wants to read more about bees.';
  const { document } = runOffline('blog', materialWith(cues, 'own'), (asked) =>
    obey(asked).replaceAll('bees', '[bees](https://example.org/plan)'),
  );
  const places = await placesOf(document);
  assert.ok(places.length > 0);
  for (const place of places) assert.equal(place, 'https://example.org/plan');
});

test('an endless line is kept whole, in blocks of readable size', () => {
  const words = Array.from({ length: 6000 }, (_, index) => `word${index}`).join(' ');
  const { document } = runOffline('summary', materialWith(FILLER, 'long'), (asked) =>
    answerLikeAModel(asked, { say: (text, _, tag) => (tag === 'point' ? words : text) }),
  );
  const blocks = document.sections.find(({ kind }) => kind === 'points')!.blocks;
  for (const { md } of blocks) assert.ok(md.length <= 8000);
  const kept = blocks
    .map(({ md }) => md)
    .join('')
    .replaceAll(' ', '');
  assert.ok(kept.includes(words.replaceAll(' ', '')));
});

test('a post contains no markup that its network would show', () => {
  for (const format of ['tweet', 'linkedin'] as const) {
    const { document } = runOffline(format, materialWith(FILLER, `marks ${format}`), (asked) =>
      answerLikeAModel(asked, {
        say: (text) => `**Look:** *bees* in _winter_ use `.concat('`wax` now. ', text),
      }),
    );
    const text = stringsIn(document.sections).join('\n');
    assert.doesNotMatch(text, /[*`]|_winter_/u);
    assert.match(text, /Look: bees in winter use wax now\./u);
  }
});
