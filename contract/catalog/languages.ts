import * as z from 'zod/mini';

type Direction = 'ltr' | 'rtl';

/** A row of the language list; language-specific rules are in server/languages. */
export interface LanguageRow {
  /** The value used in API calls. */
  value: string;
  name: string;
  /** Flag and name, as shown in the list. */
  label: string;
  /** BCP 47 tag for `lang`, `Intl` and the video platform. */
  tag: string;
  direction: Direction;
  /** ISO 15924 code of the script the output is written in. */
  script: string;
  /** Other languages that detectors report for this one; checks accept them. */
  neighbours: readonly string[];
}

const row = <V extends string>(
  value: V,
  flag: string,
  name: string,
  tag: string,
  script: string,
  neighbours: readonly string[] = [],
): LanguageRow & { value: V } => ({
  value,
  name,
  label: `${flag} ${name}`,
  tag,
  direction: script === 'Arab' || script === 'Hebr' ? 'rtl' : 'ltr',
  script,
  neighbours,
});

export const LANGUAGES = [
  row('arabic', '🇸🇦', 'Arabic', 'ar', 'Arab'),
  row('bengali', '🇧🇩', 'Bengali', 'bn', 'Beng'),
  row('bulgarian', '🇧🇬', 'Bulgarian', 'bg', 'Cyrl'),
  row('chinese', '🇨🇳', 'Chinese', 'zh-Hans', 'Hans'),
  row('croatian', '🇭🇷', 'Croatian', 'hr', 'Latn', ['serbian', 'slovenian']),
  row('czech', '🇨🇿', 'Czech', 'cs', 'Latn', ['slovak']),
  row('danish', '🇩🇰', 'Danish', 'da', 'Latn', ['norwegian']),
  row('dutch', '🇳🇱', 'Dutch', 'nl', 'Latn'),
  row('english', '🇬🇧', 'English', 'en', 'Latn'),
  row('finnish', '🇫🇮', 'Finnish', 'fi', 'Latn'),
  row('french', '🇫🇷', 'French', 'fr', 'Latn'),
  row('german', '🇩🇪', 'German', 'de', 'Latn'),
  row('greek', '🇬🇷', 'Greek', 'el', 'Grek'),
  row('hebrew', '🇮🇱', 'Hebrew', 'he', 'Hebr'),
  row('hindi', '🇮🇳', 'Hindi', 'hi', 'Deva'),
  row('hungarian', '🇭🇺', 'Hungarian', 'hu', 'Latn'),
  row('indonesian', '🇮🇩', 'Indonesian', 'id', 'Latn', ['malay']),
  row('italian', '🇮🇹', 'Italian', 'it', 'Latn'),
  row('japanese', '🇯🇵', 'Japanese', 'ja', 'Jpan'),
  row('korean', '🇰🇷', 'Korean', 'ko', 'Kore'),
  row('latvian', '🇱🇻', 'Latvian', 'lv', 'Latn', ['lithuanian']),
  row('lithuanian', '🇱🇹', 'Lithuanian', 'lt', 'Latn', ['latvian']),
  row('malay', '🇲🇾', 'Malay', 'ms', 'Latn', ['indonesian']),
  row('norwegian', '🇳🇴', 'Norwegian', 'nb', 'Latn', ['danish']),
  row('persian', '🇮🇷', 'Persian', 'fa', 'Arab'),
  row('polish', '🇵🇱', 'Polish', 'pl', 'Latn'),
  row('portuguese', '🇵🇹', 'Portuguese', 'pt-PT', 'Latn', ['portuguese_br']),
  row('portuguese_br', '🇧🇷', 'Portuguese (Brazil)', 'pt-BR', 'Latn', ['portuguese']),
  row('romanian', '🇷🇴', 'Romanian', 'ro', 'Latn'),
  row('russian', '🇷🇺', 'Russian', 'ru', 'Cyrl'),
  row('serbian', '🇷🇸', 'Serbian', 'sr', 'Cyrl', ['croatian']),
  row('slovak', '🇸🇰', 'Slovak', 'sk', 'Latn', ['czech']),
  row('slovenian', '🇸🇮', 'Slovenian', 'sl', 'Latn', ['croatian']),
  row('spanish', '🇪🇸', 'Spanish', 'es', 'Latn'),
  row('swedish', '🇸🇪', 'Swedish', 'sv', 'Latn'),
  row('tamil', '🇮🇳', 'Tamil', 'ta', 'Taml'),
  row('thai', '🇹🇭', 'Thai', 'th', 'Thai'),
  row('turkish', '🇹🇷', 'Turkish', 'tr', 'Latn'),
  row('ukrainian', '🇺🇦', 'Ukrainian', 'uk', 'Cyrl'),
  row('urdu', '🇵🇰', 'Urdu', 'ur', 'Arab', ['hindi']),
  row('vietnamese', '🇻🇳', 'Vietnamese', 'vi', 'Latn'),
] as const;

export type LanguageValue = (typeof LANGUAGES)[number]['value'];

export const DEFAULT_LANGUAGE: LanguageValue = 'english';

export const LanguageSchema = z.enum(
  LANGUAGES.map((language) => language.value) as [LanguageValue, ...LanguageValue[]],
);

const byValue = new Map<string, LanguageRow>(
  LANGUAGES.map((language) => [language.value, language]),
);

export function getLanguage(value: LanguageValue): LanguageRow {
  return byValue.get(value)!;
}

/** Our language for a tag, or `null`. Both kinds of Portuguese and both Serbian scripts are separate languages. */
export function languageOfTag(tag: string): LanguageValue | null {
  const lower = tag.toLowerCase();
  if (lower === 'und' || lower === '') return null;
  const exact = LANGUAGES.find((language) => language.tag.toLowerCase() === lower);
  if (exact) return exact.value;
  const base = lower.split(/[-_]/, 1)[0]!;
  if (base === 'pt') return lower.startsWith('pt-br') ? 'portuguese_br' : 'portuguese';
  const ours =
    { iw: 'he', in: 'id', no: 'nb', nn: 'nb', cmn: 'zh', yue: 'zh', prs: 'fa' }[base] ?? base;
  return LANGUAGES.find((language) => language.tag.split('-', 1)[0] === ours)?.value ?? null;
}

const RIGHT_TO_LEFT = /^(ar|arc|ckb|dv|fa|he|iw|ps|sd|ug|ur|yi)\b/i;

/** Tag and direction for text in any language. */
export function writingOf(text: { languageTag: string }): {
  tag: string;
  direction: Direction;
} {
  const { languageTag: tag } = text;
  return { tag, direction: RIGHT_TO_LEFT.test(tag) ? 'rtl' : 'ltr' };
}
