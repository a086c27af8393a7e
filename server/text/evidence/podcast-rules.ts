import type { LanguageValue } from '#contract/catalog/languages.ts';
import type { RuleResult } from '#contract/checks.ts';
import { counted } from '#contract/count.ts';
import type { DocumentBlock } from '#contract/documents.ts';
import { clock, lengthRule, minutesOf } from '#contract/episode-length.ts';
import { lengthAgainst, usualSeconds } from '#contract/speaking-time.ts';
import { countWords } from '../segment.ts';

/** "Exactly." and "That is right." may be repeated as often as people say them. */
const FEWEST_WORDS = 4;

/** Listeners notice a sentence that is repeated verbatim. */
export function repeatedLines(
  turns: readonly DocumentBlock[],
  language: LanguageValue,
): RuleResult {
  const said = new Set<string>();
  const again = turns.filter(({ md }) => {
    if (countWords(md, language) < FEWEST_WORDS) return false;
    const words = md
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
      .trim();
    const isKnown = said.has(words);
    said.add(words);
    return isKnown;
  });
  const [first] = again;
  return {
    id: 'podcast.repeated',
    label: first ? 'Repeated lines' : 'No repeated lines',
    state: first ? 'warn' : 'ok',
    message: first
      ? counted(
          again.length,
          'line repeats an earlier one word for word.',
          'lines repeat an earlier one word for word.',
        )
      : 'We didn’t find any repeated lines.',
    ...aboutBlocks(again),
    value: again.length,
    ...(first && {
      mend: 'This line repeats an earlier one word for word: say what comes next in the video instead.',
    }),
  };
}

/** The estimated speaking time, compared with the requested one. */
export function spokenLength(turns: readonly DocumentBlock[], asked: number): RuleResult {
  const seconds = turns.reduce((sum, { md }) => sum + usualSeconds(md), 0);
  return {
    ...lengthRule(`About ${clock(Math.round(seconds / 5) * 5)} when spoken`, seconds, asked),
    ...(lengthAgainst(seconds, asked) === 'short' && {
      mend: `Make the script longer, up to about ${minutesOf(asked)} when spoken, with what the video says and the script leaves out. Repeat nothing.`,
    }),
    ...(lengthAgainst(seconds, asked) === 'long' && {
      mend: `Make the script shorter, about ${minutesOf(asked)} when spoken: leave out what matters least and keep the rest as it is.`,
    }),
  };
}

/** A check of several lines points at the first and lists the others. */
export function aboutBlocks([first, ...more]: readonly DocumentBlock[]): Pick<
  RuleResult,
  'blockId' | 'moreBlockIds'
> {
  return {
    blockId: first?.id ?? null,
    ...(more.length > 0 && { moreBlockIds: more.map(({ id }) => id) }),
  };
}
