import type { LanguageValue } from '#contract/catalog/languages.ts';
import type { QuotedMoment } from '#contract/questions.ts';
import type { TranscriptBlock } from '#contract/videos.ts';
import type { AskPiece } from '#server/prompts/ask.ts';
import { askTerms } from '#server/text/ask/ask-terms.ts';
import { quoteOf } from '#server/text/ask/quote.ts';
import { countWords } from '#server/text/segment.ts';
import type { StoredPassage } from './find-passages.ts';

/**
 * Short turns say little by themselves, so turns are combined up to this many words and numbered and checked as one.
 */
const PIECE_WORDS = 50;
/** The most that is sent in total, so that the price is known before the search. */
export const MOST_CHARACTERS = 12_000;
const QUOTE_WORDS = 45;

/** A piece of a passage, under the number by which the model cites it. */
export interface GivenPiece {
  passage: StoredPassage;
  blocks: TranscriptBlock[];
  /** The form in which it is compared with what the model says. */
  block: TranscriptBlock;
}

/** The best passages that fit, split into pieces numbered from 1. */
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

/** Cuts blocks of any length, so that only what was priced is sent, and the answer is checked only against that. */
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
    // Joins sentences of all speakers, adding a full stop where a turn ends without one.
    text: blocks.map(({ text }) => text).join(' '),
    ...(speaker !== undefined && speakers.size === 1 && { speaker }),
  };
}

/** The form sent to the model, with speaker names before their words. */
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

/** The moment within the piece whose words match best. */
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
