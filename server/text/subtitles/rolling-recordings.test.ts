import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { readTranscript } from './read-transcript.ts';

/** Recorded captions, kept outside the repository. */
const FOLDER = new URL('../../../../shared/data/youtube/', import.meta.url);
const ROLLING = new URL('captions.auto-rolling.en.vtt', FOLDER);
const LINES = new URL('captions.auto.en.json3', FOLDER);
const skip = !existsSync(ROLLING) && 'the recordings are not here';
/** Of the words really said. */
const MOST_ERROR = 0.03;
/** Comparing takes the square of this. */
const LINES_SHOWN = 400;

interface Shown {
  startMs: number;
  endMs: number;
  lines: string[];
}

const wordsIn = (text: string) => text.split(/\s+/).filter((word) => word !== '');
const msOf = (time: string) => {
  const [hours, minutes, seconds] = time.split(':').map(Number);
  return Math.round(((hours! * 60 + minutes!) * 60 + seconds!) * 1000);
};
const timeOf = (ms: number) => new Date(ms).toISOString().slice(11, 23);

/** The recorded screens, with the times of words left out. */
function screens(): Shown[] {
  return readFileSync(ROLLING, 'utf8')
    .split('\n\n')
    .flatMap((block) => {
      const [, start, end, rest] = /^(\S+) --> (\S+)[^\n]*\n([^]*)$/.exec(block) ?? [];
      if (rest === undefined) return [];
      const lines = rest.split('\n').map((line) => line.replaceAll(/<[^>]*>/g, '').trim());
      return [{ startMs: msOf(start!), endMs: msOf(end!), lines: lines.filter(Boolean) }];
    });
}

/** What was said: the lowest line of each screen that stays for longer than a moment. */
const said = (all: readonly Shown[]) =>
  all.flatMap(({ startMs, endMs, lines }) =>
    endMs - startMs > 20 ? wordsIn(lines.at(-1) ?? '') : [],
  );

const asVtt = (all: readonly Shown[]) =>
  `WEBVTT\n\n${all
    .map(
      ({ startMs, endMs, lines }) =>
        `${timeOf(startMs)} --> ${timeOf(endMs)}\n${lines.join('\n')}\n`,
    )
    .join('\n')}`;

const asSrt = (all: readonly Shown[]) =>
  all
    .map(({ startMs, endMs, lines }, at) => {
      const times = `${timeOf(startMs)} --> ${timeOf(endMs)}`.replaceAll('.', ',');
      return `${at + 1}\n${times}\n${lines.join('\n')}\n`;
    })
    .join('\n');

/** A word that's there twice, missing or out of place is an error. */
function assertSaid(file: string, words: readonly string[], name: string): void {
  const found = wordsIn(
    readTranscript(file)
      .cues.map(({ text }) => text)
      .join(' '),
  );
  const wrong = distance(words, found) / words.length;
  assert.ok(wrong <= MOST_ERROR, `${name}: ${found.length} words of ${words.length}, ${wrong}`);
}

/** Words to add, remove or replace. */
function distance(wanted: readonly string[], found: readonly string[]): number {
  let row = Uint16Array.from({ length: found.length + 1 }, (_, at) => at);
  for (const [at, word] of wanted.entries()) {
    const next = new Uint16Array(row.length);
    next[0] = at + 1;
    for (let other = 0; other < found.length; other += 1) {
      const kept = row[other]! + (word === found[other] ? 0 : 1);
      next[other + 1] = Math.min(row[other + 1]! + 1, next[other]! + 1, kept);
    }
    row = next;
  }
  return row.at(-1)!;
}

test('recorded roll-up captions contain every word once, however they were saved', { skip }, () => {
  const all = screens();
  const words = said(all);
  assert.ok(words.length > 1500);
  const lasting = all.filter(({ startMs, endMs }) => endMs - startMs > 20);
  const joined = all.map((one) => ({ ...one, lines: [one.lines.join(' ')] }));
  for (const [name, file] of Object.entries({
    'as recorded': readFileSync(ROLLING, 'utf8'),
    'without word times': asVtt(all),
    'as SRT': asSrt(all),
    'without the short screens': asVtt(lasting),
    'with joined lines': asSrt(joined),
    'with joined lines, without the short screens': asSrt(
      joined.filter((_, at) => all[at]!.endMs - all[at]!.startMs > 20),
    ),
  }))
    assertSaid(file, words, name);
});

test('recorded lines shown as a broadcast shows them contain every word once', { skip }, () => {
  interface Event {
    tStartMs: number;
    dDurationMs?: number;
    aAppend?: number;
    segs?: { utf8: string }[];
  }
  const { events } = JSON.parse(readFileSync(LINES, 'utf8')) as { events: Event[] };
  const spoken = events
    .filter(({ aAppend, segs }) => !aAppend && segs !== undefined)
    .map(({ tStartMs, segs }) => ({
      startMs: tStartMs,
      text: segs!
        .map(({ utf8 }) => utf8)
        .join('')
        .trim(),
    }))
    .filter(({ text }) => text !== '' && text !== '[music]')
    .slice(0, LINES_SHOWN);
  const words = spoken.flatMap(({ text }) => wordsIn(text));
  assert.ok(words.length > 2000);
  for (const height of [2, 3, 4]) {
    const all = spoken.map(({ startMs }, at) => ({
      startMs,
      endMs: spoken[at + 1]?.startMs ?? startMs + 2000,
      lines: spoken.slice(Math.max(0, at - height + 1), at + 1).map(({ text }) => text),
    }));
    assertSaid(asVtt(all), words, `${height} lines`);
    assertSaid(asSrt(all), words, `${height} lines as SRT`);
  }
});
