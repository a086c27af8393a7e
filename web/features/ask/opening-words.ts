const MOST_WORDS = 8;
/** Some languages write no space between words. */
const MOST_LETTERS = 60;

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Enough of a quote to tell one button from the next. */
export function openingWords(quote: string): string {
  const words = quote.split(' ').slice(0, MOST_WORDS).join(' ');
  return Array.from(letters.segment(words.slice(0, MOST_LETTERS * 4)), ({ segment }) => segment)
    .slice(0, MOST_LETTERS)
    .join('');
}
