import { BUILT_IN_ENGINE } from '#contract/generations.ts';
import type { Document, DocumentBlock } from '#contract/documents.ts';
import { formatTime } from '#server/text/time-code.ts';

/** The document as a Markdown file; each piece says when in the video it was said. */
export function renderMarkdown(document: Document): string {
  const when = ({ startMs }: DocumentBlock) =>
    startMs === null ? '' : ` (${formatTime(startMs)})`;
  const parts = [`# ${document.title}`];
  for (const { kind, startMs, blocks } of document.sections) {
    const heading = blocks.find((block) => block.kind === 'heading');
    if (kind === 'section' && startMs !== null) {
      parts.push(`## ${heading ? `${heading.md} (${formatTime(startMs)})` : formatTime(startMs)}`);
    } else if (heading) {
      parts.push(`## ${heading.md}`);
    }
    if (kind === 'points') {
      parts.push(blocks.map((point) => `- ${point.md}${when(point)}`).join('\n'));
      continue;
    }
    for (const block of blocks) {
      if (block === heading) continue;
      parts.push(block.kind === 'gist' ? `> ${block.md}` : block.md);
    }
  }
  parts.push(`*Made with the ${BUILT_IN_ENGINE.label}.*`);
  return `${parts.join('\n\n')}\n`;
}
