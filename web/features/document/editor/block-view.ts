import type { Node } from '@tiptap/pm/model';
import type { Decoration, EditorView, NodeView } from '@tiptap/pm/view';
import { figure } from '#contract/count.ts';
import type { DocumentBlock, ListPlace } from '#contract/documents.ts';
import { LIMITS } from '#contract/limits.ts';
import { xLength } from '#contract/x-length.ts';
import { listLooks, lookOf } from '../../../lib/block-looks.ts';
import type { ToldMoment } from '../../../lib/told-moment.ts';
import { timeCode } from '../../../ui/time-code.ts';
import { attrsOf } from './convert.ts';
import { EDITOR_WORDS } from './words.ts';

const WORDS = EDITOR_WORDS.block;

/** What a block needs from the surrounding screen. */
export interface BlockHost {
  momentOf: (block: Pick<DocumentBlock, 'blockIds' | 'startMs'>) => number | null;
  tellBlock: (block: Pick<DocumentBlock, 'blockIds' | 'startMs'>, atMs: number) => ToldMoment;
  onPick: (block: Pick<DocumentBlock, 'id' | 'blockIds'>, atMs: number) => void;
  /** When a chapter starts in the recording; `null` without a recording or if the chapter isn't in it. */
  heardAt: (blockId: string) => number | null;
  speakerName: (id: string) => string;
  nextSpeaker: (id: string) => string;
}

/** One block on the page: its tick on the rail, then its text. Built without React, because there can be a thousand of them. */
export class BlockView implements NodeView {
  readonly dom: HTMLElement;
  readonly contentDOM: HTMLElement;
  private node: Node;
  private readonly view: EditorView;
  private readonly getPosition: () => number | undefined;
  private readonly host: BlockHost;
  private readonly tick: HTMLButtonElement;
  private readonly time: HTMLTimeElement;
  private readonly source: HTMLSpanElement;
  private speaker: HTMLButtonElement | null = null;
  private count: HTMLElement | null = null;
  private heard: HTMLElement | null = null;

  constructor(
    node: Node,
    view: EditorView,
    getPosition: () => number | undefined,
    decorations: readonly Decoration[],
    host: BlockHost,
  ) {
    this.node = node;
    this.view = view;
    this.getPosition = getPosition;
    this.host = host;
    const { kind } = attrsOf(node);
    const { tag, className } = lookOf(kind);
    this.dom = document.createElement('div');
    this.dom.className = 'doc-block';
    this.tick = aside(document.createElement('button'), 'rail-tick');
    this.tick.type = 'button';
    this.tick.dataset['state'] = 'done';
    this.time = document.createElement('time');
    this.time.className = 'time';
    this.source = document.createElement('span');
    this.source.className = 'tick-source';
    this.tick.append(this.time, this.source);
    this.tick.addEventListener('click', () => this.pick());
    const isSource = node.type.name === 'source';
    this.contentDOM = document.createElement(isSource ? 'p' : tag);
    this.contentDOM.className = isSource ? 'doc-source' : className;
    this.dom.append(this.tick, this.contentDOM);
    if (kind === 'turn') this.addSpeaker();
    if (kind === 'tweet') {
      this.count = aside(document.createElement('span'), 'doc-count');
      this.dom.append(this.count);
    }
    if (kind === 'chapter') {
      this.heard = aside(document.createElement('span'), 'doc-heard');
      this.dom.append(this.heard);
    }
    this.showPlace(decorations);
    this.show();
  }

  /** A list item's number and depth, which depend on the items above it. */
  private showPlace(decorations: readonly Decoration[]): void {
    const found = decorations.map(({ spec }) => (spec as { place?: ListPlace }).place);
    const looks = listLooks(found.find(Boolean) ?? { depth: 0, number: null });
    for (const name of ['data-depth', 'data-number']) {
      if (looks[name] === undefined) this.contentDOM.removeAttribute(name);
      else this.contentDOM.setAttribute(name, looks[name]);
    }
  }

  private addSpeaker(): void {
    this.speaker = aside(document.createElement('button'), 'doc-speaker');
    this.speaker.type = 'button';
    this.speaker.title = WORDS.switchSpeaker;
    this.speaker.addEventListener('click', () => this.passOn());
    this.dom.insertBefore(this.speaker, this.contentDOM);
  }

  /** Updates everything shown with the block besides its text. */
  show(): void {
    const { id, kind, block, speaker } = attrsOf(this.node);
    this.dom.dataset['kind'] = kind;
    this.contentDOM.id = id ?? '';
    const atMs = block && this.node.textContent.trim() ? this.host.momentOf(block) : null;
    this.tick.hidden = atMs === null;
    if (block && atMs !== null) {
      const { time, source, words } = this.host.tellBlock(block, atMs);
      this.time.textContent = time;
      this.source.textContent = source ?? '';
      this.tick.title = source === null ? WORDS.inSource(words) : words;
      this.tick.setAttribute('aria-label', WORDS.showMoment(words));
    }
    if (this.heard) {
      const heardMs = id === null ? null : this.host.heardAt(id);
      this.heard.hidden = heardMs === null;
      this.heard.textContent = heardMs === null ? '' : WORDS.heardAt(timeCode(heardMs / 1000));
    }
    if (this.speaker) this.speaker.textContent = this.host.speakerName(speaker ?? '');
    if (this.count) {
      const length = xLength(this.node.textBetween(0, this.node.content.size, '', '\n'));
      this.count.textContent = `${figure(length)} / ${LIMITS.tweet}`;
      this.count.toggleAttribute('data-over', length > LIMITS.tweet);
    }
  }

  private pick(): void {
    const { id, block } = attrsOf(this.node);
    const atMs = block ? this.host.momentOf(block) : null;
    if (id !== null && block && atMs !== null) {
      this.host.onPick({ id, blockIds: block.blockIds }, atMs);
    }
  }

  private passOn(): void {
    const position = this.getPosition();
    if (position === undefined) return;
    const speaker = this.host.nextSpeaker(attrsOf(this.node).speaker ?? '');
    this.view.dispatch(this.view.state.tr.setNodeAttribute(position, 'speaker', speaker));
  }

  update(node: Node, decorations: readonly Decoration[]): boolean {
    if (node.type !== this.node.type) return false;
    if (attrsOf(node).kind !== attrsOf(this.node).kind) return false;
    this.node = node;
    this.showPlace(decorations);
    this.show();
    return true;
  }

  stopEvent(event: Event): boolean {
    const at = event.target;
    return at instanceof Element && at.closest('.rail-tick, .doc-speaker') !== null;
  }

  ignoreMutation(mutation: { target: globalThis.Node }): boolean {
    return !this.contentDOM.contains(mutation.target);
  }
}

function aside<E extends HTMLElement>(element: E, className: string): E {
  element.className = className;
  element.contentEditable = 'false';
  return element;
}
