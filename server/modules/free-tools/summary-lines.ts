import type { LanguageValue } from '#contract/catalog/languages.ts';
import type { Document, DocumentBlock } from '#contract/documents.ts';
import { plainText } from '#document/parse-inline.ts';
import { joinSentences } from '#server/text/joining.ts';
import { formatTime } from '#document/time-code.ts';

/** A line with its time, which the page shows next to it. */
export function timedLine(text: string, startMs: number | null): string {
  return startMs === null ? text : `[${formatTime(startMs)}] ${text}`;
}

/**
 * A summary as plain paragraphs, one per line: the gist, then the talk from start to end. Key points are placed in the part
 * where they were said, because sentences from all over the talk don't form a paragraph.
 */
export function summaryLines({ sections, language }: Document, isTimed: boolean): string[] {
  const said = (kind: string) => sections.filter((section) => section.kind === kind);
  const points = said('points').flatMap(({ blocks }) => blocks);
  const parts = said('section').toSorted((one, other) => one.startMs! - other.startMs!);
  const lines = said('gist').flatMap(({ blocks }) => paragraphs(blocks, language, isTimed));
  for (const [index, { startMs, blocks }] of parts.entries()) {
    const from = index === 0 ? 0 : startMs!;
    const to = parts[index + 1]?.startMs ?? Infinity;
    const here = points.filter((point) => point.startMs! >= from && point.startMs! < to);
    const heading = blocks.find(({ kind }) => kind === 'heading');
    const body = [...blocks.filter(({ kind }) => kind !== 'heading'), ...here];
    if (heading && body.length > 0) lines.push(plain(heading.md));
    lines.push(...paragraphs(body, language, isTimed));
  }
  return lines;
}

/** Sentences further apart than this don't form a paragraph. */
const APART_MS = 60_000;

function paragraphs(
  blocks: readonly DocumentBlock[],
  language: LanguageValue,
  isTimed: boolean,
): string[] {
  const inOrder = blocks.toSorted((one, other) => startOf(one) - startOf(other));
  const groups: DocumentBlock[][] = [];
  for (const block of inOrder) {
    const group = groups.at(-1);
    if (group && startOf(block) - startOf(group.at(-1)!) < APART_MS) group.push(block);
    else groups.push([block]);
  }
  return groups.map((group) => {
    const texts = group.map(({ md }) => plain(md));
    return timedLine(joinSentences(texts, language), isTimed ? startOf(group[0]!) : null);
  });
}

const startOf = (block: DocumentBlock) => block.startMs ?? 0;

function plain(md: string): string {
  return plainText(md).replaceAll(/\s+/g, ' ').trim();
}
