import type { LanguageValue } from '#contract/catalog/languages.ts';
import { languageOf } from '#server/languages/table.ts';
import { HAN_COUNT, valueOfHanCount } from './han.ts';
import { type NumberLexicon, numberLexiconOf, valueOfFigures } from './lexicon.ts';
import { type Measure, measuresOf, type Quantity } from './measures.ts';

type Measures = ReturnType<typeof measuresOf>;

/** For scripts without spaces, where the unit follows its number directly. */
export function quantitiesWithoutSpaces(
  text: string,
  language: LanguageValue,
  { attached, scales }: NumberLexicon,
): Quantity[] {
  const measures = measuresOf(language);
  const { numbers } = languageOf(language);
  const spans: { start: number; end: number; value: number; inWords: boolean }[] = [];
  for (const { 0: one, index } of text.matchAll(
    /\d+(?:[.,\u202f]\d{3})+(?!\d)(?:\.\d+)?|\d+(?:[.,]\d+)?/gu,
  )) {
    if (!/\p{Script=Latin}/u.test(text[index - 1] ?? ''))
      spans.push({
        start: index,
        end: index + one.length,
        value: valueOfFigures(one),
        inWords: false,
      });
  }
  if (numbers?.hanNumerals) {
    for (const { 0: one, index } of text.matchAll(HAN)) {
      const value = valueOfHanCount(one);
      // «千万» also means "by all means"; a unit shows that it's a number.
      const after = text.slice(index + one.length);
      const isWord =
        SCALES_ONLY.test(one) && (after.startsWith('分之') || !unitAt(after, measures));
      if (value !== null && value > 1 && !isWord)
        spans.push({ start: index, end: index + one.length, value, inWords: true });
    }
  } else if (attached) {
    for (const { 0: one, index } of text.matchAll(attached)) {
      // A short word may mean something else; a unit after it shows that it's a number.
      const after = text.slice(index + one.length).trimStart();
      const value = numberLexiconOf(language).cardinals.get(one)!;
      if (value > 1 && (one.length > 2 || unitAt(after, measures)))
        spans.push({ start: index, end: index + one.length, value, inWords: true });
    }
  }
  return spans
    .toSorted((a, b) => a.start - b.start)
    .map((span) => {
      let { end, value } = span;
      const rest = text.slice(end, end + 12);
      const scale = [...scales].find(([form]) => rest.trimStart().startsWith(form));
      if (scale) {
        value *= scale[1];
        end += rest.indexOf(scale[0]) + scale[0].length;
      }
      const unit = unitAt(text.slice(end, end + LONGEST_UNIT + 1).trimStart(), measures);
      const sign = measures.find(text[span.start - 1] ?? '', '');
      return {
        text: '',
        start: span.start,
        end,
        value,
        also: [],
        measure:
          unit ?? (/[€$£¥₹]/u.test(text[span.start - 1] ?? '') ? (sign?.measure ?? null) : null),
        inWords: span.inWords,
      };
    });
}

const HAN = new RegExp(HAN_COUNT, 'gu');
const SCALES_ONLY = /^[百千万萬億亿]+$/u;

/** Thai «เปอร์เซ็นต์» has eleven characters, «องศาฟาเรนไฮต์» thirteen. */
const LONGEST_UNIT = 13;

/** The longest unit the text starts with. */
function unitAt(text: string, measures: Measures): Measure | null {
  for (let length = Math.min(LONGEST_UNIT, text.length); length > 0; length -= 1) {
    const found = measures.find(text.slice(0, length), '');
    if (found) return found.measure;
  }
  return null;
}
