import { getLanguage } from '#contract/catalog/languages.ts';
import type { Document } from '#contract/documents.ts';
import { LIMITS } from '#contract/limits.ts';
import { plainText } from './parse-inline.ts';
import { isUnspaced, words } from './words.ts';

const MOST_IDEAS = 3;
/** Bounds the work for very long scripts. */
const MOST_BLOCKS = 400;
/** Shorter ones aren't informative; numbering and bullets don't count as words. */
const FEWEST_WORDS = 3;
/** "You measured it?" is a reply. */
const FEWEST_SENTENCE_WORDS = 4;
const LEAST_LETTERS = 12;
const NUMBER = /^\s*\d{1,2}\s?[/⁄]\s?\d{1,2}\s+/u;
/** Sentence-final punctuation that a title doesn't have. */
const STOP = /[.。।．:;,\s]+$/u;

/**
 * Suggests titles from the draft's own words, best first, within search engines' limit: other subject lines, headings, and the
 * sentences richest in its recurring words. Free and without a model.
 */
export function titleIdeas(document: Document): string[] {
  const { language, title } = document;
  const blocks = document.sections
    .flatMap(({ kind, blocks: own }) => own.map((block) => ({ ...block, section: kind })))
    .slice(0, MOST_BLOCKS)
    .map((block) => ({ ...block, text: plainText(block.md) }));
  const unnamed = withoutNames(blocks.map(({ text }) => text));
  const weights = new Map<string, number>();
  const terms = (text: string) => [
    ...new Set(words(text.toLowerCase(), language).filter((word) => isTelling(word, document))),
  ];
  for (const { text } of blocks) {
    for (const term of terms(text)) weights.set(term, (weights.get(term) ?? 0) + 1);
  }
  const worth = (text: string) => {
    const own = terms(text);
    return own.reduce((sum, one) => sum + (weights.get(one) ?? 0), 0) / Math.sqrt(own.length + 1);
  };
  const byWorth = (texts: string[]) => texts.toSorted((a, b) => worth(b) - worth(a));
  const { tag } = getLanguage(language);
  const segmenter = new Intl.Segmenter(tag, { granularity: 'sentence' });
  const sentences = (text: string) =>
    [...segmenter.segment(unnamed(text.replace(NUMBER, '')))].map(({ segment }) => segment);
  const isWhole = (text: string) =>
    isUnspaced(language) || words(text, language).length >= FEWEST_SENTENCE_WORDS;
  const isHeading = (kind: string) => kind === 'heading' || kind === 'subheading';
  const candidates = [
    ...(document.format === 'newsletter' ? document.subjects : []),
    ...byWorth(
      blocks
        .filter(({ kind, section }) => isHeading(kind) && section !== 'faq')
        .map(({ text }) => text),
    ),
    ...('description' in document ? sentences(document.description).slice(0, 1) : []),
    ...byWorth(
      blocks
        .filter(({ kind }) => !isHeading(kind))
        .flatMap(({ text }) => sentences(text))
        .filter(isWhole),
    ),
  ];
  const fold = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');
  const taken = new Set([fold(title)]);
  const ideas: string[] = [];
  for (const candidate of candidates) {
    const idea = candidate.trim().replace(STOP, '');
    const isLong = idea.length > LIMITS.title || idea.includes('\n');
    const isShort = isUnspaced(language)
      ? idea.length < LEAST_LETTERS / 2
      : idea.length < LEAST_LETTERS || words(idea, language).length < FEWEST_WORDS;
    if (isLong || isShort || taken.has(fold(idea))) continue;
    taken.add(fold(idea));
    ideas.push(idea);
    if (ideas.length === MOST_IDEAS) break;
  }
  return ideas;
}

const NAMED = /^([^\n:：]{1,60})[:：] (?=\S)/gmu;
const FEWEST_TURNS = 2;

/** Removes speaker names, which recur before each turn. */
function withoutNames(texts: readonly string[]): (text: string) => string {
  const turns = new Map<string, number>();
  for (const text of texts)
    for (const [, name = ''] of text.replace(NUMBER, '').matchAll(NAMED))
      turns.set(name, (turns.get(name) ?? 0) + 1);
  return (text) =>
    text.replaceAll(NAMED, (whole, name: string) =>
      turns.get(name)! >= FEWEST_TURNS ? '' : whole,
    );
}

/** Short words are mostly common ones, except in scripts with one or two characters per word. */
const isTelling = (word: string, { language }: Document) =>
  word.length >= (isUnspaced(language) ? 2 : 5);
