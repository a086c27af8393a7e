import type { LanguageValue } from '#contract/catalog/languages.ts';
import type { RuleResult } from '#contract/checks.ts';
import type { DocumentBlock } from '#contract/documents.ts';
import { countWords } from '../segment.ts';

/** What the built-in voices say in a minute, pauses and all; others differ by a tenth. */
const WORDS_PER_MINUTE = 152;
/** "Exactly." and "That is right." may come as often as people say them. */
const FEWEST_WORDS = 4;
const SHORT_BELOW = 0.6;
const LONG_ABOVE = 1.5;

/** No listener overlooks a sentence that was said before, word for word. */
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
    label: 'Lines said once',
    state: first ? 'warn' : 'ok',
    message: first
      ? `${again.length === 1 ? '1 line repeats' : `${again.length} lines repeat`} an earlier one word for word.`
      : 'No line repeats another.',
    ...aboutBlocks(again),
    value: again.length,
    ...(first && {
      mend: 'This line repeats an earlier one word for word: say what comes next in the video instead.',
    }),
  };
}

/** How long it takes to say, against what was asked for. */
export function spokenLength(
  turns: readonly DocumentBlock[],
  language: LanguageValue,
  asked: number,
): RuleResult {
  const words = turns.reduce((sum, { md }) => sum + countWords(md, language), 0);
  const minutes = words / WORDS_PER_MINUTE;
  const isShort = minutes < asked * SHORT_BELOW;
  const about = `About ${minutes < 0.75 ? 'half a minute' : plural(Math.round(minutes))} when spoken; ${plural(asked)} asked for.`;
  return {
    id: 'podcast.length',
    label: 'Length when spoken',
    state: isShort || minutes > asked * LONG_ABOVE ? 'warn' : 'ok',
    message: isShort ? `${about} A short or repetitive video may hold no more.` : about,
    blockId: null,
    value: Number(minutes.toFixed(1)),
    limit: asked,
    ...(isShort && {
      mend: `Make the script longer, up to about ${plural(asked)} when spoken, with what the video says and the script leaves out. Repeat nothing.`,
    }),
  };
}

/** A check of several lines points at the first and knows the others. */
export function aboutBlocks([first, ...more]: readonly DocumentBlock[]): Pick<
  RuleResult,
  'blockId' | 'moreBlockIds'
> {
  return {
    blockId: first?.id ?? null,
    ...(more.length > 0 && { moreBlockIds: more.map(({ id }) => id) }),
  };
}

const plural = (minutes: number) => (minutes === 1 ? '1 minute' : `${minutes} minutes`);
