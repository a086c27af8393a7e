import type { LanguageValue } from '#contract/catalog/languages.ts';
import type { Document, DocumentBlock, DocumentSection } from '#contract/documents.ts';
import { LIMITS } from '#contract/limits.ts';
import { xLength } from '#contract/x-length.ts';
import { postText } from './arrange/linkedin.ts';
import { fitText, type CutMeasure } from './cut.ts';
import { joinSentences } from './joining.ts';
import { westernDigits } from './western-digits.ts';
import { getLanguage } from '#contract/catalog/languages.ts';

const OF_ALL = /^\s*\(?\d{1,2}\s?[/⁄]\s?(\d{1,2})\)?[.:)]?(?:\s+|$)/u;
const IN_ORDER = /^\s*(\d{1,2})[.)]\s+/u;

/** Fits the text into a limit: whole sentences if possible, else cut with an ellipsis. */
function fitSentences(
  text: string,
  limit: number,
  language: LanguageValue,
  measure: CutMeasure = (one) => one.length,
): string {
  if (measure(text) <= limit) return text;
  const { tag } = getLanguage(language);
  const sentences = [...new Intl.Segmenter(tag, { granularity: 'sentence' }).segment(text)];
  let kept = '';
  for (const { segment } of sentences) {
    const longer = joinSentences([kept, segment.trim()], language);
    if (measure(longer) > limit) break;
    kept = longer;
  }
  // A cut sentence is better than hardly any text.
  return measure(kept) >= limit / 2 ? kept : fitText(text, limit, language, measure);
}

/** Cuts a document to its platform's limits, whatever a model wrote. */
export function fitDocument(document: Document): Document {
  const { language } = document;
  switch (document.format) {
    case 'blog':
      return {
        ...document,
        title: fitText(document.title, LIMITS.title, language),
        description: fitSentences(document.description, LIMITS.description, language),
      };
    case 'podcast':
      return {
        ...document,
        description: fitSentences(document.description, LIMITS.description, language),
      };
    case 'tweet':
      return { ...document, sections: document.sections.map((one) => fitThread(one, document)) };
    case 'newsletter':
      return {
        ...document,
        subjects: document.subjects.map((subject) => fitText(subject, LIMITS.subject, language)),
        preheader: fitSentences(document.preheader, LIMITS.preheader, language),
      };
    case 'linkedin':
      return fitPost(document);
    case 'summary':
    case 'custom':
      return document;
  }
}

/** Numbering is ours: a model's own would count posts that don't exist. */
function fitThread(
  section: DocumentSection,
  { shape, language }: Extract<Document, { format: 'tweet' }>,
): DocumentSection {
  const wanted = shape === 'single' ? section.blocks.slice(0, 1) : section.blocks;
  const total = wanted.length;
  const totals = wanted.map(({ md }) => Number(OF_ALL.exec(westernDigits(md))?.[1]));
  const blocks = wanted.map((block, index): DocumentBlock => {
    const bare = withoutNumber(block.md, index, totals);
    const number = shape === 'thread' && total > 1 ? `${index + 1}/${total} ` : '';
    const room = LIMITS.tweet - number.length;
    return { ...block, md: number + fitSentences(bare, room, language, xLength) };
  });
  return { ...section, blocks };
}

/**
 * "24/7 support" and "1/3 of all" are words; a thread's numbering counts all its posts, or has the same total as other
 * posts.
 */
function withoutNumber(md: string, index: number, totals: readonly number[]): string {
  const text = westernDigits(md);
  if (text.length !== md.length) return md;
  const total = totals[index]!;
  const counts = total === totals.length || totals.filter((one) => one === total).length > 1;
  const found =
    (counts && OF_ALL.exec(text)) ||
    (Number(IN_ORDER.exec(text)?.[1]) === index + 1 && IN_ORDER.exec(text));
  return found ? md.slice(found[0].length) : md;
}

function fitPost(document: Extract<Document, { format: 'linkedin' }>): Document {
  const { language } = document;
  const sections = document.sections.map((section) => ({
    ...section,
    blocks: section.blocks.map((block) =>
      block.kind === 'hook'
        ? { ...block, md: fitSentences(block.md, LIMITS.hook, language) }
        : block,
    ),
  }));
  const fitted = { ...document, sections };
  for (;;) {
    const over = postText(fitted).length - LIMITS.post;
    if (over <= 0) return fitted;
    const last = longestToCut(fitted.sections.flatMap(({ blocks }) => blocks));
    if (!last) return fitted;
    const md =
      last.md.length > over + 80 ? fitSentences(last.md, last.md.length - over, language) : '';
    fitted.sections = fitted.sections.map((section) => ({
      ...section,
      blocks: section.blocks.flatMap((block) =>
        block !== last ? [block] : md === '' ? [] : [{ ...block, md }],
      ),
    }));
  }
}

/** The last paragraph, or what a model made longer than that: a question, or points without a paragraph. */
function longestToCut(blocks: readonly DocumentBlock[]): DocumentBlock | null {
  const paragraph = blocks.findLast(({ kind }) => kind === 'paragraph') ?? null;
  return blocks
    .filter(({ kind }) => kind !== 'hook' && kind !== 'paragraph')
    .reduce<DocumentBlock | null>(
      (longest, one) => (longest && longest.md.length >= one.md.length ? longest : one),
      paragraph,
    );
}
