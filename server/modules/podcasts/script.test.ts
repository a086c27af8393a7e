import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DocumentSchema } from '#contract/documents.ts';
import { LONGEST_PAUSE_MS } from '#contract/podcasts.ts';
import { makeScript } from '#tests/support/podcast-script.ts';
import { toScript } from './script.ts';
import { LANGUAGES } from '#contract/catalog/languages.ts';
import { widthOf } from '#server/audio/subtitle-width.ts';
import { toSrt } from '#server/audio/subtitles.ts';
import { TALKS } from '#tests/support/bee-talks.ts';
import { realNames } from './real-names.ts';
import { subtitleLines } from './subtitle-lines.ts';
import type { FinishedAudio } from './podcasts.service.ts';

const VOICES = { a: 'built-in/cello', b: 'built-in/clarinet' };

test("no pause or line can be long enough to exhaust the server's memory", () => {
  const script = makeScript(['Hello.', 'Hello to you.']);
  const [, spoken] = script.sections;
  spoken!.blocks[1]!.pauseMs = 50_400_000;
  assert.equal(DocumentSchema.safeParse(script).success, false);
  // Stored before there was a limit.
  assert.equal(toScript(script, VOICES).lines[1]!.pauseMs, LONGEST_PAUSE_MS);
  spoken!.blocks[1]!.pauseMs = LONGEST_PAUSE_MS;
  assert.equal(DocumentSchema.safeParse(script).success, true);
  assert.throws(() => toScript(makeScript(['Word. '.repeat(700)]), VOICES), {
    code: 'line_too_long',
    message: /The line “Word\. Word\./,
  });
});

test('no heading or line blocks the server, whatever its length and content', () => {
  // Parsed in quadratic time, a megabyte of these would take an hour.
  const endless = '!['.repeat(500_000);
  const script = makeScript(['Hello.', 'Hello to you.']);
  const [notes, spoken] = script.sections;
  notes!.blocks[0]!.md = endless;
  spoken!.blocks.unshift({ ...notes!.blocks[0]!, id: 'h', kind: 'heading', md: endless });
  assert.equal(toScript(script, VOICES).lines.length, 2);
  assert.throws(() => toScript(makeScript([endless]), VOICES), { code: 'line_too_long' });
  const many = Array.from({ length: 10_001 }, () => 'A.');
  assert.throws(() => toScript(makeScript(many), VOICES), { code: 'script_too_long' });
});

test("placeholder names of hosts aren't listed", () => {
  const document = makeScript(['Hello.', 'Hi.'], 'german');
  document.speakers[0]!.name = 'Moderation';
  assert.deepEqual(realNames(toScript(document, { a: 'openai/cedar', b: 'openai/coral' })), [
    'Ben',
  ]);
});

test('subtitles are readable: one or two lines at a time, and a name never gets a cue of its own', () => {
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
  const shown = toSrt(cues.map((cue) => ({ ...cue, speaker: cue.speaker && 'Co-host' })));
  for (const block of shown.trim().split('\n\n')) {
    const rows = block.split('\n').slice(2);
    assert.ok(rows.length <= 2 && rows.every((row) => widthOf(row) <= 46), block);
  }
});

test('no line, whatever its content, results in an endless cue', () => {
  for (const md of ['!?'.repeat(1990), '…)'.repeat(1990), 'a'.repeat(900), '汉'.repeat(600)]) {
    const script = toScript(makeScript([`Yes a${md}`]), VOICES);
    const lines = [{ lineId: 'l0', startMs: 0, endMs: 300_000 }];
    const cues = subtitleLines({ result: { script, lines } } as unknown as FinishedAudio);
    assert.equal(cues.map(({ text }) => text).join(''), `Yes a${md}`);
    for (const { text } of cues) assert.ok(widthOf(text) <= 84, text);
  }
});

test('subtitles in every language have at most two lines, last a few seconds and lose no words', () => {
  for (const { value: language } of LANGUAGES) {
    const md = TALKS[language].join(' ');
    const script = toScript(makeScript([md], language), {
      a: 'openai/cedar',
      b: 'openai/coral',
    });
    const lines = [{ lineId: 'l0', startMs: 0, endMs: 40_000 }];
    const cues = subtitleLines({ result: { script, lines } } as unknown as FinishedAudio);
    const letters = (text: string) => text.replaceAll(/\s+/gu, '');
    assert.equal(letters(cues.map(({ text }) => text).join('')), letters(md), language);
    for (const [at, { startMs, endMs, text }] of cues.entries()) {
      assert.ok(endMs - startMs <= 9000 && endMs > startMs, `${language}: ${text}`);
      assert.ok(startMs >= (cues[at - 1]?.endMs ?? 0));
      const rows = toSrt([cues[at]!]).trim().split('\n').slice(2);
      assert.ok(rows.length <= 2 && rows.every((row) => widthOf(row) <= 50), rows.join('\n'));
    }
  }
});
