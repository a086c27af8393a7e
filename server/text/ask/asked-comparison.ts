import { LANGUAGES, type LanguageValue } from '#contract/catalog/languages.ts';
import type { ComparedAnswer } from '#contract/questions.ts';
import { languageOf } from '#server/languages/table.ts';
import { askTerms } from './ask-terms.ts';
import { questionTerms } from './question-terms.ts';

/** A question about what its sources say differently, or alike. */
export interface AskedComparison {
  asked: ComparedAnswer['asked'];
  language: LanguageValue;
  /** The question without the words that ask for it; empty if it names no subject. */
  rest: string;
}

const whole = (source: string) => new RegExp(`(?<!\\p{L})(?:${source})(?!\\p{L})`, 'iu');

type Pattern = Pick<AskedComparison, 'asked' | 'language'> & { pattern: RegExp };
let known: Pattern[] | null = null;

const patterns = () =>
  (known ??= LANGUAGES.flatMap(({ value: language }): Pattern[] => {
    const { comparing } = languageOf(language);
    if (!comparing) return [];
    return [
      { asked: 'differences', language, pattern: whole(comparing.differ) },
      { asked: 'shared', language, pattern: whole(comparing.agree) },
    ];
  }));

/** `null`: the question is about something that was said. */
export function comparisonAsked(text: string): AskedComparison | null {
  const plain = text.replaceAll(/\s+/gu, ' ').trim();
  for (const { asked, language, pattern } of patterns()) {
    const rest = plain.replace(pattern, ' ');
    if (rest === plain) continue;
    return { asked, language, rest: termsOf(rest, language).length > 0 ? rest : '' };
  }
  return null;
}

/** Of the subject's terms, the share that a text has. */
export function shareOfSubject(
  { rest }: AskedComparison,
  text: string,
  language: LanguageValue,
): number {
  const terms = termsOf(rest, language);
  const own = new Set(askTerms(text, language));
  return terms.filter((term) => own.has(term)).length / Math.max(1, terms.length);
}

const termsOf = (rest: string, language: LanguageValue) =>
  questionTerms(rest, language, [])
    .terms.filter(({ weight }) => weight === 1)
    .map(({ text }) => text);
