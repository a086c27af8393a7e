import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { FORMATS } from '#contract/catalog/formats.ts';
import type { LanguageValue } from '#contract/catalog/languages.ts';
import { BUILT_IN_ENGINE } from '#contract/generations.ts';
import { OPTIONS } from '#contract/options.ts';
import type { Chapter, Cue } from '#contract/videos.ts';
import { arrange } from '#server/text/arrange/arrange.ts';
import { countWords } from '#server/text/segment.ts';
import { readTranscript } from '#server/text/subtitles/read-transcript.ts';
import { wordsOfRun } from './words-wanted.ts';

interface Sample {
  title: string;
  language: LanguageValue;
  durationMs: number;
  cues: Cue[];
  chapters: Chapter[];
}

const garden = JSON.parse(
  readFileSync(new URL('../../../content/samples/small-garden.json', import.meta.url), 'utf8'),
) as Sample;

function madeAndTold(
  sample: Sample,
  isMeasured: boolean,
  format: (typeof FORMATS)[number]['value'],
) {
  const options = OPTIONS[format].parse({});
  const made = arrange({ ...sample, format, options })!;
  const words = made.sections
    .flatMap(({ blocks }) => blocks)
    .reduce((sum, { md }) => sum + countWords(md, sample.language), 0);
  const { durationMs } = sample;
  const told = wordsOfRun({ format, options, durationMs, isMeasured, engine: BUILT_IN_ENGINE });
  return { words, told };
}

test('the estimated words of a podcast are within a third, for a long talk and a short text', () => {
  const text = garden.cues.slice(0, 22).map((cue) => cue.text);
  const { cues } = readTranscript(text.join(' '));
  const short = { ...garden, cues, chapters: [], durationMs: cues.at(-1)!.endMs };
  for (const [sample, isMeasured] of [
    [garden, true],
    [short, false],
  ] as const) {
    const { words, told } = madeAndTold(sample, isMeasured, 'podcast');
    assert.ok(told >= words * 0.95 && told <= words * 1.35, `${told} told, ${words} made`);
  }
});

test('output of the built-in engine for a short text never exceeds the estimated words', () => {
  const cues = garden.cues.slice(0, 22);
  const short = { ...garden, cues, chapters: [], durationMs: cues.at(-1)!.endMs };
  for (const { value: format } of FORMATS) {
    const { words, told } = madeAndTold(short, true, format);
    assert.ok(told >= words, `${format}: ${told} told, ${words} made`);
  }
});
