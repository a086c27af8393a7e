import { getLanguage, languageOfTag, type LanguageValue } from '#contract/catalog/languages.ts';

/** Fewer letters than this can't contradict a declared language. */
const LEAST_LETTERS = 120;
/** Enough letters to name the language of a text without a declared one. */
export const FEW_LETTERS = 40;
const SAMPLE_CHARACTERS = 1500;
/** How much better another language must score before a declared one is contradicted. */
const CLEAR_LEAD = 0.12;

export interface Detected {
  /** The detector's tag: the first part of a BCP 47 tag. */
  tag: string;
  scores: Readonly<Record<string, number>>;
}

/** The language of a text, judged by its letters. `null` if it's too short or resembles none. */
export async function detectLanguage(
  text: string,
  leastLetters = LEAST_LETTERS,
): Promise<Detected | null> {
  const sample = sampleOf(text);
  if ((sample.match(/\p{L}/gu)?.length ?? 0) < leastLetters) return null;
  // Loaded on first use: its tables take more memory than everything else at startup.
  const { eld } = await import('eld/extrasmall');
  const result = eld.detect(sample);
  if (result.language === '' || !result.isReliable()) return null;
  return { tag: result.language, scores: result.getScores() };
}

/** Speeches open with greetings and quotations, so the middle and the end are sampled too. */
function sampleOf(text: string): string {
  if (text.length <= SAMPLE_CHARACTERS * 3) return text;
  const middle = Math.floor((text.length - SAMPLE_CHARACTERS) / 2);
  return [0, middle, text.length - SAMPLE_CHARACTERS]
    .map((from) => text.slice(from, from + SAMPLE_CHARACTERS))
    .join(' ');
}

/** Equivalent codes, and the detector's answer for languages it can't tell apart. */
const SAME: Readonly<Record<string, string>> = {
  iw: 'he',
  in: 'ms',
  id: 'ms',
  nb: 'no',
  nn: 'no',
  fil: 'tl',
  cmn: 'zh',
  yue: 'zh',
  bs: 'hr',
  sh: 'hr',
  cnr: 'hr',
  sr: 'hr',
  mo: 'ro',
  prs: 'fa',
};
/** Languages that can't be told apart in short or colloquial texts. */
const CLOSE: readonly (readonly string[])[] = [
  ['no', 'da', 'sv'],
  ['hr', 'sl'],
  ['cs', 'sk'],
  ['hi', 'mr', 'ur'],
  ['ar', 'fa', 'ur', 'ku'],
  ['es', 'ca', 'pt'],
  ['lv', 'lt'],
  ['ru', 'uk', 'be'],
  ['zh', 'ja'],
];
const KNOWN = new Set(
  'am ar az be bg bn ca cs da de el en es et eu fa fi fr gu he hi hr hu hy is it ja ka kn ko ku lo lt lv ml mr ms nl no or pa pl pt ro ru sk sl sq sv ta te th tl tr uk ur vi yo zh'.split(
    ' ',
  ),
);

const baseOf = (tag: string) => {
  const base = tag.toLowerCase().split(/[-_]/, 1)[0]!;
  return SAME[base] ?? base;
};

/** Whether a text is clearly not in its declared language. In doubt the declaration wins. */
export function contradicts(declaredTag: string, detected: Detected | null): boolean {
  if (!detected) return false;
  const declared = baseOf(declaredTag);
  const found = baseOf(detected.tag);
  if (declared === found || !KNOWN.has(declared)) return false;
  if (CLOSE.some((group) => group.includes(declared) && group.includes(found))) return false;
  const score = (base: string) =>
    Math.max(
      0,
      ...Object.entries(detected.scores).map(([tag, value]) => (baseOf(tag) === base ? value : 0)),
    );
  return score(found) - score(declared) >= CLEAR_LEAD;
}

/** Whether captions with this tag are in the requested language. */
export function isInLanguage(tag: string, language: LanguageValue): boolean {
  const found = languageOfTag(tag);
  if (found === language) return true;
  return found !== null && baseOf(tag) === 'pt' && getLanguage(language).tag.startsWith('pt');
}
