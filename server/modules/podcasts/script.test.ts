import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DocumentSchema } from '#contract/documents.ts';
import { LONGEST_PAUSE_MS } from '#contract/podcasts.ts';
import { makeScript } from '#tests/support/podcast-script.ts';
import { chooseVoices, toScript, voicesAsBefore } from './script.ts';
import { subtitleLines } from './subtitle-lines.ts';
import type { FinishedAudio } from './podcasts.service.ts';

const VOICES = { a: 'built-in/cello', b: 'built-in/clarinet' };

test('no pause and no line is long enough to take the memory of everybody', () => {
  const script = makeScript(['Hello.', 'Hello to you.']);
  const [, spoken] = script.sections;
  spoken!.blocks[1]!.pauseMs = 50_400_000;
  assert.equal(DocumentSchema.safeParse(script).success, false);
  // One that was stored before there was a limit.
  assert.equal(toScript(script, VOICES).lines[1]!.pauseMs, LONGEST_PAUSE_MS);
  spoken!.blocks[1]!.pauseMs = LONGEST_PAUSE_MS;
  assert.equal(DocumentSchema.safeParse(script).success, true);
  assert.throws(() => toScript(makeScript(['Word. '.repeat(700)]), VOICES), {
    code: 'line_too_long',
  });
});

test('a text of any length is refused before anybody looks at it closer, and the line is named', () => {
  const began = performance.now();
  assert.throws(() => toScript(makeScript(['Fine.', '!['.repeat(500_000)]), VOICES), {
    code: 'line_too_long',
    message: /The line “!\[!\[/,
  });
  const chapters = makeScript(['Fine.']);
  for (const { blocks } of chapters.sections) {
    blocks.unshift({ ...blocks[0]!, id: 'c', kind: 'chapter', md: '!['.repeat(500_000) });
  }
  assert.ok(toScript(chapters, VOICES).lines[0]!.chapter!.length <= 300);
  // No measure of this machine: unbounded it would be hours.
  assert.ok(performance.now() - began < 20_000);
});

test('who was asked to speak goes on speaking until the document names another', () => {
  const document = makeScript(['Hello.', 'Hello to you.']);
  const fallback = ['built-in/cello', 'built-in/clarinet'];
  const asked = { a: 'openai/cedar', b: 'openai/coral' };
  document.speakers[0]!.voice = 'openai/ash';
  const documentVoices = { a: 'openai/ash', b: null };
  const before = { voices: asked, documentVoices, pace: 1, jingle: false };
  assert.deepEqual(chooseVoices(document, { wanted: {}, before, fallback }), asked);
  assert.deepEqual(voicesAsBefore(document, before), asked, 'and the state agrees');
  document.speakers[0]!.voice = 'openai/echo';
  const next = { a: 'openai/echo', b: 'openai/coral' };
  assert.deepEqual(chooseVoices(document, { wanted: {}, before, fallback }), next);
  assert.deepEqual(voicesAsBefore(document, before), next);
});

test('subtitles can be read: a line or two at once, and no name begins a cue of its own', () => {
  const long =
    'Clay holds water for a week; sand lets it go in an hour, and a tomato dies in both of them. So dig a hole first, fill it with water, and look at the clock.';
  const document = makeScript([long, 'Short.', '我们今天来谈谈一个小小的花园。'.repeat(6)]);
  document.speakers[0]!.name = 'Ada\n\n99\n00:00:00,000 --> 00:09:00,000\r\nforged';
  const script = toScript(document, VOICES);
  const lines = [
    { lineId: 'l0', startMs: 250, endMs: 9250 },
    { lineId: 'l1', startMs: 9600, endMs: 10_000 },
    { lineId: 'l2', startMs: 11_000, endMs: 20_000 },
  ];
  const cues = subtitleLines({ result: { script, lines } } as unknown as FinishedAudio);
  const first = cues.filter(({ endMs }) => endMs <= 9250);
  assert.ok(first.length >= 2 && first.length <= 4, String(first.length));
  assert.equal(first.map(({ text }) => text).join(' '), long, 'nothing is lost');
  assert.equal(first[0]!.startMs, 250);
  assert.equal(first.at(-1)!.endMs, 9250);
  for (const [at, { startMs, endMs, text, speaker }] of cues.entries()) {
    assert.ok(text.length <= 84, text);
    assert.ok(endMs > startMs && startMs >= (cues[at - 1]?.endMs ?? 0));
    assert.ok(!/[\r\n]/.test(speaker ?? ''), speaker!);
  }
  assert.ok(cues.length > 4, 'also where nobody writes a space');
});
