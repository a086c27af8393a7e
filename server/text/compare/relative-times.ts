import { getLanguage, type LanguageValue } from '#contract/catalog/languages.ts';
import { matchesInsideWords } from '../segment.ts';

/** What `Intl` has no name for. */
const MORE: Partial<Record<LanguageValue, string>> = {
  english:
    '(?:last|next|past|previous|coming|this) \\p{L}+|current(?:ly)?|recent(?:ly)?|lately|nowadays|tonight|ago|so far|to date|at the moment|at present|these days',
  german:
    'letzte[nmrs]?|vorige[nmrs]?|vergangene[nmrs]?|nächste[nmrs]?|kommende[nmrs]?|derzeit|momentan|zurzeit|aktuell|neulich|kürzlich|bisher|inzwischen|mittlerweile',
  french:
    'derni(?:er|ère)s?|prochaine?s?|passée?s?|récemment|actuellement|désormais|ces jours-ci|il y a (?:\\S+ )*?(?:ans?|mois|semaines?|jours?|heures?)',
  spanish: 'pasad[oa]s?|próxim[oa]s?|últim[oa]s?|actualmente|recientemente|anoche|hace',
  italian: 'scors[oaie]|prossim[oaie]|ultim[oaie]|attualmente|recentemente|adesso|fa',
  portuguese: 'passad[oa]s?|próxim[oa]s?|últim[oa]s?|atualmente|recentemente|há',
  portuguese_br: 'passad[oa]s?|próxim[oa]s?|últim[oa]s?|atualmente|recentemente|há',
  dutch: 'vorige?|volgende?|afgelopen|komende?|laatste|onlangs|momenteel|geleden|tegenwoordig',
};

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
  const names = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' });
  const named = UNITS.flatMap((unit) => STEPS.map((step) => names.format(step, unit)))
    .filter((name) => !/\p{N}/u.test(name))
    .map((name) => RegExp.escape(straight(name).toLowerCase()));
  const all = [...new Set(named), ...(MORE[language] ? [MORE[language]] : [])].join('|');
  return matchesInsideWords(language)
    ? new RegExp(all, 'iu')
    : new RegExp(`(?<![\\p{L}\\p{M}])(?:${all})(?![\\p{L}\\p{M}])`, 'iu');
}

const straight = (text: string) => text.replaceAll('’', "'");
