import { useEffect, useRef, useState } from 'react';
import type { Document } from '#contract/documents.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { useStored, type SmallStore } from '../../../lib/small-store.ts';
import type { EditorCore } from './editor-core.ts';
import { findInHead, replaceInHead, restoreHead, showInHead } from './find-head.ts';
import { foundIn, goTo, replaceAll, replaceOne, setTerm } from './find.ts';
import { EDITOR_WORDS } from './words.ts';

const WORDS = EDITOR_WORDS.find;

export interface FindBarProps {
  core: EditorCore;
  /** Fires when the text changes, so that the count stays right. */
  beat: SmallStore<number>;
  /** The title fields as rendered, and their latest value. */
  head: Document;
  readHead: () => Document;
  onHead: (head: Document) => void;
  onClose: () => void;
}

/** Matches in the title fields come before those in the text. */
export function FindBar({ core, beat, head, readHead, onHead, onClose }: FindBarProps) {
  const [term, setOwnTerm] = useState(() => selectedIn(core));
  const [by, setBy] = useState('');
  const [headAt, setHeadAt] = useState<number | null>(() => (selectedIn(core) === '' ? 0 : null));
  const field = useRef<HTMLInputElement>(null);
  useStored(beat);
  const { places, at } = foundIn(core.view.state);
  const over = findInHead(head, term);
  const isOver = over.length > 0 && (headAt !== null || places.length === 0);
  const here = isOver ? Math.min(headAt ?? 0, over.length - 1) : over.length + at;
  const count = over.length + places.length;
  const shown = isOver ? over[here] : undefined;
  const shownKey = shown ? `${shown.field} ${shown.from} ${shown.to}` : '';

  useEffect(() => {
    field.current?.focus();
    field.current?.select();
    core.apply((state) => setTerm(state, selectedIn(core)));
    return () => {
      core.apply((state) => setTerm(state, ''));
      showInHead(undefined);
    };
  }, [core]);

  useEffect(() => {
    showInHead(shown);
    // oxlint-disable-next-line react/exhaustive-deps -- the place is a new object every time; its key is not.
  }, [shownKey]);

  function step(ahead: number) {
    if (count === 0) return;
    const next = (here + ahead + count) % count;
    setHeadAt(next < over.length ? next : null);
    if (next >= over.length) core.apply((state) => goTo(state, next - over.length));
  }

  function replace() {
    if (shown) onHead(replaceInHead(head, [shown], by));
    else core.apply((state) => replaceOne(state, by));
  }

  function replaceEvery() {
    if (over.length > 0) {
      const replaced = replaceInHead(head, over, by);
      onHead(replaced);
      if (places.length > 0) undoWithText({ core, beat, before: head, replaced, readHead, onHead });
    }
    core.apply((state) => replaceAll(state, by));
  }

  return (
    <search className="find-bar" aria-label={WORDS.title}>
      <input
        ref={field}
        className="input"
        aria-label={WORDS.find}
        placeholder={WORDS.find}
        value={term}
        onChange={(event) => {
          setOwnTerm(event.target.value);
          setHeadAt(0);
          core.apply((state) => setTerm(state, event.target.value));
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose();
          if (event.key === 'Enter') step(event.shiftKey ? -1 : 1);
        }}
      />
      <span className="find-count time" role="status">
        {term === '' ? '' : count === 0 ? WORDS.none : WORDS.place(here + 1, count)}
      </span>
      <IconButton
        icon="chevron-up"
        label={WORDS.previous}
        isSmall
        isDisabled={count === 0}
        onPress={() => step(-1)}
      />
      <IconButton
        icon="chevron-down"
        label={WORDS.next}
        isSmall
        isDisabled={count === 0}
        onPress={() => step(1)}
      />
      <input
        className="input"
        aria-label={WORDS.replaceWith}
        placeholder={WORDS.replaceWith}
        value={by}
        onChange={(event) => setBy(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose();
          if (event.key === 'Enter') replace();
        }}
      />
      <Button isSmall isDisabled={count === 0} onPress={replace}>
        {WORDS.replace}
      </Button>
      <Button isSmall isDisabled={count === 0} onPress={replaceEvery}>
        {WORDS.replaceAll}
      </Button>
      <IconButton icon="close" label={WORDS.close} isSmall onPress={onClose} />
    </search>
  );
}

interface Replacement extends Pick<FindBarProps, 'core' | 'beat' | 'readHead' | 'onHead'> {
  before: Document;
  replaced: Document;
}

/** The editor's undo covers only the text, so this reverts title fields that were replaced in the same step. */
function undoWithText({ core, beat, before, replaced, readHead, onHead }: Replacement): void {
  const was = core.view.state.doc;
  const stop = beat.subscribe(() => {
    if (core.view.isDestroyed) stop();
    else if (core.view.state.doc.eq(was)) {
      stop();
      onHead(restoreHead(readHead(), replaced, before));
    }
  });
}

/** The selected text is usually what the user wants to find. */
function selectedIn({ view }: EditorCore): string {
  const { from, to } = view.state.selection;
  const selected = view.state.doc.textBetween(from, to, ' ');
  return selected.length < 100 ? selected : '';
}
