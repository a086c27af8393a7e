import type { Document, DocumentSection } from '#contract/documents.ts';
import type { Cue, JoinedPart } from '#contract/videos.ts';
import { PLAIN } from '#document/parse-inline.ts';
import { printInline } from '#document/print-inline.ts';
import { languageOf } from '#server/languages/table.ts';
import type { Difference } from '../compare/compare-sources.ts';
import { saidAt } from '../compare/said-at.ts';
import { type DraftBlock, framed, section } from './pieces.ts';
import { withPostedDifference } from './posted-difference.ts';

interface Input {
  cues: readonly Cue[];
  options: Record<string, unknown>;
  parts?: readonly JoinedPart[];
}

/** The others have a fixed shape. */
const SECTIONED: ReadonlySet<Document['format']> = new Set(['blog', 'summary', 'newsletter']);
const POSTED: ReadonlySet<Document['format']> = new Set(['tweet', 'linkedin']);
const MOST = 6;

/** With several sources, what they say differently: a passage of each side, in its own words. */
export function withDifferences(
  document: Document,
  { cues, options, parts = [] }: Input,
  differences: readonly Difference[],
): Document {
  const isPosted = POSTED.has(document.format);
  if (parts.length < 2 || !(isPosted || SECTIONED.has(document.format))) return document;
  // Without a figure over them, it would be unclear which passages belong together.
  const named = differences.filter(({ sides }) => sides.every(({ value }) => value !== ''));
  const others = differences.filter((one) => !named.includes(one)).slice(0, 1);
  if (isPosted) return withPostedDifference(document, [...named, ...others], { cues, options });
  const told = [...others, ...named].slice(0, MOST);
  if (told.length === 0) return document;
  const heading = framed('heading', languageOf(document.language).phrases.differ);
  const made = section({ id: 'differences', kind: 'section' }, [
    heading,
    ...told.flatMap((one) => piecesOf(one, cues)),
  ]);
  return { ...document, sections: inserted(document.sections, made) };
}

function piecesOf({ sides }: Difference, cues: readonly Cue[]): DraftBlock[] {
  const values = sides.map(({ value }) => value);
  return [
    ...(values.includes('') ? [] : [framed('subheading', textOf(values.join(' / ')))]),
    ...sides.map(({ statements }) => {
      const [first] = statements as [(typeof statements)[number]];
      const blockIds = statements.map(({ blockId }) => blockId);
      const startMs = saidAt(cues, first);
      return { kind: 'quote' as const, md: textOf(first.text), blockIds, startMs };
    }),
  ];
}

const textOf = (text: string) => printInline([{ ...PLAIN, text }], 'own');

/** After the parts of the sources, before what ends the document. */
function inserted(sections: readonly DocumentSection[], made: DocumentSection): DocumentSection[] {
  const last = sections.findLastIndex(({ kind }) => kind === 'section');
  const at = last < 0 ? sections.length : last + 1;
  return [...sections.slice(0, at), made, ...sections.slice(at)];
}
