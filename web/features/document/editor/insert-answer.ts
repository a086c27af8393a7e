import { closeHistory } from '@tiptap/pm/history';
import { type EditorState, TextSelection, type Transaction } from '@tiptap/pm/state';
import type { FormatValue } from '#contract/catalog/formats.ts';
import type { BlockKind, DocumentBlock } from '#contract/documents.ts';
import { attrsOf } from './convert.ts';
import { FIXED, kindsOf } from './kinds.ts';
import { newBlockId } from './new-id.ts';
import { schema } from './schema.ts';

/** A paragraph of an answer with its evidence. */
export interface AnswerPiece {
  kind: Extract<BlockKind, 'paragraph' | 'quote'>;
  text: string;
  /** The speaker, unless the text already names them. */
  by: string | null;
  blockIds: number[];
  answer: NonNullable<DocumentBlock['answer']>;
}

/**
 * Without a name, a quote would read as the author's own words. In podcasts and posts the name goes in front, because
 * a host would speak the dash.
 */
function named({ text, by }: AnswerPiece, kind: BlockKind): string {
  if (by === null) return text;
  return FIXED.includes(kind) ? `${by}: ${text}` : `${text} — ${by}`;
}

/** Inserts an answer after the block with this id, or at the end, as one undo step. */
export function insertAnswer(
  { doc, tr }: EditorState,
  afterId: string | null,
  pieces: readonly AnswerPiece[],
  format: FormatValue,
): Transaction {
  let place = { node: doc.lastChild!, end: doc.content.size };
  doc.forEach((node, position) => {
    if (afterId !== null && attrsOf(node).id === afterId)
      place = { node, end: position + node.nodeSize };
  });
  const { kind: above, sectionId, speaker } = attrsOf(place.node);
  const kindOf = (kind: BlockKind) => {
    if (FIXED.includes(above)) return above;
    return kindsOf(format).includes(kind) ? kind : 'paragraph';
  };
  const nodes = pieces.map((piece) => {
    const { blockIds, answer } = piece;
    const [id, kind] = [newBlockId('b'), kindOf(piece.kind)];
    const text = named(piece, kind);
    const block = { id, kind, md: text, startMs: null, blockIds, answer };
    const attrs = { id, kind, sectionId, speaker, block };
    return schema.node('block', attrs, schema.text(text));
  });
  const size = nodes.reduce((sum, node) => sum + node.nodeSize, 0);
  const inserted = closeHistory(tr).insert(place.end, nodes);
  return inserted.setSelection(TextSelection.create(inserted.doc, place.end + size - 1));
}
