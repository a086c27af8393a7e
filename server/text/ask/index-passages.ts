import type { LanguageValue } from '#contract/catalog/languages.ts';
import type { Chapter, Cue, TranscriptBlock } from '#contract/videos.ts';
import { transcriptBlocks } from '../blocks.ts';
import { askTerms } from './ask-terms.ts';
import { type PackedIndex, packIndex } from './packed-index.ts';
import { packWords } from './passage-words.ts';
import { cutPassages } from './passages.ts';

export interface IndexInput {
  /** As the source names its speakers: what an account calls them is no part of the index. */
  cues: readonly Cue[];
  chapters: readonly Chapter[];
  language: LanguageValue;
}

export interface PassageIndex extends PackedIndex {
  /** How many blocks each passage has, one after the other. */
  cuts: number[];
  /** Everybody who speaks, as the source calls them. */
  speakers: string[];
  /** How many terms were read, those that say nothing left out. */
  terms: number;
}

/** Under this a passage is found by who speaks in it. No word begins like that. */
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
