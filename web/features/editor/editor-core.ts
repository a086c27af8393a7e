import { history } from '@tiptap/pm/history';
import { dropCursor } from '@tiptap/pm/dropcursor';
import { Fragment, Slice, type Node } from '@tiptap/pm/model';
import { EditorState, type Command, type Transaction } from '@tiptap/pm/state';
import { EditorView } from '@tiptap/pm/view';
import type { Mark } from '#contract/checks.ts';
import type { BlockKind, Document, DocumentSection } from '#contract/documents.ts';
import { BlockView, type BlockHost } from './block-view.ts';
import { attrsOf, toNode, toSections } from './convert.ts';
import { changeDress, dress } from './dress.ts';
import { find } from './find.ts';
import { keepIds } from './keep-ids.ts';
import { keys, type KeyWishes } from './keys.ts';
import { PASTED_STYLE, schema, type BlockAttrs } from './schema.ts';

export interface CoreOptions extends KeyWishes {
  document: Document;
  marks: readonly Mark[];
  host: BlockHost;
  label: string;
  /** The words changed. Called in the midst of typing: it must be quick. */
  onChange: () => void;
  onCaret: (blockId: string | null) => void;
  /** Anything changed that a bar over the text might show. */
  onState: () => void;
}

/** The editor without React: nothing is drawn again for a keystroke but the block it fell into. */
export interface EditorCore {
  readonly view: EditorView;
  /** The blocks as they stand, under their sections. */
  sections(): DocumentSection[];
  /** Puts another text in place, as if nothing had been typed. */
  replace(document: Document): void;
  setNow(blockId: string | null): void;
  setMarks(marks: readonly Mark[]): void;
  /** Times and names may have become known. */
  redraw(): void;
  run(command: Command): void;
  apply(change: (state: EditorState) => Transaction): void;
  destroy(): void;
}

export function createEditorCore(place: HTMLElement, options: CoreOptions): EditorCore {
  const { host, onChange, onCaret, onState } = options;
  const blocks = new Set<BlockView>();
  let base = options.document.sections;
  let caret: string | null = null;

  const stateOf = (document: Document, marks: readonly Mark[]) =>
    EditorState.create({
      schema,
      doc: toNode(document),
      plugins: [
        ...keys(options),
        history({ newGroupDelay: 600 }),
        dropCursor({ class: 'drop-place', color: false }),
        keepIds(),
        dress({ marks, sections: bySection(document.sections) }),
        find(),
      ],
    });

  const draw = (node: Node, view: EditorView, getPosition: () => number | undefined) => {
    const drawn = new BlockView(node, view, getPosition, host);
    blocks.add(drawn);
    return Object.assign(drawn, { destroy: () => blocks.delete(drawn) });
  };

  const view = new EditorView(
    { mount: place },
    {
      state: stateOf(options.document, options.marks),
      nodeViews: { block: draw, source: draw },
      attributes: {
        class: 'doc-writing',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': options.label,
        spellcheck: 'true',
      },
      transformPastedHTML: (html) =>
        html.replaceAll(/<[^>]+>/g, (tag) => tag.replaceAll(/\sstyle\s*=/gi, ` ${PASTED_STYLE}=`)),
      transformPasted: (slice, own) => fit(slice, own.state),
      clipboardTextParser: (text) => fromText(text),
      dispatchTransaction(transaction) {
        view.updateState(view.state.apply(transaction));
        if (transaction.docChanged) onChange();
        if (transaction.selectionSet || transaction.docChanged) tellCaret();
        onState();
      },
      handleDOMEvents: {
        focus: () => {
          tellCaret();
          return false;
        },
      },
    },
  );

  function tellCaret(): void {
    const { $from } = view.state.selection;
    const id = $from.depth > 0 ? attrsOf($from.node(1)).id : null;
    if (id === caret) return;
    caret = id;
    onCaret(id);
  }

  return {
    view,
    sections: () => toSections(view.state.doc, base),
    replace(document) {
      base = document.sections;
      view.updateState(stateOf(document, options.marks));
      onState();
    },
    setNow: (nowId) => view.dispatch(changeDress(view.state, { nowId })),
    setMarks: (marks) => view.dispatch(changeDress(view.state, { marks })),
    redraw: () => {
      for (const block of blocks) block.show();
    },
    run(command) {
      command(view.state, view.dispatch, view);
      view.focus();
    },
    apply: (change) => view.dispatch(change(view.state)),
    destroy: () => view.destroy(),
  };
}

function bySection(sections: readonly DocumentSection[]): Map<string, DocumentSection> {
  return new Map(sections.map((section) => [section.id, section]));
}

/** Kinds that only their own format knows; what is pasted among them becomes one of them. */
const OWN: readonly BlockKind[] = [
  'tweet',
  'turn',
  'chapter',
  'question',
  'answer',
  'link',
  'point',
];

/** Takes what was copied anywhere into the place it was pasted at: its section, and a kind that stands there. */
function fit(slice: Slice, state: EditorState): Slice {
  const { $from } = state.selection;
  const here = $from.depth > 0 ? attrsOf($from.node(1)) : null;
  if (!here) return slice;
  const nodes: Node[] = [];
  slice.content.forEach((node) => nodes.push(fitted(node, here)));
  return new Slice(Fragment.from(nodes), slice.openStart, slice.openEnd);
}

function fitted(node: Node, here: BlockAttrs): Node {
  if (node.type !== schema.nodes['block']) return node;
  const { kind } = attrsOf(node);
  const fitting = OWN.includes(here.kind) || OWN.includes(kind) ? here.kind : kind;
  const attrs = { id: null, kind: fitting, sectionId: here.sectionId, speaker: here.speaker };
  return node.type.create({ ...node.attrs, ...attrs, block: null }, node.content, node.marks);
}

/** An empty line parts paragraphs; a single one stays within. */
function fromText(text: string): Slice {
  const blocks = text
    .replaceAll(/\r\n?/g, '\n')
    .trim()
    .split(/\n{2,}/)
    .map((part) => {
      const lines = part
        .split('\n')
        .flatMap((line, index) => [
          ...(index > 0 ? [schema.node('hard_break')] : []),
          ...(line === '' ? [] : [schema.text(line)]),
        ]);
      return schema.node('block', null, lines);
    });
  return new Slice(Fragment.from(blocks), 1, 1);
}
