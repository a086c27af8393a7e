import { useEffect, useRef, useState } from 'react';
import { Button, IconButton } from '../../ui/button.tsx';
import { useStored, type SmallStore } from '../../lib/small-store.ts';
import type { EditorCore } from './editor-core.ts';
import { foundIn, replaceAll, replaceOne, setTerm, step } from './find.ts';

export interface FindBarProps {
  core: EditorCore;
  /** Changes whenever the text does, so that the count is right. */
  beat: SmallStore<number>;
  onClose: () => void;
}

export function FindBar({ core, beat, onClose }: FindBarProps) {
  const [term, setOwnTerm] = useState(() => selectedIn(core));
  const [by, setBy] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useStored(beat);
  const { places, at } = foundIn(core.view.state);

  useEffect(() => {
    field.current?.focus();
    field.current?.select();
    core.apply((state) => setTerm(state, selectedIn(core)));
    return () => core.apply((state) => setTerm(state, ''));
  }, [core]);

  return (
    <search className="find-bar" aria-label="Find and replace">
      <input
        ref={field}
        className="input"
        aria-label="Find"
        placeholder="Find"
        value={term}
        onChange={(event) => {
          setOwnTerm(event.target.value);
          core.apply((state) => setTerm(state, event.target.value));
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose();
          if (event.key === 'Enter') core.apply((state) => step(state, event.shiftKey ? -1 : 1));
        }}
      />
      <span className="find-count time" role="status">
        {term === '' ? '' : places.length === 0 ? 'none' : `${at + 1} of ${places.length}`}
      </span>
      <IconButton
        icon="chevron-up"
        label="Previous"
        isSmall
        isDisabled={places.length === 0}
        onPress={() => core.apply((state) => step(state, -1))}
      />
      <IconButton
        icon="chevron-down"
        label="Next"
        isSmall
        isDisabled={places.length === 0}
        onPress={() => core.apply((state) => step(state, 1))}
      />
      <input
        className="input"
        aria-label="Replace with"
        placeholder="Replace with"
        value={by}
        onChange={(event) => setBy(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose();
          if (event.key === 'Enter') core.apply((state) => replaceOne(state, by));
        }}
      />
      <Button
        isSmall
        isDisabled={places.length === 0}
        onPress={() => core.apply((state) => replaceOne(state, by))}
      >
        Replace
      </Button>
      <Button
        isSmall
        isDisabled={places.length === 0}
        onPress={() => core.apply((state) => replaceAll(state, by))}
      >
        All
      </Button>
      <IconButton icon="close" label="Close find" isSmall onPress={onClose} />
    </search>
  );
}

/** What is selected is most often what one looks for. */
function selectedIn({ view }: EditorCore): string {
  const { from, to } = view.state.selection;
  const selected = view.state.doc.textBetween(from, to, ' ');
  return selected.length < 100 ? selected : '';
}
