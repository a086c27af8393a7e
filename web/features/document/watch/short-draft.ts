import type { RuleResult } from '#contract/checks.ts';
import { SHORT_DRAFT_WORDS } from './short-draft-words.ts';

/** From this many words on, an article reads better with headings. */
const LONG_ENOUGH_TO_DIVIDE = 150;

const PARTS = ['structure.intro', 'structure.headings', 'blog.headings'];

/**
 * Merges the rules that a few sentences can't meet into one hint. Each is right, but together they would tell the
 * author of a 74-word note that it failed as an article.
 */
export function gatherShort(rules: readonly RuleResult[], words: number): readonly RuleResult[] {
  const isShort = words < LONG_ENOUGH_TO_DIVIDE;
  if (!isShort || !rules.some(({ id, state }) => id === 'blog.length' && state !== 'ok')) {
    return rules;
  }
  return rules
    .filter(({ id, state }) => state !== 'warn' || !PARTS.includes(id))
    .map((rule) =>
      rule.id === 'blog.length'
        ? {
            ...rule,
            label: SHORT_DRAFT_WORDS.label,
            message: SHORT_DRAFT_WORDS.message(words),
          }
        : rule,
    );
}
