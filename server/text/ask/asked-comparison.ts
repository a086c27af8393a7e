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

const whole = (source: string, flags = 'iu') =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${source})(?![\\p{L}\\p{M}])`, flags);

interface Patterns {
  language: LanguageValue;
  differ: RegExp;
  agree: RegExp;
  not: RegExp;
  sources: RegExp;
  aside: RegExp;
}

let known: Patterns[] | null = null;

const patterns = () =>
  (known ??= LANGUAGES.flatMap(({ value: language }): Patterns[] => {
    const { comparing } = languageOf(language);
    if (!comparing) return [];
    const { differ, agree, not, sources, aside } = comparing;
    return [
      {
        language,
        differ: whole(differ),
        agree: whole(agree),
        not: whole(not),
        sources: whole(sources),
        aside: whole(aside, 'giu'),
      },
    ];
  }));

/** `null`: the question is about something that was said. */
export function comparisonAsked(text: string): AskedComparison | null {
  const plain = text.replaceAll(/\s+/gu, ' ').trim();
  for (const { language, differ, agree, not, sources, aside } of patterns()) {
    const isDiffer = differ.test(plain);
    const around = plain.replace(isDiffer ? differ : agree, ' ');
    if (around === plain) continue;
    const isNegated = not.test(around);
    // Where they don't differ may be where only one of them says anything.
    if (isDiffer && isNegated) return null;
    const rest = around.replaceAll(aside, ' ').replace(not, ' ');
    const hasSubject = termsOf(rest, language).length > 0;
    if (hasSubject && !sources.test(plain)) return null;
    return {
      asked: isDiffer || isNegated ? 'differences' : 'shared',
      language,
      rest: hasSubject ? rest : '',
    };
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
