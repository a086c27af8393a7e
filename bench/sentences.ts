import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { languageOfTag, type LanguageValue } from '#contract/catalog/languages.ts';
import type { Cue } from '#contract/videos.ts';
import { getSamples } from '#server/modules/videos/samples.ts';
import { detectLanguage } from '#server/text/detect-language.ts';
import { words } from '#server/text/segment.ts';
import { sentencesFromCues } from '#server/text/sentences.ts';
import { readTranscript } from '#server/text/subtitles/read-transcript.ts';
import { labelledTalks } from './highlights/labels.ts';

/**
 * Compares sentence ends in punctuated text with those the product finds after all punctuation, capitals and pauses
 * are removed. Uses the built-in talks, or manual caption files given as arguments.
 */
const WORDS_PER_CAPTION = 8;
const MS_PER_WORD = 350;
/** The highest share of cuts at places without any punctuation, not even a comma. */
const MOST_AT_NO_MARK = 0.3;

interface Marks {
  name: string;
  language: LanguageValue;
  words: string[];
  /** Word counts at each sentence end, and at each other punctuation mark. */
  ends: Set<number>;
  pauses: Set<number>;
}

const MARK = /[.?!…。？！؟।۔](?=["'”’)»]*(?:\s|$))|[,;:—–،、，](?=["'”’)»]*(?:\s|$))|\s[-–—]\s/gu;

function marksOf(name: string, text: string, language: LanguageValue): Marks {
  const marks: Marks = { name, language, words: [], ends: new Set(), pauses: new Set() };
  let from = 0;
  for (const found of [...text.matchAll(MARK), { index: text.length, 0: '.' }]) {
    marks.words.push(
      ...words(text.slice(from, found.index), language).map((word) => word.toLowerCase()),
    );
    (/[.?!…。？！؟।۔]/u.test(found[0]) ? marks.ends : marks.pauses).add(marks.words.length);
    from = found.index;
  }
  marks.ends.delete(marks.words.length);
  return marks;
}

const textOf = (cues: readonly Cue[]) => cues.map(({ text }) => text).join(' ');

async function readFile(path: string): Promise<Marks> {
  const text = textOf(readTranscript(readFileSync(path, 'utf8')).cues);
  const found = await detectLanguage(text);
  return marksOf(basename(path), text, (found && languageOfTag(found.tag)) ?? 'english');
}

function ownTalks(): Marks[] {
  const talks = [...getSamples().values(), ...labelledTalks()];
  return talks.map(({ title, cues, language }) => marksOf(title, textOf(cues), language));
}

/** Word counts at each cut. */
function cutsOf({ words: said, language }: Marks): number[] {
  const cues: Cue[] = [];
  for (let at = 0; at < said.length; at += WORDS_PER_CAPTION) {
    const part = said.slice(at, at + WORDS_PER_CAPTION);
    const startMs = at * MS_PER_WORD;
    cues.push({ startMs, endMs: startMs + part.length * MS_PER_WORD, text: part.join(' ') });
  }
  let count = 0;
  return sentencesFromCues(cues, language)
    .map(({ text }) => (count += words(text, language).length))
    .slice(0, -1);
}

export interface SentencesResult {
  name: 'sentences';
  /** The limit divided by the share of cuts without punctuation. */
  ratio: number;
  atNoMarkPercent: number;
  foundPercent: number;
}

export async function run(paths: string[]): Promise<SentencesResult> {
  const texts = paths.length > 0 ? await Promise.all(paths.map(readFile)) : ownTalks();
  const sums = { cuts: 0, ends: 0, found: 0, atNoMark: 0 };
  console.log('                                  words   cuts   right   found   at no mark');
  for (const marks of texts) {
    const cuts = cutsOf(marks);
    const found = cuts.filter((at) => marks.ends.has(at)).length;
    const atNoMark = cuts.filter((at) => !marks.ends.has(at) && !marks.pauses.has(at)).length;
    const share = (part: number, of: number) => `${Math.round((100 * part) / Math.max(1, of))}%`;
    console.log(
      `${marks.name.slice(0, 30).padEnd(30)} ${String(marks.words.length).padStart(8)} ${String(cuts.length).padStart(6)} ${share(found, cuts.length).padStart(7)} ${share(found, marks.ends.size).padStart(7)} ${share(atNoMark, cuts.length).padStart(12)}`,
    );
    sums.cuts += cuts.length;
    sums.ends += marks.ends.size;
    sums.found += found;
    sums.atNoMark += atNoMark;
  }
  const atNoMark = sums.atNoMark / sums.cuts;
  return {
    name: 'sentences',
    ratio: Number((MOST_AT_NO_MARK / atNoMark).toFixed(2)),
    atNoMarkPercent: Number((100 * atNoMark).toFixed(1)),
    foundPercent: Number(((100 * sums.found) / sums.ends).toFixed(1)),
  };
}
