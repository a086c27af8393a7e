import assert from 'node:assert/strict';
import { test } from 'node:test';
import { captionsBody } from '#tests/support/stand-in-captions.ts';
import { getTalks } from '#tests/support/talks.ts';
import type { RawCue } from './raw-cue.ts';
import { readTranscript } from './read-transcript.ts';
import { foldRolling } from './rolling.ts';

const words = getTalks()[0]
  .cues.map(({ text }) => text)
  .join(' ')
  .split(/\s+/);
const lines: string[] = [];
for (let at = 0; at < words.length; at += 6) lines.push(words.slice(at, at + 6).join(' '));

const STEP_MS = 2000;
const count = (cues: readonly { text: string }[]) =>
  cues
    .map(({ text }) => text)
    .join(' ')
    .split(/\s+/)
    .filter(Boolean).length;
const at = (index: number, text: string, lengthMs = STEP_MS): RawCue => ({
  startMs: index * STEP_MS,
  endMs: index * STEP_MS + lengthMs,
  text,
});
/** The newest line at the bottom, as in a broadcast. */
const screen = (index: number, height: number) =>
  lines.slice(Math.max(0, index - height + 1), index + 1).join('\n');
const rolled = (height: number, lengthMs?: number) =>
  lines.map((_, index) => at(index, screen(index, height), lengthMs));

function sliding(break_: string): RawCue[] {
  const cues: RawCue[] = [];
  for (let index = 0; index < words.length; index += 4) {
    const shown = words.slice(Math.max(0, index - 8), index + 4);
    cues.push(at(index / 4, shown.slice(0, 5).join(' ') + break_ + shown.slice(5).join(' ')));
  }
  return cues;
}

function growing(step: number): RawCue[] {
  let index = 0;
  return lines.flatMap((line, n) => {
    const before = lines[n - 1] === undefined ? '' : `${lines[n - 1]}\n`;
    const ends: number[] = [];
    for (let end = step; end < line.length + step; end += step) ends.push(end);
    return ends.map((end) => at(index++, before + line.slice(0, end)));
  });
}

/** Every word gets a caption in which it's marked, sometimes with a pause after it. */
const marked = () =>
  lines.flatMap((line, n) =>
    line.split(' ').map((_, nth, all) => {
      const startMs = n * STEP_MS + (nth * STEP_MS) / all.length;
      return { startMs, endMs: startMs + (nth % 3 === 0 ? 60 : 300), text: line };
    }),
  );

const WAYS: Record<string, RawCue[]> = {
  'two lines': rolled(2),
  'three lines': rolled(3),
  'four lines': rolled(4),
  'with pauses between them': rolled(3, 500),
  'over one another': rolled(2, 7000),
  'as one line': sliding(' '),
  'broken anew every time': sliding('\n'),
  'a few letters at a time': growing(3),
  'with the spoken word marked': marked(),
  'with everything said so far': lines.map((_, n) => at(n, lines.slice(0, n + 1).join('\n'))),
  'in capitals': rolled(3).map((cue) => ({ ...cue, text: `>> ${cue.text.toUpperCase()}` })),
  'corrected on the way': sliding(' ').map((cue, n) =>
    n % 5 === 0 ? { ...cue, text: cue.text.replace(/(\S+) (\S+)$/u, '$1s $2') } : cue,
  ),
};

for (const [way, cues] of Object.entries(WAYS)) {
  test(`captions that roll ${way} contain every word once`, () => {
    const folded = count(foldRolling(cues));
    assert.ok(
      Math.abs(folded - words.length) <= words.length * 0.03,
      `${folded} of ${words.length}, shown ${count(cues)}`,
    );
  });
}

const clock = (ms: number) => new Date(ms).toISOString().slice(11, 23);
const vtt = (cues: readonly RawCue[]) =>
  cues
    .map(({ startMs, endMs, text }) => `${clock(startMs)} --> ${clock(endMs)}\n${text}\n`)
    .join('\n');

test('if every line on screen is a caption of its own, every word appears once', () => {
  for (const height of [2, 3, 4]) {
    const cues = lines.flatMap((_, index) =>
      screen(index, height)
        .split('\n')
        .map((line) => at(index, line)),
    );
    assert.equal(count(readTranscript(`WEBVTT\n\n${vtt(cues)}`).cues), words.length);
  }
});

test('joined parts of a broadcast repeat neither their headers nor captions that span two of them', () => {
  const PART_MS = 6000;
  const all = lines.map((line, index) => ({ ...at(index, line, 2500), startMs: index * 2500 }));
  const cues = all.map((cue) => ({ ...cue, endMs: cue.startMs + 2500 }));
  const parts = Array.from({ length: Math.ceil((lines.length * 2500) / PART_MS) }, (_, n) => {
    const [fromMs, untilMs] = [n * PART_MS, (n + 1) * PART_MS];
    const own = cues.filter((cue) => cue.startMs < untilMs && cue.endMs > fromMs);
    return { fromMs, untilMs, own };
  });
  const head = (mpegts: number, local: string) =>
    `WEBVTT\nX-TIMESTAMP-MAP=MPEGTS:${mpegts},LOCAL:${local}\n\n`;
  const whole = parts.map(({ own }) => head(900_000, '00:00:00.000') + vtt(own)).join('\n');
  const cut = parts
    .map(({ own, fromMs, untilMs }) => {
      const shown = own.map((cue) => ({
        ...cue,
        startMs: Math.max(fromMs, cue.startMs),
        endMs: Math.min(untilMs, cue.endMs),
      }));
      return head(900_000, '00:00:00.000') + vtt(shown);
    })
    .join('\n');
  // Each counts from its own start.
  const shifted = parts
    .map(({ own, fromMs }) => {
      const cuesOfIt = own.map((cue) => ({
        ...cue,
        startMs: cue.startMs - fromMs + 10_000,
        endMs: cue.endMs - fromMs + 10_000,
      }));
      return head(900_000 + fromMs * 90, '00:00:10.000') + vtt(cuesOfIt);
    })
    .join('\n');
  const bare = `WEBVTT\n\n${vtt(parts.flatMap(({ own }) => own))}`;
  for (const [name, text] of Object.entries({ whole, cut, shifted, bare })) {
    const read = readTranscript(text).cues;
    assert.equal(count(read), words.length, name);
    const { startMs } = read.at(-1)!;
    const first = name === 'shifted' ? 10_000 : 0;
    assert.equal(startMs, first + cues.at(-1)!.startMs, name);
  }
});

test('words really said twice, as in a lesson or by a crowd, are kept', () => {
  const lesson = ['la casa', 'la casa es grande', 'mi casa es tu casa', 'buenas noches'].flatMap(
    (text) => [text, text],
  );
  const crowd = Array.from({ length: 12 }, () => 'Yes we can');
  for (const said of [lesson, crowd]) {
    const cues = said.map((text, n) => ({ startMs: n * 3000, endMs: n * 3000 + 2500, text }));
    assert.deepEqual(
      foldRolling(cues).map(({ text }) => text),
      said,
    );
  }
});

test("captions that don't roll are unchanged, as are repetitions after a pause", () => {
  const plain = lines.map((line, index) => at(index, line));
  assert.deepEqual(foldRolling(plain), plain);
  const refrain = ['We will rock you', 'Sing it', 'We will rock you', 'Sing it'].map((text, n) =>
    at(n * 20, text),
  );
  assert.deepEqual(foldRolling(refrain), refrain);
});

test("a broadcast within a film is folded, and the rest of the film isn't", () => {
  const cues = [
    ...lines.slice(0, 60).map((line, index) => at(index, line)),
    ...lines
      .slice(60, 120)
      .map((_, n) => at(60 + n, lines.slice(60 + Math.max(0, n - 1), 61 + n).join('\n'))),
    ...lines.slice(120).map((line, n) => at(120 + n, line)),
  ];
  assert.equal(count(foldRolling(cues)), words.length);
});

test('a script without spaces is folded by characters', () => {
  const said = 'みなさんこんにちは今日はベランダでトマトを育てる方法についてお話しします'.match(
    /.{6}/gu,
  )!;
  const cues = said.map((_, n) => at(n, said.slice(Math.max(0, n - 1), n + 1).join('\n')));
  const folded = foldRolling(cues);
  assert.equal(folded.map(({ text }) => text).join(''), said.join(''));
});

test("YouTube's captions of a broadcast are folded in both formats", () => {
  const cues = rolled(2);
  for (const format of ['json3', 'srv3'] as const) {
    const read = readTranscript(captionsBody(cues, format)).cues;
    assert.ok(Math.abs(count(read) - words.length) <= words.length * 0.03, format);
  }
});
