import type { RuleResult } from '#contract/checks.ts';
import { SHORT_DRAFT_WORDS } from './short-draft-words.ts';

/** From here on an article is easier to read in parts. */
const LONG_ENOUGH_TO_DIVIDE = 150;

const PARTS = ['structure.intro', 'structure.headings', 'blog.headings'];

/**
 * What a few sentences are spared is told once: each rule is right, but together they read as if a note of 74 words had
 * failed at being an article.
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
