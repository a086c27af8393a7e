import type { Document } from '#contract/documents.ts';
import { BUILT_IN_NOTE, type Engine } from '#contract/generations.ts';
import { bodyOf, introOf, tailOf, titleOf } from './flow.ts';
import type { Block } from './parse-blocks.ts';
import { printBlocks } from './print-blocks.ts';
import { PLAIN } from './parse-inline.ts';

/** The document as a Markdown file with video times. */
export function renderMarkdown(document: Document, engine?: Engine): string {
  // Blogs have the rest in front matter.
  const isBlog = document.format === 'blog';
  const head = isBlog ? [] : introOf(document);
  const blocks: Block[] = [
    titleOf(document),
    ...(head.length > 0 ? [{ kind: 'quote' as const, blocks: head }] : []),
    ...bodyOf(document),
    ...(isBlog ? [] : tailOf(document)),
  ];
  if (engine?.kind === 'built-in') {
    blocks.push({ kind: 'paragraph', spans: [{ ...PLAIN, text: BUILT_IN_NOTE, em: true }] });
  }
  return `${frontMatter(document)}${printBlocks(blocks)}\n`;
}

/** YAML front matter for blogs. JSON strings are valid YAML. */
function frontMatter(document: Document): string {
  if (document.format !== 'blog') return '';
  const { title, description, slug, tags } = document;
  const lines = Object.entries({ title, description, slug, tags }).map(
    ([name, value]) => `${name}: ${JSON.stringify(value)}`,
  );
  return `---\n${lines.join('\n')}\n---\n\n`;
}
