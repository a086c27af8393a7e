import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Cue } from '#contract/videos.ts';
import { cuesOfBlocks, transcriptBlocks } from '#server/text/blocks.ts';
import { indexPassages, type PassageIndex, speakerTerm } from '#server/text/ask/index-passages.ts';
import { hashTerm, packetOf, type Posting, postingsIn } from '#server/text/ask/packed-index.ts';
import { questionTerms } from '#server/text/ask/question-terms.ts';
import { rankPassages } from '#server/text/ask/rank-passages.ts';

const MS_PER_WORD = 400;
const WORDS_PER_CUE = 10;

interface MeetingLine {
  turns: { speaker: string; text: string }[];
  questions: { query: string; answer: string; turns?: [number, number][] }[];
}

/** A QMSum meeting as captions with its index, and the questions people asked about it. */
export interface AskedMeeting {
  cues: Cue[];
  index: PassageIndex;
  /** Passage → the turns it overlaps. */
  turns: ReadonlySet<number>[];
  /** Each with a person's answer, and the first and last turns of the ranges that support it. */
  questions: { text: string; answer: string; gold: [number, number][] }[];
}

export function readAskedMeetings(folder: string, file: string): AskedMeeting[] {
  const lines = gunzipSync(readFileSync(join(folder, file)))
    .toString('utf8')
    .trim()
    .split('\n');
  return lines.map((line) => toMeeting(JSON.parse(line) as MeetingLine));
}

function toMeeting({ turns, questions }: MeetingLine): AskedMeeting {
  const cues: Cue[] = [];
  const turnOf: number[] = [];
  let startMs = 0;
  for (const [turn, { speaker, text }] of turns.entries()) {
    const words = asCaptioned(text).split(' ').filter(Boolean);
    for (let at = 0; at < words.length; at += WORDS_PER_CUE) {
      const here = words.slice(at, at + WORDS_PER_CUE);
      const endMs = startMs + here.length * MS_PER_WORD;
      cues.push({ startMs, endMs, text: here.join(' '), speaker });
      turnOf.push(turn);
      startMs = endMs;
    }
  }
  const index = indexPassages({ cues, chapters: [], language: 'english' });
  const ofBlocks = cuesOfBlocks(cues, []);
  const blocks = transcriptBlocks(cues, []);
  let from = 0;
  const turnsOf = index.cuts.map((count) => {
    const own = blocks.slice(from, (from += count));
    return new Set(own.flatMap(({ id }) => ofBlocks.get(id)!.map((cue) => turnOf[cue]!)));
  });
  return {
    cues,
    index,
    turns: turnsOf,
    questions: questions
      .filter((question) => (question.turns?.length ?? 0) > 0)
      .map(({ query, answer, turns: gold }) => ({ text: query, answer, gold: gold! })),
  };
}

/** The corpus separates punctuation from words and tags sounds; captions do neither. */
function asCaptioned(text: string): string {
  return text
    .replace(/\{[^{}]*\}/gu, ' ')
    .replaceAll(/\s+(?=[.,;:?!]|'(?:s|m|re|ve|ll|d|t)\b|n't\b)/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

export function askMeeting({ index }: AskedMeeting, question: string) {
  const { terms, named, others } = questionTerms(question, 'english', index.speakers);
  const source = {
    passages: index.cuts.length,
    postings: terms.map(({ text }) => lookUp(index, text)),
    spoken: named.flatMap((name) => lookUp(index, speakerTerm(name))),
  };
  return rankPassages([source], { weights: terms.map(({ weight }) => weight), names: others }, 10);
}

function lookUp({ bits, packets }: PassageIndex, term: string): Posting[] {
  const hash = hashTerm(term);
  const packet = packets.find(({ number }) => number === packetOf(hash, bits));
  return packet ? postingsIn(packet.data, hash) : [];
}
