import type { LanguageValue } from '#contract/catalog/languages.ts';
import type { QuotedMoment } from '#contract/questions.ts';
import type { TranscriptBlock } from '#contract/videos.ts';
import type { AskPiece } from '#server/prompts/ask.ts';
import { askTerms } from '#server/text/ask/ask-terms.ts';
import { quoteOf } from '#server/text/ask/quote.ts';
import { countWords } from '#server/text/segment.ts';
import type { StoredPassage } from './find-passages.ts';

/** Turns of a few words say little by themselves: so many words are numbered, and judged, as one. */
const PIECE_WORDS = 50;
/** What is sent of them all, so that the price can be told before anything was looked for. */
export const MOST_CHARACTERS = 12_000;
const QUOTE_WORDS = 45;

/** A piece of a passage under the number that the model knows it by. */
export interface GivenPiece {
  passage: StoredPassage;
  blocks: TranscriptBlock[];
  /** As it is held against what the model says. */
  block: TranscriptBlock;
}

/** The best passages that fit, each in pieces, numbered from 1. */
export function piecesOf(passages: readonly StoredPassage[]): GivenPiece[] {
  const pieces: GivenPiece[] = [];
  let left = MOST_CHARACTERS;
  for (const passage of passages) {
    const length = passage.blocks.reduce((sum, { text }) => sum + text.length, 0);
    if (length > left && pieces.length > 0) break;
    const given = { ...passage, blocks: cutTo(passage.blocks, left) };
    left -= length;
    for (const blocks of groupsOf(given)) {
      pieces.push({ passage, blocks, block: joined(blocks, pieces.length + 1) });
    }
  }
  return pieces;
}

/** However long a block is: what is sent is what was priced, and nothing else is held against the answer. */
function cutTo(blocks: readonly TranscriptBlock[], most: number): TranscriptBlock[] {
  let left = most;
  return blocks.flatMap((block) => {
    const text = block.text.slice(0, Math.max(0, left));
    left -= block.text.length;
    return text === '' ? [] : [{ ...block, text }];
  });
}

function groupsOf({ blocks, language }: StoredPassage): TranscriptBlock[][] {
  const groups: TranscriptBlock[][] = [];
  let words = PIECE_WORDS;
  for (const block of blocks) {
    if (words >= PIECE_WORDS) {
      groups.push([]);
      words = 0;
    }
    groups.at(-1)!.push(block);
    words += countWords(block.text, language);
  }
  return groups;
}

function joined(blocks: readonly TranscriptBlock[], id: number): TranscriptBlock {
  const speakers = new Set(blocks.map(({ speaker }) => speaker));
  const [speaker] = speakers;
  return {
    id,
    startMs: blocks[0]!.startMs,
    endMs: blocks.at(-1)!.endMs,
    // One sentence after another, whoever says them: a full stop where a turn ends without one.
    text: blocks.map(({ text }) => text).join(' '),
    ...(speaker !== undefined && speakers.size === 1 && { speaker }),
  };
}

/** As the model is given it, with who speaks before their words. */
export function toAskPiece({ passage, blocks, block }: GivenPiece, many: boolean): AskPiece {
  let before: string | undefined;
  const text = blocks.map(({ text: said, speaker }) => {
    const isNew = speaker !== undefined && speaker !== before;
    before = speaker;
    return isNew ? `${speaker}: ${said}` : said;
  });
  return {
    id: block.id,
    title: many ? passage.title.slice(0, 100) : null,
    text: text.join(' '),
  };
}

/** Where in the piece it is said, in the words that come nearest. */
export function momentInPiece(
  { passage, blocks }: GivenPiece,
  sentence: string,
  language: LanguageValue,
): QuotedMoment {
  const wanted = new Map(askTerms(sentence, language).map((term) => [term, 1]));
  const { startMs, endMs, text, speaker } = quoteOf(blocks, wanted, passage.language, QUOTE_WORDS);
  const times = passage.timed ? { startMs, endMs } : { startMs: null, endMs: null };
  return { videoId: passage.videoId, ...times, quote: text, speaker };
}
