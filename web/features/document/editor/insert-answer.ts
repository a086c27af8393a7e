import { closeHistory } from '@tiptap/pm/history';
import { type EditorState, TextSelection, type Transaction } from '@tiptap/pm/state';
import type { FormatValue } from '#contract/catalog/formats.ts';
import type { BlockKind, DocumentBlock } from '#contract/documents.ts';
import { attrsOf } from './convert.ts';
import { FIXED, kindsOf } from './kinds.ts';
import { newBlockId } from './new-id.ts';
import { schema } from './schema.ts';

/** A paragraph of an answer, with what the source says of it. */
export interface AnswerPiece {
  kind: Extract<BlockKind, 'paragraph' | 'quote'>;
  text: string;
  /** Who said it, where the words do not say so themselves. */
  by: string | null;
  blockIds: number[];
  answer: NonNullable<DocumentBlock['answer']>;
}

/** A quote without a name is taken for the author's own words. A dash before it is for reading: hosts speak it, posts are short. */
function named({ text, by }: AnswerPiece, kind: BlockKind): string {
  if (by === null) return text;
  return FIXED.includes(kind) ? `${by}: ${text}` : `${text} — ${by}`;
}

/** Puts an answer in after the block with this id, or at the end; one step of undoing takes it out again. */
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
