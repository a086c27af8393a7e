import type { LanguageValue } from '#contract/catalog/languages.ts';
import type { Chapter, Cue, TranscriptBlock } from '#contract/videos.ts';
import { blocksAt, transcriptBlocks } from './blocks.ts';
import { choose } from './extract.ts';
import { outline, type TalkSection } from './outline.ts';
import { asWritten } from './written-sentence.ts';
import { rank, topicality, type Ranking } from './ranking.ts';
import { standaloneFactor } from './readability.ts';
import { sentencesFromCues, type Sentence } from './sentences.ts';
import { termNumbers, termsOf } from './terms.ts';

/** A sentence of the talk, written out, with where it was said. */
export interface Extract {
  text: string;
  startMs: number;
  endMs: number;
  blockIds: number[];
}

export interface TalkInput {
  cues: readonly Cue[];
  chapters: readonly Chapter[];
  language: LanguageValue;
  title: string;
}

/** Everything the later steps read; the costly part, made once. */
export interface Talk {
  language: LanguageValue;
  title: string;
  sentences: Sentence[];
  blocks: TranscriptBlock[];
  ranking: Ranking;
  /** How well each sentence can be read alone. */
  standalone: Float64Array;
  sections: TalkSection[];
  /** Which sentence says most of it and can be read alone; `null` where nothing is said. */
  gist: number | null;
}

export function readTalk({ cues, chapters, language, title }: TalkInput): Talk {
  const sentences = sentencesFromCues(cues, language);
  const texts = sentences.map((sentence) => sentence.text);
  const terms = termsOf(texts, language);
  const talk = {
    language,
    title,
    sentences,
    blocks: transcriptBlocks(cues, chapters),
    ranking: rank(texts, terms, termNumbers(title, terms, language)),
    standalone: Float64Array.from(texts, (text) => standaloneFactor(text, language)),
    sections: outline(sentences, chapters, { language, terms }),
    gist: null,
  };
  return { ...talk, gist: sentences.length === 0 ? null : gistIndex(talk) };
}

export function extractAt({ language, sentences, blocks }: Talk, index: number): Extract {
  const { text, startMs, endMs } = sentences[index]!;
  return {
    text: asWritten(text, language),
    startMs,
    endMs,
    blockIds: blocksAt(blocks, startMs, endMs),
  };
}

function gistIndex({ ranking, standalone }: Talk): number {
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

/** What a reader gets from a sentence on its own, whatever it adds to the others. */
function appeal({ ranking, standalone }: Talk, index: number): number {
  return standalone[index]! * Math.sqrt(ranking.substance[index]!);
}

/** Neither a greeting nor a scrap that leans on its neighbours. */
export function standsAlone({ standalone }: Talk, index: number): boolean {
  return standalone[index]! >= 0.2;
}

/** Sentences, by their wording, that a later choice passes over where it can. */
export type SaidTerms = ReadonlySet<number>;

export function saidBy({ ranking }: Talk, indices: Iterable<number | null>): SaidTerms {
  return new Set([...indices].map((index) => ranking.sameAs[index ?? -1] ?? -1));
}

export interface Wanted {
  count: number;
  said?: SaidTerms;
  from?: number;
  to?: number;
  /** Whether the choice is spread over the whole stretch, so that not all of it comes from the opening. */
  spread?: boolean;
  preference?: (index: number) => number;
}

/** Indices of the best sentences of a stretch in the order they were said. */
export function pick(talk: Talk, wanted: Wanted): number[] {
  const { count, said, from = 0, to = talk.sentences.length, preference } = wanted;
  const { sameAs } = talk.ranking;
  return choose(talk.ranking, {
    from,
    to,
    maxWords: Infinity,
    maxSentences: count,
    ...(wanted.spread && {
      groupOf: (index) => Math.floor(((index - from) * count) / (to - from)),
    }),
    preference: (index) =>
      said?.has(sameAs[index]!) ? 0 : appeal(talk, index) * (preference?.(index) ?? 1),
  });
}
