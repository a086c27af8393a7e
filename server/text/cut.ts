import type { LanguageValue } from '#contract/catalog/languages.ts';
import { wordSpans } from './segment.ts';

export type CutMeasure = (text: string) => number;
const units: CutMeasure = (text) => text.length;

const ELLIPSIS = '…';
const CLAUSE_END = /[,;:،؛、，；：।–—-]\s*$/u;
const TRAILING = /(?<![\s,;:،؛、，；：–—("'“«¿¡-])[\s,;:،؛、，；：–—("'“«¿¡-]+$/u;
/** A cut at a comma is preferred if it keeps this share of what would fit. */
const CLAUSE_SHARE = 0.6;

/** Fits the text into a limit: whole if possible, else cut after a clause or a word, with an ellipsis. */
export function fitText(
  text: string,
  limit: number,
  language: LanguageValue,
  measure: CutMeasure = units,
): string {
  const whole = text.trim();
  if (measure(whole) <= limit) return whole;
  const close = (part: string) => part.replace(TRAILING, '') + ELLIPSIS;
  let best = '';
  let clause = '';
  for (const { at, word } of wordSpans(whole, language)) {
    const before = close(whole.slice(0, at));
    if (at > 0 && CLAUSE_END.test(whole.slice(0, at)) && measure(before) <= limit) clause = before;
    const until = close(whole.slice(0, at + word.length));
    if (measure(until) > limit) break;
    best = until;
  }
  if (clause !== '' && measure(clause) >= CLAUSE_SHARE * measure(best)) return clause;
  return best === '' ? hardCut(whole, limit, measure) : best;
}

/** In letters: a shorter remainder of a turn is left out altogether. */
const LEAST_OF_TURN = 40;
const NAMED_LINE = /^(?<name>[^:\n]{1,60}: )(?<words>.+)$/su;

/** The same for lines with a speaker's name: no name is left without words. */
export function fitTurns(
  text: string,
  limit: number,
  language: LanguageValue,
  measure: CutMeasure = units,
): string {
  if (measure(text) <= limit) return text;
  let kept = '';
  for (const line of text.split('\n')) {
    const before = kept === '' ? '' : `${kept}\n`;
    if (measure(before + line) <= limit) {
      kept = before + line;
      continue;
    }
    const { name = '', words = line } = NAMED_LINE.exec(line)?.groups ?? {};
    const left = limit - measure(before + name);
    if (left < LEAST_OF_TURN) break;
    kept = before + name + fitText(words, left, language, measure);
    break;
  }
  return kept === '' || measure(kept) > limit ? fitText(text, limit, language, measure) : kept;
}

/** For a single word longer than the limit: cuts between two user-visible characters. */
function hardCut(text: string, limit: number, measure: CutMeasure): string {
  let kept = '';
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (measure(kept + segment + ELLIPSIS) > limit) break;
    kept += segment;
  }
  return kept === '' ? '' : kept + ELLIPSIS;
}
