import type { LanguageValue } from '#contract/catalog/languages.ts';
import type { TranscriptBlock } from '#contract/videos.ts';
import { languageOf } from '#server/languages/table.ts';
import { datesIn } from '../numbers/dates.ts';
import { quantitiesIn } from '../numbers/quantities.ts';
import { matchesInsideWords } from '../segment.ts';
import { leansBack } from '../speech.ts';
import { askTerms } from './ask-terms.ts';
import { joinQuote, type QuoteSentence, type SaidQuote, sentencesOf } from './quote.ts';

/** What kind of figure a question asks for. */
export type AskedFigure = 'money' | 'time' | 'date' | 'amount';

export interface FigureAnswer {
  quote: SaidQuote;
  /** How much of the question its sentences have, from 0 to 1. */
  share: number;
}

/** With less of the question, a figure is likely to be another one. */
const LEAST_SHARE = 0.5;
const KINDS = ['money', 'time', 'date', 'amount'] as const;

/** `null` if the question asks for something else than a figure. */
export function figureAsked(question: string, language: LanguageValue): AskedFigure | null {
  const { figures } = languageOf(language);
  if (!figures) return null;
  return (
    KINDS.find((kind) => {
      const source = matchesInsideWords(language)
        ? figures[kind]
        : `(?<![\\p{L}\\p{M}])(?:${figures[kind]})(?![\\p{L}\\p{M}])`;
      return new RegExp(source, 'iu').test(question);
    }) ?? null
  );
}

/**
 * The sentence of a passage that has such a figure and most of the question, with the one before if it leans on that: “It
 * costs twelve euros.” `null` if there is none.
 */
export function figureAnswer(
  blocks: readonly TranscriptBlock[],
  wanted: ReadonlyMap<string, number>,
  language: LanguageValue,
  figure: AskedFigure,
): FigureAnswer | null {
  const sentences = blocks.flatMap((block) => sentencesOf(block, wanted, language));
  const whole = [...wanted.values()].reduce((sum, worth) => sum + worth, 0);
  let best: { from: number; to: number; share: number } | null = null;
  for (const [at, { text }] of sentences.entries()) {
    if (!hasFigure(text, language, figure)) continue;
    const from = at > 0 && leansBack(text, language) ? at - 1 : at;
    const share = worthOf(sentences.slice(from, at + 1), wanted, language) / whole;
    if (share >= LEAST_SHARE && share > (best?.share ?? 0)) best = { from, to: at + 1, share };
  }
  return best && { quote: joinQuote(sentences.slice(best.from, best.to)), share: best.share };
}

function worthOf(
  sentences: readonly QuoteSentence[],
  wanted: ReadonlyMap<string, number>,
  language: LanguageValue,
): number {
  const terms = new Set(sentences.flatMap(({ text }) => askTerms(text, language)));
  return [...terms].reduce((sum, term) => sum + (wanted.get(term) ?? 0), 0);
}

function hasFigure(text: string, language: LanguageValue, figure: AskedFigure): boolean {
  if (figure === 'date') return datesIn(text, language).length > 0;
  return quantitiesIn(text, language).some(({ measure, isArticle }) => {
    if (isArticle) return false;
    if (figure === 'amount') return true;
    const dimension = measure?.dimension ?? '';
    return figure === 'money'
      ? dimension.startsWith('money')
      : dimension === 'time' || dimension === 'months';
  });
}
