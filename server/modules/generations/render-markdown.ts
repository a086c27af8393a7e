import { BUILT_IN_ENGINE } from '#contract/generations.ts';
import type { Document, DocumentBlock } from '#contract/documents.ts';

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

/** `12:41`, or `1:02:03` from an hour on. */
export function formatTime(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
