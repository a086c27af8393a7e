import { createHash } from 'node:crypto';

/*
 * What other people wrote goes to a model between two lines that carry a random word, so that no text can pretend that
 * it has ended and that what follows comes from us.
 */
const FENCE_SIGNS = /<{2,}|>{2,}|[‹›]{2,}/gu;
/**
 * Control signs, and those that turn, hide or part text: with letters that nobody sees people smuggle in orders that
 * nobody reads. Line breaks and tabs are kept, and the joiners that are spelling in some scripts.
 */
const UNSEEN =
  /(?![\n\t])[\p{Cc}\u00ad\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|[\u{e0000}-\u{e007f}]/gu;

export type FencedKind =
  | 'TRANSCRIPT'
  | 'NOTES'
  | 'STYLE'
  | 'REQUEST'
  | 'WRITTEN'
  | 'DETAILS'
  | 'CARD'
  | 'PLAN';

/**
 * The word that nobody who speaks in a video can know: the ids it is made of are random. The same for all that an
 * account makes of a source, so that providers find the beginning of the next question in their caches. Of figures alone:
 * tokenizers take them three at a time, so that a run costs what was told for it whatever comes out.
 */
export function nonceOf(ownerId: string, transcriptId: string): string {
  const hash = createHash('sha256').update(`${ownerId} ${transcriptId}`).digest();
  return Array.from({ length: 8 }, (_, at) =>
    String(hash.readUInt32BE(at * 4) % 1000).padStart(3, '0'),
  ).join('');
}

/** Text without anything that could be taken for one of our fences. */
export function defused(text: string, nonce: string): string {
  return text
    .replaceAll(UNSEEN, '')
    .replaceAll(nonce, '')
    .replaceAll(FENCE_SIGNS, (signs) => signs[0]!);
}

export function fenced(kind: FencedKind, text: string, nonce: string): string {
  return `<<<${kind} ${nonce}>>>\n${defused(text, nonce)}\n<<<END ${kind} ${nonce}>>>`;
}

/** What was asked and answered before, the oldest first, for whoever understands what is asked now in its light. */
export function conversation(
  before: readonly { question: string; answer: string }[],
  nonce: string,
): string[] {
  if (before.length === 0) return [];
  const spoken = before.map(({ question, answer }) =>
    [`Question: ${oneLine(question)}`, `Answer: ${oneLine(answer)}`].join('\n'),
  );
  return ['The conversation before this question:', fenced('NOTES', spoken.join('\n'), nonce)];
}

/** One line, whatever was in it: what begins a line means something in our own lists. */
export function oneLine(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim();
}
