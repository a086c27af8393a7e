import type { LanguageValue } from '#contract/catalog/languages.ts';
import type { Chapter, Cue, TranscriptBlock } from '#contract/videos.ts';
import { blocksAt, transcriptBlocks } from './blocks.ts';
import { scoreSentences, selectFrom } from './extract.ts';
import { outline, type Section } from './outline.ts';
import { polish } from './polish.ts';
import { standaloneFactors } from './readability.ts';
import { sentencesFromCues, type Sentence } from './sentences.ts';
import { termsOf, type Terms } from './terms.ts';

export type SummaryLength = 'short' | 'medium' | 'long';

/** A sentence of the talk, written out, with where it was said. */
export interface Extract {
  text: string;
  startMs: number;
  endMs: number;
  blockIds: number[];
}

export interface SectionExtract {
  title: string | null;
  startMs: number;
  endMs: number;
  sentences: Extract[];
}

export interface ExtractiveSummary {
  gist: Extract;
  points: Extract[];
  sections: SectionExtract[];
}

export interface SummaryInput {
  cues: readonly Cue[];
  chapters: readonly Chapter[];
  language: LanguageValue;
  title: string;
  length: SummaryLength;
}

/** Everything the later steps read; the costly part, made once. */
export interface Prepared {
  language: LanguageValue;
  length: SummaryLength;
  sentences: Sentence[];
  blocks: TranscriptBlock[];
  terms: Terms;
  /** Worth of each sentence for covering the talk, and for being read alone. */
  scores: Float64Array;
  standalone: Float64Array;
  sections: Section[];
}

const POINTS: Record<SummaryLength, number> = { short: 3, medium: 5, long: 8 };
const WORDS_PER_POINT = 32;
const SECTION_SENTENCES: Record<SummaryLength, number> = { short: 1, medium: 2, long: 4 };

export function prepare(input: SummaryInput): Prepared {
  const { cues, chapters, language, length } = input;
  const sentences = sentencesFromCues(cues, language);
  const terms = termsOf(
    sentences.map((sentence) => sentence.text),
    language,
  );
  const [titleTerms] = [new Set(termsOf([input.title], language).spellings)];
  void titleTerms;
  const scores = scoreSentences(terms);
  return {
    language,
    length,
    sentences,
    blocks: transcriptBlocks(cues, chapters),
    terms,
    scores,
    standalone: standaloneFactors(sentences, terms, language),
    sections: outline(sentences, chapters, { language, terms }),
  };
}

function extractOf(prepared: Prepared, index: number): Extract {
  const { text, startMs, endMs } = prepared.sentences[index]!;
  return {
    text: polish(text, prepared.language),
    startMs,
    endMs,
    blockIds: blocksAt(prepared.blocks, startMs, endMs),
  };
}

function gistIndex(prepared: Prepared): number {
  let best = 0;
  let bestScore = -1;
  for (const [index, score] of prepared.scores.entries()) {
    const worth = score * prepared.standalone[index]!;
    if (worth > bestScore) {
      bestScore = worth;
      best = index;
    }
  }
  return best;
}

/** The one sentence that says most and can be read alone. Empty when the video has no speech. */
export function gistOf(prepared: Prepared): Extract {
  if (prepared.sentences.length === 0) return { text: '', startMs: 0, endMs: 0, blockIds: [] };
  return extractOf(prepared, gistIndex(prepared));
}

function chooseFrom(prepared: Prepared, among: readonly number[], maxSentences: number): number[] {
  const worth = prepared.scores.map((score, index) => score * prepared.standalone[index]!);
  const chosen = selectFrom(prepared.terms, worth, {
    among,
    maxSentences,
    maxWords: maxSentences * WORDS_PER_POINT,
  });
  return chosen;
}

/** The key sentences in the order they were said, none of them the gist. */
export function pointsOf(prepared: Prepared): Extract[] {
  const gist = prepared.sentences.length === 0 ? -1 : gistIndex(prepared);
  const among = [...prepared.sentences.keys()].filter((index) => index !== gist);
  return chooseFrom(prepared, among, POINTS[prepared.length]).map((index) =>
    extractOf(prepared, index),
  );
}

/** One part of the talk in its own sentences; at least one where anything is said in it. */
export function sectionOf(prepared: Prepared, number: number): SectionExtract {
  const { title, startMs, endMs, from, to } = prepared.sections[number]!;
  const among = Array.from({ length: to - from }, (_, offset) => from + offset);
  let chosen = chooseFrom(prepared, among, SECTION_SENTENCES[prepared.length]);
  if (chosen.length === 0 && from < to) chosen = [from];
  return { title, startMs, endMs, sentences: chosen.map((index) => extractOf(prepared, index)) };
}

export function extractiveSummary(input: SummaryInput): ExtractiveSummary {
  const prepared = prepare(input);
  return {
    gist: gistOf(prepared),
    points: pointsOf(prepared),
    sections: prepared.sections.map((_, number) => sectionOf(prepared, number)),
  };
}
