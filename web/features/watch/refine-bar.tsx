import { useEffect, useRef, useState, type FormEvent } from 'react';
import { ApiError, wordsOf } from '../../lib/api-client.ts';
import { PAGES } from '../../lib/paths.ts';
import { useStored, type SmallStore } from '../../lib/small-store.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Segmented } from '../../ui/choice.tsx';
import { Link } from '../../ui/link.tsx';

export interface RefineBarProps {
  /** The paragraph the caret was last in. */
  caret: SmallStore<string | null>;
  isBusy: boolean;
  /** Only a language model can follow an instruction. */
  isWithoutModel: boolean;
  onRefine: (instruction: string, paragraphId: string | null) => Promise<unknown>;
}

/** Where a selection lies: within one paragraph of the text, over several, or (a caret, another place) nowhere. */
function selectedPart(): 'caret' | 'one' | 'many' | null {
  const selection = window.getSelection();
  if (!selection || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  const blockOf = (node: Node) =>
    (node instanceof Element ? node : node.parentElement)?.closest('.doc-writing .doc-block');
  const first = blockOf(range.startContainer);
  const last = blockOf(range.endContainer);
  if (!first || !last) return null;
  if (range.collapsed) return 'caret';
  if (first === last) return 'one';
  // Three clicks on a paragraph select up to the beginning of the next.
  const tail = document.createRange();
  tail.setStart(last, 0);
  tail.setEnd(range.endContainer, range.endOffset);
  return tail.toString() === '' && first.nextElementSibling === last ? 'one' : 'many';
}

/** "Only here", which a selection in the text sets; what is set by hand stays until something else is selected. */
function useFollowedChoice(): [boolean, (isOnlyHere: boolean) => void] {
  const [choice, setChoice] = useState({ isOnlyHere: false, isFollowing: false });
  useEffect(() => {
    function follow() {
      const part = selectedPart();
      if (part === null) return;
      setChoice((before) => {
        if (part === 'caret') {
          return before.isFollowing ? { isOnlyHere: false, isFollowing: false } : before;
        }
        const isOnlyHere = part === 'one';
        const isSame = before.isFollowing && before.isOnlyHere === isOnlyHere;
        return isSame ? before : { isOnlyHere, isFollowing: true };
      });
    }
    document.addEventListener('selectionchange', follow);
    return () => document.removeEventListener('selectionchange', follow);
  }, []);
  const set = (isOnlyHere: boolean) => setChoice({ isOnlyHere, isFollowing: false });
  return [choice.isOnlyHere, set];
}

/** "Tell it what to change": the whole text, or the paragraph one is in. */
export function RefineBar({ caret, isBusy, isWithoutModel, onRefine }: RefineBarProps) {
  const blockId = useStored(caret);
  const [words, setWords] = useState('');
  const [isOnlyHere, setOnlyHere] = useFollowedChoice();
  const [error, setError] = useState<unknown>(null);
  const field = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    function listen(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 'j' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      field.current?.focus();
    }
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (words.trim() === '' || isBusy) return;
    setError(null);
    try {
      await onRefine(words.trim(), isOnlyHere ? blockId : null);
      setWords('');
    } catch (failure) {
      setError(failure);
    }
  }

  if (isWithoutModel) return <WithoutModel />;
  return (
    <form className="refine" onSubmit={(event) => void send(event)} aria-label="Refine">
      {Boolean(error) && (
        <p className="field-error refine-error" role="alert">
          <span>
            {wordsOf(error)}{' '}
            {error instanceof ApiError && /key|model/.test(error.code) && (
              <Link href={`${PAGES.settings}#keys`}>Open Settings</Link>
            )}
          </span>
        </p>
      )}
      <div className="refine-row">
        <textarea
          ref={field}
          className="input refine-input"
          rows={1}
          aria-label="Tell it what to change"
          placeholder="Tell it what to change: “warmer opening”, “shorter”, “for beginners”…"
          value={words}
          maxLength={4000}
          onChange={(event) => setWords(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            event.currentTarget.form?.requestSubmit();
          }}
        />
        {blockId !== null && (
          <Segmented
            label="What to change"
            isLabelHidden
            value={isOnlyHere ? 'here' : 'whole'}
            onChange={(value) => setOnlyHere(value === 'here')}
            options={[
              { value: 'whole', label: 'All of it' },
              { value: 'here', label: 'This paragraph' },
            ]}
          />
        )}
        <Button
          type="submit"
          isDisabled={words.trim() === ''}
          isPending={isBusy}
          pendingText="Asking…"
        >
          Refine
        </Button>
      </div>
    </form>
  );
}

const CLOSED_KEY = 'refine-note-closed';

/** One line in place of a field that would take nothing; closed, it stays closed on this device. */
function WithoutModel() {
  const [isClosed, setClosed] = useState(() => localStorage.getItem(CLOSED_KEY) !== null);
  if (isClosed) return null;
  return (
    <div className="refine refine-without" role="note">
      <p>
        Refining by instruction needs a language model.{' '}
        <Link href={`${PAGES.settings}#keys`}>Add a key in Settings</Link>
      </p>
      <IconButton
        icon="close"
        label="Close this note"
        isSmall
        onPress={() => {
          localStorage.setItem(CLOSED_KEY, '1');
          setClosed(true);
        }}
      />
    </div>
  );
}
