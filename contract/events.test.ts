import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { SummaryDocument } from './documents.ts';
import { createEventParser, encodeEvent, KEEP_ALIVE, type LiveEvent } from './events.ts';
import { applyEvent, EMPTY_RUN } from './run-view.ts';

const document: SummaryDocument = {
  format: 'summary',
  language: 'english',
  title: 'A talk',
  sections: [],
};

function delta(section: string, id: string, at: number, text: string): LiveEvent {
  return {
    type: 'delta',
    section: { id: section, kind: 'section', startMs: 0 },
    block: { id, kind: 'paragraph', blockIds: [1], startMs: 0 },
    at,
    text,
  };
}

test('an event stream split at any byte yields the same events, whatever their text', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 40 });
  fc.assert(
    fc.property(fc.array(text), fc.array(fc.nat(400)), (texts, cuts) => {
      const logged = texts.map((value, index) => ({
        generationId: 'gen_1',
        seq: index + 1,
        event: delta('s1', 'p1', 0, value),
      }));
      const stream = logged.map((one) => encodeEvent(one.seq, one) + KEEP_ALIVE).join('');
      const parse = createEventParser();
      const pieces: string[] = [];
      let from = 0;
      for (const cut of cuts.toSorted((a, b) => a - b)) {
        pieces.push(stream.slice(from, cut));
        from = Math.max(from, cut);
      }
      pieces.push(stream.slice(from));
      const received = pieces.flatMap((piece) => parse(piece));
      assert.deepEqual(
        received,
        logged.map((one) => ({ id: one.seq, ...one })),
      );
    }),
  );
});

test('applying deltas yields the document, in order of appearance', () => {
  const events: LiveEvent[] = [
    { type: 'document', document },
    delta('points', 'p1', 0, 'First '),
    delta('points', 'p1', 6, 'point.'),
    delta('s1', 's1p1', 0, 'One.'),
    delta('s2', 's2p1', 0, 'Three.'),
    delta('s1', 's1p2', 0, 'Two.'),
  ];
  const view = events.reduce(applyEvent, EMPTY_RUN);
  assert.deepEqual(
    view.document?.sections.map((section) => section.blocks.map((block) => block.md)),
    [['First point.'], ['One.', 'Two.'], ['Three.']],
  );
});

test('text rewritten after a crash replaces the earlier version', () => {
  const events: LiveEvent[] = [
    { type: 'document', document },
    delta('s1', 's1p1', 0, 'It was a dark'),
    delta('s1', 's1p1', 13, ' and stor'),
    delta('s1', 's1p1', 0, 'It was'),
    delta('s1', 's1p1', 6, ' bright.'),
  ];
  const view = events.reduce(applyEvent, EMPTY_RUN);
  assert.equal(view.document?.sections[0]?.blocks[0]?.md, 'It was bright.');
  const again = [...events, { type: 'document', document } as LiveEvent].reduce(
    applyEvent,
    EMPTY_RUN,
  );
  assert.deepEqual(again.document, document);
});

test('a failure is shown until the run continues', () => {
  const failed = applyEvent(EMPTY_RUN, { type: 'failed', code: 'internal', message: 'Sorry.' });
  assert.deepEqual([failed.status, failed.error?.code], ['failed', 'internal']);
  const retried = applyEvent(failed, { type: 'stage', stage: 'reading', progress: 0.5 });
  assert.deepEqual([retried.status, retried.error], ['running', null]);
});

test('events of a newer server keep their place in the log, and a failure stays a failure', () => {
  const told = [
    { type: 'weather', degrees: 3 },
    { type: 'stage', stage: 'a stage of tomorrow', progress: 0.5 },
    { type: 'failed', code: 'a_code_of_tomorrow', message: 'It did not work. Try again.' },
  ];
  const stream = told.map((event, index) =>
    encodeEvent(index + 1, { generationId: 'gen_1', seq: index + 1, event: event as never }),
  );
  const received = createEventParser()(stream.join(''));
  assert.deepEqual(
    received.map(({ id, seq, event }) => [id, seq, event.type]),
    [
      [1, 1, 'unknown'],
      [2, 2, 'unknown'],
      [3, 3, 'failed'],
    ],
  );
  const view = received.reduce((before, { event }) => applyEvent(before, event), EMPTY_RUN);
  assert.deepEqual([view.status, view.error?.message], ['failed', 'It did not work. Try again.']);
});
