import type { LanguageValue } from '#contract/catalog/languages.ts';
import type { Chapter, Cue, TranscriptBlock } from '#contract/videos.ts';
import { blocksAt, transcriptBlocks } from './blocks.ts';
import { choose } from './extract.ts';
import { outline, type Section } from './outline.ts';
import { polish } from './polish.ts';
import { rank, topicality, type Ranking } from './ranking.ts';
import { standaloneFactor } from './readability.ts';
import { sentencesFromCues, type Sentence } from './sentences.ts';
import { termNumbers, termsOf } from './terms.ts';

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
  ranking: Ranking;
  /** How well each sentence can be read alone. */
  standalone: Float64Array;
  sections: Section[];
  /** Which sentence is the gist, and which are the points; `null` and none where nothing is said. */
  gist: number | null;
  points: number[];
}

type Ranked = Omit<Prepared, 'gist' | 'points'>;

const POINTS: Record<SummaryLength, number> = { short: 3, medium: 5, long: 8 };
const SECTION_SENTENCES: Record<SummaryLength, number> = { short: 1, medium: 2, long: 4 };

export function prepare(input: SummaryInput): Prepared {
  const { cues, chapters, language, length, title } = input;
  const sentences = sentencesFromCues(cues, language);
  const texts = sentences.map((sentence) => sentence.text);
  const terms = termsOf(texts, language);
  const ranked: Ranked = {
    language,
    length,
    sentences,
    blocks: transcriptBlocks(cues, chapters),
    ranking: rank(texts, terms, termNumbers(title, terms, language)),
    standalone: Float64Array.from(texts, (text) => standaloneFactor(text, language)),
    sections: outline(sentences, chapters, { language, terms }),
  };
  const gist = sentences.length === 0 ? null : gistIndex(ranked);
  return { ...ranked, gist, points: gist === null ? [] : pointIndices(ranked, gist) };
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

function gistIndex({ ranking, standalone }: Ranked): number {
  let best = 0;
  let bestWorth = -1;
  for (const [index, factor] of standalone.entries()) {
    const worth = topicality(ranking, index) * factor;
    if (worth > bestWorth) {
      bestWorth = worth;
      best = index;
    }
  }
  return best;
}

/** The one sentence that says most and can be read alone. Empty when the video has no speech. */
export function gistOf(prepared: Prepared): Extract {
  if (prepared.gist === null) return { text: '', startMs: 0, endMs: 0, blockIds: [] };
  return extractOf(prepared, prepared.gist);
}

/** What a reader gets from a sentence on its own, whatever it adds to the others. */
function appeal({ ranking, standalone }: Ranked, index: number): number {
  return standalone[index]! * Math.sqrt(ranking.substance[index]!);
}

function pointIndices(prepared: Ranked, gist: number): number[] {
  const { sameAs } = prepared.ranking;
  const count = POINTS[prepared.length];
  const total = prepared.sentences.length;
  return choose(prepared.ranking, {
    maxWords: Infinity,
    maxSentences: count,
    // The opening weighs more, but the points must not all come from it.
    groupOf: (index) => Math.floor((index * count) / total),
    preference: (index) => (sameAs[index] === sameAs[gist] ? 0 : appeal(prepared, index)),
  });
}

/** The key sentences in the order they were said, none of them the gist. */
export function pointsOf(prepared: Prepared): Extract[] {
  return prepared.points.map((index) => extractOf(prepared, index));
}

/**
 * One part of the talk in its own sentences; at least one where anything is said in it. What the gist and the points
 * have said is said again only where the part has nothing else.
 */
export function sectionOf(prepared: Prepared, number: number): SectionExtract {
  const { title, startMs, endMs, from, to } = prepared.sections[number]!;
  const { sameAs } = prepared.ranking;
  const said = new Set([prepared.gist ?? -1, ...prepared.points].map((at) => sameAs[at]));
  let chosen = choose(prepared.ranking, {
    from,
    to,
    maxWords: Infinity,
    maxSentences: SECTION_SENTENCES[prepared.length],
    preference: (index) => (said.has(sameAs[index]) ? 0 : appeal(prepared, index)),
  });
  if (chosen.length === 0 && from < to) chosen = [from];
  return { title, startMs, endMs, sentences: chosen.map((index) => extractOf(prepared, index)) };
}

/** The whole built-in summary. A caller that wants to show it as it grows calls the steps instead. */
export function extractiveSummary(input: SummaryInput): ExtractiveSummary {
  const prepared = prepare(input);
  return {
    gist: gistOf(prepared),
    points: pointsOf(prepared),
    sections: prepared.sections.map((_, number) => sectionOf(prepared, number)),
  };
}
