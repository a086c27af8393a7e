import type { Document, DocumentBlock, DocumentSection } from '#contract/documents.ts';
import { LIMITS } from '#contract/limits.ts';
import { joinSentences } from './joining.ts';
import { writtenSentences } from './sentence-spans.ts';

/**
 * Reshapes a model's output to the fixed structure of its format. Nothing is dropped: duplicates are converted or
 * merged, and misplaced parts are moved.
 */
export function shapeDocument(document: Document): Document {
  switch (document.format) {
    case 'summary':
      return { ...document, sections: oneGist(document.sections) };
    case 'linkedin':
      return {
        ...document,
        sections: document.sections.map((section) => ({
          ...section,
          blocks: postOf(section.blocks, document.language),
        })),
      };
    case 'newsletter':
    case 'blog': {
      const sections = document.sections.map((section) => ({
        ...section,
        blocks: withOneOfEach(withOneHeading(section.blocks), document.language),
      }));
      return { ...document, sections };
    }
    case 'tweet':
    case 'podcast':
    case 'custom':
      return document;
  }
}

/** The requested number of tweets: the hook, those after it, and the last one with the call to action. */
export function cutThread(sections: readonly DocumentSection[], count: number): DocumentSection[] {
  return sections.map((section) => {
    const { blocks } = section;
    if (blocks.length <= count || count < 2) return section;
    return { ...section, blocks: [...blocks.slice(0, count - 1), blocks.at(-1)!] };
  });
}

/** A second one-line gist becomes a point. */
function oneGist(sections: readonly DocumentSection[]): DocumentSection[] {
  const extra: DocumentBlock[] = [];
  let hasGist = false;
  const kept = sections.map((section) => ({
    ...section,
    blocks: section.blocks.filter((block) => {
      if (block.kind !== 'gist') return true;
      if (hasGist) extra.push({ ...block, kind: 'point' });
      const isFirst = !hasGist;
      hasGist = true;
      return isFirst;
    }),
  }));
  const into =
    kept.find(({ kind }) => kind === 'points') ?? kept.find(({ kind }) => kind !== 'gist');
  if (into) into.blocks = [...extra, ...into.blocks];
  else kept.at(-1)?.blocks.push(...extra);
  return kept;
}

/** Hook first, question last; extra hooks and questions become paragraphs. */
function postOf(given: readonly DocumentBlock[], language: Document['language']): DocumentBlock[] {
  let blocks = [...given];
  if (!blocks.some(({ kind }) => kind === 'hook')) blocks = withHook(blocks, language);
  const hook = blocks.find(({ kind }) => kind === 'hook');
  if (!blocks.some(({ kind }) => kind === 'question')) blocks = withQuestion(blocks);
  const question = blocks.findLast(({ kind }) => kind === 'question');
  const body = blocks
    .filter((block) => block !== hook && block !== question)
    .map((block) =>
      block.kind === 'hook' || block.kind === 'question'
        ? { ...block, kind: 'paragraph' as const }
        : block,
    );
  return [...(hook ? [hook] : []), ...body, ...(question ? [question] : [])];
}

/** If a post has no hook, its first sentence becomes one. */
function withHook(
  blocks: readonly DocumentBlock[],
  language: Document['language'],
): DocumentBlock[] {
  const [first, ...rest] = blocks;
  if (first?.kind !== 'paragraph') return [...blocks];
  const [opening = '', ...others] = writtenSentences(first.md, language);
  if (opening === '' || opening.length > LIMITS.hook) return [...blocks];
  const hook = { ...first, kind: 'hook' as const, md: opening };
  if (others.length === 0) return rest.length > 0 ? [hook, ...rest] : [...blocks];
  const left = { ...first, id: `${first.id}b`, md: joinSentences(others, language) };
  return [hook, left, ...rest];
}

function withQuestion(blocks: readonly DocumentBlock[]): DocumentBlock[] {
  const last = blocks.at(-1);
  if (last?.kind !== 'paragraph' || !/^[^.!。！]+[?？؟]$/u.test(last.md.trim())) return [...blocks];
  return [...blocks.slice(0, -1), { ...last, kind: 'question' }];
}

function withOneHeading(blocks: readonly DocumentBlock[]): DocumentBlock[] {
  let hasHeading = false;
  return blocks.map((block) => {
    if (block.kind !== 'heading') return block;
    const isSecond = hasHeading;
    hasHeading = true;
    return isSecond ? { ...block, kind: 'subheading' } : block;
  });
}

/** Merges greetings into one and goodbyes into one, keeping all their text. */
function withOneOfEach(
  blocks: readonly DocumentBlock[],
  language: Document['language'],
): DocumentBlock[] {
  const kept: DocumentBlock[] = [];
  for (const block of blocks) {
    const before = kept.findIndex(({ kind }) => kind === block.kind);
    const isOnce = block.kind === 'greeting' || block.kind === 'signoff';
    if (!isOnce || before < 0) kept.push(block);
    else
      kept[before] = {
        ...kept[before]!,
        md: joinSentences([kept[before]!.md, block.md], language),
      };
  }
  return kept;
}
