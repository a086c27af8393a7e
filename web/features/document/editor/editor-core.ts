import { history } from '@tiptap/pm/history';
import { dropCursor } from '@tiptap/pm/dropcursor';
import type { Node } from '@tiptap/pm/model';
import { EditorState, type Command, type Transaction } from '@tiptap/pm/state';
import { type Decoration, EditorView } from '@tiptap/pm/view';
import type { Mark } from '#contract/checks.ts';
import type { Document, DocumentSection } from '#contract/documents.ts';
import { BlockView, type BlockHost } from './block-view.ts';
import { cleanPasted } from './clean-pasted.ts';
import { attrsOf, toNode, toSections } from './convert.ts';
import { copySerializer, copyText } from './copy.ts';
import { changeDress, dress } from './dress.ts';
import { findMatches } from './find.ts';
import { keepIds } from './keep-ids.ts';
import { keys, type KeyWishes } from './keys.ts';
import { hasLinks, kindsOf } from './kinds.ts';
import { linkAt, linking, type LinkPlace } from './links.ts';
import { fit, fromText, pasteAddress, pasteBlocks } from './paste.ts';
import { schema } from './schema.ts';
import { charactersIn, tooMuch } from './too-much.ts';

export interface CoreOptions extends KeyWishes {
  document: Document;
  marks: readonly Mark[];
  host: BlockHost;
  label: string;
  /** The text changed. Called on every keystroke, so it must be fast. */
  onChange: () => void;
  /** The text changed, whether by typing or by replacing it. */
  onText: () => void;
  onCaret: (blockId: string | null) => void;
  /** Called for every click in the text, with `null` if it wasn't on a link. */
  onLinkClick: (link: LinkPlace | null) => void;
  /** A paste was refused because the text would get too long. */
  onTooMuch: (words: string) => void;
  /** Anything changed that a toolbar may show. */
  onState: () => void;
}

/** The editor without React: a keystroke only re-renders the block it is in. */
export interface EditorCore {
  readonly view: EditorView;
  /** The current blocks, grouped into sections. */
  sections(): DocumentSection[];
  /** Replaces the text and clears the undo history. */
  replace(document: Document): void;
  setNow(blockId: string | null): void;
  setMarks(marks: readonly Mark[]): void;
  /** Redraws the blocks when times or names have become known. */
  redraw(): void;
  run(command: Command): void;
  apply(change: (state: EditorState) => Transaction): void;
  destroy(): void;
}

/**
 * Marks blocks rendered in bulk, whose layout is skipped while they are off screen. Never the caret's block or a new
 * one: the browser would put the next letter elsewhere if it hasn't laid them out yet.
 */
const RESTING = 'data-resting';
const BULK = 20;

export function createEditorCore(place: HTMLElement, options: CoreOptions): EditorCore {
  const { host, onChange, onText, onCaret, onState } = options;
  const { format } = options.document;
  const blocks = new Set<BlockView>();
  let base = options.document.sections;
  let caret: string | null = null;
  let isBulk = true;

  const stateOf = (document: Document, marks: readonly Mark[]) =>
    EditorState.create({
      schema,
      doc: toNode(document),
      plugins: [
        ...keys(options, format),
        history({ newGroupDelay: 600 }),
        dropCursor({ class: 'drop-place', color: false }),
        keepIds(),
        dress({ marks, sections: bySection(document.sections) }),
        findMatches(),
        linking(),
      ],
    });

  const draw = (
    node: Node,
    view: EditorView,
    getPosition: () => number | undefined,
    decorations: readonly Decoration[],
  ) => {
    const drawn = new BlockView(node, view, getPosition, decorations, host);
    drawn.dom.toggleAttribute(RESTING, isBulk);
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
      clipboardSerializer: copySerializer(),
      clipboardTextSerializer: (slice) => copyText(slice),
      transformPastedHTML: (html) => cleanPasted(html),
      transformPasted: (slice, own) => fit(slice, own.state, kindsOf(format)),
      clipboardTextParser: (text, _context, isPlain) => fromText(text, isPlain),
      handlePaste(own, event, slice) {
        const refusal = tooMuch(own.state.doc, 0, slice.content.childCount);
        if (refusal !== null) options.onTooMuch(refusal);
        if (refusal !== null) return true;
        const words = event.clipboardData?.getData('text/plain') ?? '';
        const paste =
          (hasLinks(format) ? pasteAddress(own.state, words) : null) ??
          pasteBlocks(own.state, slice);
        if (paste) own.dispatch(paste.setMeta('paste', true).setMeta('uiEvent', 'paste'));
        return paste !== null;
      },
      handleClick(own, position, event) {
        const link = linkAt(own.state, position);
        if (link && (event.ctrlKey || event.metaKey)) {
          window.open(link.href, '_blank', 'noopener,noreferrer');
          return true;
        }
        options.onLinkClick(link);
        return false;
      },
      dispatchTransaction(transaction) {
        const state = view.state.apply(transaction);
        isBulk = Math.abs(state.doc.childCount - view.state.doc.childCount) > BULK;
        view.updateState(state);
        if (transaction.docChanged) {
          onChange();
          onText();
        }
        if (transaction.selectionSet || transaction.docChanged) {
          wake();
          tellCaret();
        }
        onState();
      },
      handleDOMEvents: {
        keydown: (own, event) => {
          if (!event.isComposing) hearSelection(own);
          return false;
        },
        paste: (own, event) => {
          hearSelection(own);
          return refuses(own, event, event.clipboardData);
        },
        drop: (own, event) => refuses(own, event, own.dragging ? null : event.dataTransfer),
        focus: () => {
          tellCaret();
          return false;
        },
      },
    },
  );

  /** Browsers fire `selectionchange` only after the next key event, so a quick Enter would split at the old caret position. */
  function hearSelection(own: EditorView): void {
    own.dom.ownerDocument.dispatchEvent(new Event('selectionchange'));
  }

  function refuses(own: EditorView, event: Event, data: DataTransfer | null): boolean {
    const refusal = data && tooMuch(own.state.doc, charactersIn(data));
    if (!refusal) return false;
    event.preventDefault();
    options.onTooMuch(refusal);
    return true;
  }

  function wake(): void {
    const { $from } = view.state.selection;
    const here = $from.depth > 0 ? view.nodeDOM($from.before(1)) : null;
    if (here instanceof Element) here.removeAttribute(RESTING);
  }

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
      isBulk = true;
      view.updateState(stateOf(document, options.marks));
      onText();
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
