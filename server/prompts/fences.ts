import { createHash } from 'node:crypto';

/*
 * Untrusted text goes to a model between two lines with a random nonce, so that it can't pretend to end and continue as our
 * instructions.
 */
const FENCE_SIGNS = /<{2,}|>{2,}|[‹›]{2,}/gu;
/**
 * Control, direction and invisible characters, which can hide prompt injections. Line breaks, tabs and the joiners some scripts
 * need are kept.
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
  | 'COMPARED'
  | 'PLAN';

/**
 * A nonce no video can know, since it's derived from random ids. The same for all of an account's drafts of a source, so that
 * providers can cache the prompt's prefix. Digits only: they tokenize predictably, so costs match estimates.
 */
export function nonceOf(ownerId: string, transcriptId: string): string {
  const hash = createHash('sha256').update(`${ownerId} ${transcriptId}`).digest();
  return Array.from({ length: 8 }, (_, at) =>
    String(hash.readUInt32BE(at * 4) % 1000).padStart(3, '0'),
  ).join('');
}

/** Removes anything that could pass for one of our fences. */
export function defused(text: string, nonce: string): string {
  return text
    .replaceAll(UNSEEN, '')
    .replaceAll(nonce, '')
    .replaceAll(FENCE_SIGNS, (signs) => signs[0]!);
}

export function fenced(kind: FencedKind, text: string, nonce: string): string {
  return `<<<${kind} ${nonce}>>>\n${defused(text, nonce)}\n<<<END ${kind} ${nonce}>>>`;
}

/** Earlier questions and answers of the thread, oldest first, as context. */
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

/** Collapses to one line, because line starts are meaningful in our lists. */
export function oneLine(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim();
}
