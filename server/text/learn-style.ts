import type { Learned } from '#contract/styles.ts';

const FIRST = /\b(i|i'm|i've|i'd|i'll|me|my|mine|we|we're|we've|us|our|ours)\b/i;
const SECOND = /\b(you|you're|you've|you'll|your|yours)\b/i;
const LATIN_ENGLISH = /\b(the|and|of|to|is|that)\b/gi;
const LIST = /^[^\S\n]*(?:[-*•–]|\d+[.)])\s+/m;
const EMOJI = /\p{Extended_Pictographic}/u;
const MAX_FAVOURITES = 12;

/**
 * Measurable properties of an author's writing. A model follows "about nine words a sentence" far better than "punchy",
 * and the author can see what was learnt.
 */
export function learnStyle(samples: readonly string[]): Learned | null {
  const text = samples.join('\n\n').trim();
  if (text === '') return null;
  const paragraphs = text.split(/\n\s*\n/).filter((part) => part.trim() !== '');
  const sentences = paragraphs.flatMap(sentencesOf);
  const words = wordsOf(text);
  if (sentences.length === 0 || words.length === 0) return null;
  const shareOf = (test: RegExp) =>
    round(sentences.filter((sentence) => test.test(sentence)).length / sentences.length);
  const isEnglish = (text.match(LATIN_ENGLISH)?.length ?? 0) > words.length / 20;
  return {
    words: words.length,
    sentenceWords: round(words.length / sentences.length, 1),
    paragraphSentences: round(sentences.length / paragraphs.length, 1),
    questions: shareOf(/[?？؟;]\s*$/u),
    exclamations: shareOf(/[!！]\s*$/u),
    firstPerson: isEnglish ? shareOf(FIRST) : null,
    secondPerson: isEnglish ? shareOf(SECOND) : null,
    emoji: EMOJI.test(text.replaceAll(/[\d#*©®™]/g, '')),
    lists: LIST.test(text),
    favourites: favouritesOf(words),
  };
}

function sentencesOf(paragraph: string): string[] {
  return paragraph
    .split(/(?<=[.!?؟…])\s+|(?<=[。！？])/u)
    .flatMap((part) => part.split('\n'))
    .map((part) => part.trim())
    .filter((part) => /\p{L}/u.test(part));
}

function wordsOf(text: string): string[] {
  const found: string[] = [];
  const segmenter = new Intl.Segmenter('en', { granularity: 'word' });
  for (const { segment, isWordLike } of segmenter.segment(text)) {
    if (isWordLike) found.push(segment.toLocaleLowerCase());
  }
  return found;
}

/** Recurring long words; short ones are the language's grammar, not the author's style. */
function favouritesOf(words: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const word of words) {
    if (word.length >= 6) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count >= 3)
    .toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .slice(0, MAX_FAVOURITES)
    .map(([word]) => word);
}

function round(value: number, digits = 2): number {
  return Number(value.toFixed(digits));
}
