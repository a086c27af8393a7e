import { createHash } from 'node:crypto';
import type { Mark, ReadingScope, ReadingVerdict } from '#contract/checks.ts';
import { affinity, type Claim } from './claim.ts';
import type { Said, Spoken } from './said.ts';

/** A sentence with what was said about the same things: all that a model is shown of the source to judge it by. */
export interface ReadClaim {
  /** The same for the same sentence and the same passages, wherever the sentence stands. */
  key: string;
  text: string;
  passages: Pick<Spoken, 'at' | 'startMs' | 'speaker' | 'text'>[];
}

export interface Judged {
  verdict: ReadingVerdict;
  /** Of the passages, those that decide it; none where it is absent. */
  words: string;
}

export type Verdicts = Readonly<Record<string, Judged>>;

/** A model's reading as far as it is known. */
export interface ReadingSoFar {
  scope: ReadingScope;
  verdicts: Verdicts;
}

const MOST_PASSAGES = 12;
const MOST_WORDS = 260;
/** What a sentence cites itself comes before what a search found. */
const CITED_SHARE = 0.25;

/** `null` where nothing was found that a model could hold it against. */
export function readClaimOf(claim: Claim, said: Said): ReadClaim | null {
  const { terms, text } = claim;
  const own = new Set(claim.cited);
  const all = terms.reduce((sum, term) => sum + said.weightOf(term), 0);
  const ranked = claim.near
    .map((one) => ({
      one,
      score: affinity(said, one.at, terms) + (own.has(one) ? all * CITED_SHARE + 1 : 0),
    }))
    .sort((a, b) => b.score - a.score || a.one.at - b.one.at);
  const chosen: Spoken[] = [];
  let left = MOST_WORDS;
  for (const { one } of ranked.slice(0, MOST_PASSAGES)) {
    if (left <= 0) break;
    chosen.push(one);
    left -= one.text.split(/\s+/u).length;
  }
  if (chosen.length === 0) return null;
  const passages = chosen
    .sort((a, b) => a.at - b.at)
    .map(({ at, startMs, speaker, text: words }) => ({ at, startMs, speaker, text: words }));
  const hash = createHash('sha256').update(
    JSON.stringify([text, passages.map((one) => [one.speaker, one.text])]),
  );
  return { key: hash.digest('base64url').slice(0, 22), text, passages };
}

const WORDS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}]|[\p{L}\p{M}]+|\p{N}+/gu;
const wordsOf = (text: string) => text.normalize('NFKC').toLowerCase().match(WORDS) ?? [];

/** One word is in every text: it decides nothing. */
const LEAST_WORDS = 2;
const CUT_OUT = /\.{3}|…|\[[^\]]*\]/u;

/**
 * The passage that holds the words, as far as spelling goes; `null` where the source does not say them so, and whoever
 * quotes them has made them up.
 */
export function passageWith(
  words: string,
  passages: ReadClaim['passages'],
): ReadClaim['passages'][number] | null {
  const parts = words.split(CUT_OUT).map(wordsOf);
  const spoken = passages.flatMap((one, index) => [
    // What was not said in one go is not quoted in one go.
    ...(index > 0 && passages[index - 1]!.at + 1 < one.at ? [{ word: '\n', one }] : []),
    ...wordsOf(one.text).map((word) => ({ word, one })),
  ]);
  let first: ReadClaim['passages'][number] | null = null;
  for (const part of parts.filter(({ length }) => length > 0)) {
    if (part.length < LEAST_WORDS) return null;
    const at = spoken.findIndex((_, from) =>
      part.every((word, index) => spoken[from + index]?.word === word),
    );
    if (at < 0) return null;
    first ??= spoken[at]!.one;
  }
  return first;
}

const WHY = {
  contradicted:
    'The AI model says the source says something else. Our own rules flagged nothing here.',
  absent:
    'The AI model didn’t find this in the passages about it. Our own rules flagged nothing here.',
};

/** The marks of a sentence with what the model says of it, whether that agrees with the rules or not. */
export function withVerdict(
  marks: readonly Mark[],
  { verdict, words }: Judged,
  { text, passages }: ReadClaim,
  blockId: string,
): Mark[] {
  const found = words === '' ? null : passageWith(words, passages);
  const said = found && {
    said: {
      quote: words,
      startMs: found.startMs,
      ...(found.speaker !== null && { speaker: found.speaker }),
    },
  };
  if (marks.length > 0) return marks.map((mark) => ({ ...mark, reading: { verdict, ...said } }));
  if (verdict === 'supported') return [];
  return [{ blockId, kind: verdict, quote: text, why: WHY[verdict], by: 'model', ...said }];
}
