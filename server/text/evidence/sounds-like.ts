import type { RuleResult } from '#contract/checks.ts';
import type { DocumentBlock } from '#contract/documents.ts';
import type { Learned } from '#contract/styles.ts';
import { learnStyle } from '../learn-style.ts';

/** Short texts vary too much. */
const LEAST_WORDS = 80;
/** How far the average sentence length may differ from the samples before it is another voice. */
const MOST_OFF = 0.4;
const MOST_SHARE_OFF = 0.35;

const SPOKEN: ReadonlySet<DocumentBlock['kind']> = new Set([
  'paragraph',
  'answer',
  'hook',
  'tweet',
  'turn',
  'greeting',
  'signoff',
]);

/** Compares the measurements of a text with those of its style's samples. Empty without samples. */
export function checkSoundsLike(
  blocks: readonly DocumentBlock[],
  samples: Learned | null,
): RuleResult[] {
  const text = blocks.filter(({ kind }) => SPOKEN.has(kind)).map(({ md }) => md);
  const own = samples && learnStyle(text);
  if (!own || own.words < LEAST_WORDS || samples.words < LEAST_WORDS) return [];
  const off = own.sentenceWords / samples.sentenceWords - 1;
  const isLong = off > 0;
  const rules = [
    rule('sentences', 'Sentence length', Math.abs(off) <= MOST_OFF, [
      `${Math.round(own.sentenceWords)} words per sentence on average. Your samples have ${Math.round(samples.sentenceWords)}.`,
      isLong
        ? 'Cut long sentences into shorter ones.'
        : 'Join short sentences where they belong together.',
    ]),
  ];
  if (own.firstPerson !== null && samples.firstPerson !== null) {
    const difference = own.firstPerson - samples.firstPerson;
    rules.push(
      rule('person', 'First person', Math.abs(difference) <= MOST_SHARE_OFF, [
        `${percent(own.firstPerson)} of sentences use “I” or “we”. In your samples it’s ${percent(samples.firstPerson)}.`,
        difference < 0 ? 'Let it speak as I or we more often.' : 'Speak as I or we less often.',
      ]),
    );
  }
  return rules;
}

const percent = (share: number) => `${Math.round(share * 100)}%`;

function rule(
  id: string,
  label: string,
  ok: boolean,
  [message, mend]: readonly [string, string],
): RuleResult {
  return {
    id: `style.${id}`,
    label,
    state: ok ? 'ok' : 'warn',
    message,
    blockId: null,
    ...(!ok && { mend }),
  };
}
