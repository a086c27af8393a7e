import { createHash } from 'node:crypto';
import type { Mark, ReadingScope, ReadingVerdict } from '#contract/checks.ts';
import { affinity, type Claim } from './claim.ts';
import type { Said, Spoken } from './said.ts';

/** A sentence with the relevant passages: everything of the source that a model gets to judge it. */
export interface ReadClaim {
  /** Identifies the sentence with its passages, wherever the sentence is in the text. */
  key: string;
  text: string;
  passages: Pick<Spoken, 'at' | 'startMs' | 'speaker' | 'text'>[];
}

export interface Judged {
  /** `null` if the model was asked but its answer couldn't be used. */
  verdict: ReadingVerdict | null;
  /** The decisive words of the passages; empty if the claim is absent. */
  words: string;
}

export type Verdicts = Readonly<Record<string, Judged>>;

/** A model's check as far as it has got. */
export interface ReadingSoFar {
  scope: ReadingScope;
  verdicts: Verdicts;
}

const MOST_PASSAGES = 12;
const MOST_WORDS = 260;
/** Cited passages rank above found ones. */
const CITED_SHARE = 0.25;

/** `null` if no passage was found for a model to compare it with. */
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

/** Scripts without spaces between words. */
const UNSPACED =
  '[ー\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}]';
const SIGNS = '[\\p{Sc}%‰°]';
/** A number is one word including its signs: 3.5, 3-5 and -35 have the same digits. */
const WORDS = new RegExp(
  [
    '[〇零一二三四五六七八九十百千万萬億亿兆两兩]+',
    `${UNSPACED}\\p{M}*`,
    `(?:(?!${UNSPACED})[\\p{L}\\p{M}])+`,
    `(?:(?<![\\p{L}\\p{N}])[-−–+±~≈<>.]+)?(?:${SIGNS}\\s?)*\\p{N}+(?:[.,:/'’٫٬−–-]\\p{N}+)*(?:\\s?${SIGNS})*`,
  ].join('|'),
  'gu',
);
const IS_UNSPACED = new RegExp(UNSPACED, 'u');

function wordsOf(text: string) {
  return [...text.matchAll(WORDS)].map(({ 0: raw, index }) => ({
    word: /\p{N}/u.test(raw)
      ? raw.replaceAll(/\s/gu, '').replaceAll(/[−–]/gu, '-').normalize('NFC')
      : raw.normalize('NFKC').toLowerCase(),
    from: index,
    to: index + raw.length,
  }));
}

/**
 * Shorter quotes are found in any text and prove nothing. In scripts without spaces, a word is about two characters.
 */
const LEAST_WORDS = 3;
const CUT_OUT = /\.{3}|…|[[\]［］【】]/u;

/**
 * The words as one passage contains them, without gaps; `null` if none does, so that they were invented or pieced
 * together.
 */
export function wordsIn(
  passages: ReadClaim['passages'],
  quoted: string,
): { quote: string; passage: ReadClaim['passages'][number] } | null {
  const wanted = wordsOf(quoted);
  const length = wanted.reduce((sum, { word }) => sum + (IS_UNSPACED.test(word) ? 0.5 : 1), 0);
  if (length < LEAST_WORDS || CUT_OUT.test(quoted)) return null;
  for (const passage of passages) {
    const spoken = wordsOf(passage.text);
    const at = spoken.findIndex((_, from) =>
      wanted.every(({ word }, index) => spoken[from + index]?.word === word),
    );
    if (at < 0) continue;
    const { to } = spoken[at + wanted.length - 1]!;
    return { quote: passage.text.slice(spoken[at]!.from, to), passage };
  }
  return null;
}

const WHY = {
  contradicted: 'AI model: the source says something else. Our own rules didn’t flag this.',
  absent: 'AI model: this isn’t in the passages it was shown. Our own rules didn’t flag this.',
};

/** Adds the model's verdict to the marks of a sentence, whatever the rules found. */
export function withVerdict(
  marks: readonly Mark[],
  { verdict, words }: Judged,
  { text, passages }: ReadClaim,
  blockId: string,
): Mark[] {
  if (verdict === null) return [...marks];
  const found = wordsIn(passages, words);
  const said = found && {
    said: {
      quote: found.quote,
      startMs: found.passage.startMs,
      ...(found.passage.speaker !== null && { speaker: found.passage.speaker }),
    },
  };
  if (marks.length > 0) return marks.map((mark) => ({ ...mark, reading: { verdict, ...said } }));
  if (verdict === 'supported') return [];
  return [{ blockId, kind: verdict, quote: text, why: WHY[verdict], by: 'model', ...said }];
}
