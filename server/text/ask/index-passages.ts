import type { LanguageValue } from '#contract/catalog/languages.ts';
import type { Chapter, Cue, TranscriptBlock } from '#contract/videos.ts';
import { transcriptBlocks } from '../blocks.ts';
import { askTerms } from './ask-terms.ts';
import { type PackedIndex, packIndex } from './packed-index.ts';
import { packWords } from './passage-words.ts';
import { cutPassages } from './passages.ts';

export interface IndexInput {
  /** With the source's speaker labels: names given by the account aren't indexed. */
  cues: readonly Cue[];
  chapters: readonly Chapter[];
  language: LanguageValue;
}

export interface PassageIndex extends PackedIndex {
  /** Number of blocks per passage, in order. */
  cuts: number[];
  /** All speakers, by the source's labels. */
  speakers: string[];
  /** Number of terms without stop words. */
  terms: number;
}

/** The term under which a passage is found by its speaker. No word starts with this character. */
export const speakerTerm = (name: string): string => `\u0001${name}`;

export function indexPassages({ cues, chapters, language }: IndexInput): PassageIndex {
  const blocks = transcriptBlocks(cues, chapters);
  const passages = cutPassages(blocks, language);
  const speakers = [...new Set(blocks.flatMap(({ speaker }) => speaker ?? []))];
  let terms = 0;
  function* termsOfPassages() {
    for (const { from, to } of passages) {
      const own = blocks.slice(from, to + 1);
      const found = own.flatMap(({ text }) => askTerms(text, language));
      terms += found.length;
      yield [...found, ...speakersIn(own)];
    }
  }
  const { bits, packets } = packIndex(termsOfPassages());
  const words = packWords(passages.map(({ from, to }) => blocks.slice(from, to + 1)));
  return {
    bits,
    packets: [...packets, ...words],
    cuts: passages.map(({ from, to }) => to - from + 1),
    speakers,
    terms,
  };
}

function speakersIn(blocks: readonly TranscriptBlock[]): string[] {
  return [...new Set(blocks.flatMap(({ speaker }) => speaker ?? []))].map(speakerTerm);
}
