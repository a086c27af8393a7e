import type { Document, DocumentBlock, DocumentSection } from '#contract/documents.ts';
import { createAnswerReader } from '#server/prompts/read-answer.ts';
import { withoutRemarks } from '#server/prompts/remarks.ts';
import {
  HEAD_TAGS,
  LINE_KINDS,
  type LineTag,
  type PlannedSection,
} from '#server/prompts/sections.ts';
import type { WholeSection } from './section-stream.ts';

const TAG_OF = new Map(Object.entries(LINE_KINDS).map(([tag, kind]) => [kind, tag as LineTag]));

export function tagOf({ kind }: DocumentBlock): LineTag {
  return TAG_OF.get(kind) ?? 'p';
}

/** A document in our answer grammar, as a model would write it. */
export function sectionLines(sections: readonly DocumentSection[], withNames: boolean): string {
  return sections
    .flatMap(({ id, blocks }) => [
      ...(withNames ? [`@section ${id}`] : []),
      ...blocks.map((block) => {
        const cited =
          block.blockIds.length > 0 ? ` [${block.blockIds.map((one) => `#${one}`).join(' ')}]` : '';
        if (block.kind === 'table') return block.md.replaceAll(/^/gmu, `@row${cited} `);
        const speaker = block.kind === 'turn' ? ` ${block.speaker === 'host2' ? 'B' : 'A'}` : '';
        const text = block.md
          .replaceAll(/(?<!\s)\s*\n\s*/gu, ' ')
          .replace(/^\d{1,2}\/\d{1,2}\s/u, '');
        return `@${tagOf(block)}${speaker}${cited} ${text}`;
      }),
    ])
    .join('\n');
}

/** The document's fields as lines of a head. */
export function headOf(document: Document): WholeSection {
  const fields: [string, string][] = [['title', document.title]];
  if ('description' in document) fields.push(['description', document.description]);
  if ('tags' in document) fields.push(['tags', document.tags.join(', ')]);
  if ('hashtags' in document) fields.push(['hashtags', document.hashtags.join(', ')]);
  if ('subjects' in document) {
    for (const subject of document.subjects) fields.push(['subject', subject]);
  }
  if ('preheader' in document) fields.push(['preheader', document.preheader]);
  return { id: 'head', kind: 'head', fields };
}

export function headLines(document: Document): string {
  const head = headOf(document);
  if (head.kind !== 'head') return '';
  return ['@section head', ...head.fields.map(([tag, text]) => `@${tag} ${text}`)].join('\n');
}

/** The existing sections as a plan for rewriting them. */
export function plannedFrom(document: Document): PlannedSection[] {
  const tags = Object.keys(LINE_KINDS) as LineTag[];
  const common = { ask: '', words: 0 };
  return [
    { id: 'head', kind: 'head', startMs: null, tags: HEAD_TAGS, ...common },
    ...document.sections.map(({ id, kind, startMs }): PlannedSection => ({
      id,
      kind,
      startMs,
      tags,
      ...common,
    })),
  ];
}

/** The requested line, or the first of several. */
export function readPassage(answer: string): { text: string; blockIds: number[] } {
  const reader = createAnswerReader();
  let text = '';
  let blockIds: number[] | null = null;
  for (const event of [...reader.feed(answer), ...reader.end()]) {
    if (event.type === 'line') {
      if (blockIds) break;
      blockIds = event.blockIds;
    } else if (event.type === 'text') text += event.text;
  }
  // A model that forgot the tag has still written the passage.
  return blockIds
    ? { text: text.trim(), blockIds }
    : { text: withoutRemarks(reader.untagged).trim(), blockIds: [] };
}
