import { createThinkingFilter } from './drop-thinking.ts';
import { fenced, oneLine } from './fences.ts';
import { FENCES } from './system.ts';
import type { Messages } from './write.ts';

interface ReadSentence {
  text: string;
  passages: readonly number[];
}

interface ReadPassage {
  number: number;
  speaker: string | null;
  text: string;
}

const SYSTEM = [
  'You check facts for a magazine. You are given sentences that somebody wrote and the passages of a transcript they were written from. You say of each sentence whether the passages bear it out. You know nothing but these passages: what you remember from elsewhere does not count.',
  '',
  ...FENCES,
].join('\n');

/** Sentences and related passages, possibly in different languages. */
export function readingMessages(
  nonce: string,
  passages: readonly ReadPassage[],
  sentences: readonly ReadSentence[],
): Messages {
  const said = passages.map(({ number, speaker, text }) => {
    const who = speaker === null ? '' : `${oneLine(speaker)}: `;
    return `#${number} ${who}${oneLine(text)}`;
  });
  const written = sentences.map(
    ({ text, passages: near }, index) =>
      `${index + 1} [${near.map((number) => `#${number}`).join(' ')}] ${oneLine(text)}`,
  );
  const parts = [
    `What was said, in order; a number that is missing is a passage that is not shown:\n${fenced('TRANSCRIPT', said.join('\n'), nonce)}`,
    `The sentences to check, each with the numbers of the passages about the same things:\n${fenced('WRITTEN', written.join('\n'), nonce)}`,
    [
      'Answer with one line for each sentence and nothing else:',
      '@supported 1 "words of a passage that decide it"',
      '@contradicted 2 "words of a passage that decide it"',
      '@absent 3',
      'supported: the passages say it, in whatever words. Shorter wording, a change of order and a number rounded as "about" are still supported.',
      'contradicted: a passage says something that cannot be true together with the sentence: another number, unit, person, time, cause, condition or direction, or the opposite.',
      'absent: the passages neither say it nor rule it out.',
      'If only part of a sentence is wrong, the sentence is wrong. Copy the deciding words letter by letter from one passage, in its language, three to fifteen words in a row, between double quotation marks.',
    ].join('\n'),
  ];
  return { system: SYSTEM, messages: [{ role: 'user', content: parts.join('\n\n') }] };
}

export interface ReadVerdict {
  /** The sentence's number: 1, 2, 3 … */
  number: number;
  verdict: 'supported' | 'contradicted' | 'absent';
  words: string;
}

const LINE =
  /^[\s>*_`-]*(?:\d{1,3}[.)]\s+)?[*_`]*@(supported|contradicted|absent)[*_`]*[\s:：]+[*_`[#]*(\d{1,4})(?!\d)[*_`\].:：)]*\s*(.*)$/iu;
const QUOTED = /^["“”„«»「『](.+)["”“»«」』][\s.*_`]*$/u;

/** Extracts verdicts from an answer. Unreadable, truncated and contradictory ones are dropped. */
export function readVerdicts(answer: string, isWhole: boolean): ReadVerdict[] {
  const thinking = createThinkingFilter();
  let text = '';
  for (const piece of [...thinking.feed(answer), ...thinking.end()])
    text = piece === null ? '' : text + piece;
  const lines = text.replaceAll('\r', '').split('\n');
  const found = new Map<number, ReadVerdict | null>();
  for (const line of isWhole ? lines : lines.slice(0, -1)) {
    const [, kind, number, rest = ''] = LINE.exec(line) ?? [];
    if (!kind) continue;
    const verdict = kind.toLowerCase() as ReadVerdict['verdict'];
    const words = verdict === 'absent' ? '' : (QUOTED.exec(rest.trim())?.[1] ?? '').trim();
    if (verdict !== 'absent' && words === '') continue;
    const before = found.get(Number(number));
    if (before === undefined) found.set(Number(number), { number: Number(number), verdict, words });
    else if (before?.verdict !== verdict) found.set(Number(number), null);
  }
  return [...found.values()].filter((one) => one !== null);
}
