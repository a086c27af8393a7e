import { getLanguage, type LanguageValue } from '#contract/catalog/languages.ts';
import { languageOf } from '#server/languages/table.ts';
import { matchesInsideWords } from '../segment.ts';

const UNITS = ['year', 'quarter', 'month', 'week', 'day', 'hour', 'minute', 'second'] as const;
const STEPS = [-2, -1, 0, 1, 2];
const patterns = new Map<LanguageValue, RegExp>();

/** Whether a statement counts from the day it was said, as “last year” and “today” do: on another day it is another statement. */
export function isRelativeInTime(text: string, language: LanguageValue): boolean {
  let pattern = patterns.get(language);
  if (!pattern) patterns.set(language, (pattern = patternOf(language)));
  return pattern.test(straight(text));
}

function patternOf(language: LanguageValue): RegExp {
  const { tag } = getLanguage(language);
  const { relativeTimes } = languageOf(language);
  const names = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' });
  const named = UNITS.flatMap((unit) => STEPS.map((step) => names.format(step, unit)))
    .filter((name) => !/\p{N}/u.test(name))
    .map((name) => RegExp.escape(straight(name).toLowerCase()));
  const all = [...new Set(named), ...(relativeTimes ? [relativeTimes] : [])].join('|');
  return matchesInsideWords(language)
    ? new RegExp(all, 'iu')
    : new RegExp(`(?<![\\p{L}\\p{M}])(?:${all})(?![\\p{L}\\p{M}])`, 'iu');
}

const straight = (text: string) => text.replaceAll('’', "'");
