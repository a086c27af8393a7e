import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { GenerationSummary, Refine } from '#contract/generations.ts';
import { ApiError, errorText } from '../../../lib/api-client.ts';
import { PAGES } from '../../../lib/paths.ts';
import { useStored } from '../../../lib/small-store.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Segmented } from '../../../ui/choice.tsx';
import { Link } from '../../../ui/link.tsx';
import type { Desk } from '../desk.ts';
import { useWishEstimates, WishCost } from './wish-cost.tsx';
import { WATCH_WORDS } from './words.tsx';

const WORDS = WATCH_WORDS.refine;

export interface RefineBarProps {
  generation: GenerationSummary;
  desk: Desk;
  isBusy: boolean;
  /** Following instructions needs an AI model. */
  isWithoutModel: boolean;
  onRefine: (wish: Refine) => Promise<unknown>;
}

interface Selected {
  kind: 'caret' | 'one' | 'many';
  blockId: string;
}

/** The selection's scope: within one paragraph, across several, or null outside the text. */
function selectedPart(): Selected | null {
  const selection = window.getSelection();
  if (!selection || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  const blockOf = (node: Node) =>
    (node instanceof Element ? node : node.parentElement)?.closest('.doc-writing .doc-block');
  const first = blockOf(range.startContainer);
  const last = blockOf(range.endContainer);
  if (!first || !last) return null;
  const blockId = first.querySelector('[id]')?.id ?? '';
  if (range.collapsed) return { kind: 'caret', blockId };
  if (first === last) return { kind: 'one', blockId };
  // A triple click selects up to the start of the next paragraph.
  const tail = document.createRange();
  tail.setStart(last, 0);
  tail.setEnd(range.endContainer, range.endOffset);
  const isOne = tail.toString() === '' && first.nextElementSibling === last;
  return { kind: isOne ? 'one' : 'many', blockId };
}

/**
 * The scope follows the selection. It stays while the caret remains in the paragraph, even after a refine. A scope
 * set by the user stays until something else is selected.
 */
function useScope({ scope, caret }: Pick<Desk, 'scope' | 'caret'>) {
  const { isOnlyHere } = useStored(scope);
  useEffect(() => {
    function follow() {
      const part = selectedPart();
      if (part === null) return;
      const { followed } = scope.get();
      if (part.kind === 'caret') {
        if (followed !== null && followed !== part.blockId) {
          scope.set({ isOnlyHere: false, followed: null });
        }
        return;
      }
      const next = part.kind === 'one';
      if (followed !== part.blockId || scope.get().isOnlyHere !== next) {
        scope.set({ isOnlyHere: next, followed: part.blockId });
      }
    }
    document.addEventListener('selectionchange', follow);
    return () => document.removeEventListener('selectionchange', follow);
  }, [scope]);
  const set = (next: boolean) => scope.set({ isOnlyHere: next, followed: null });
  return { blockId: useStored(caret), isOnlyHere, setOnlyHere: set };
}

/** The field for asking a model to change the whole text or the current paragraph. */
export function RefineBar(props: RefineBarProps) {
  const { generation, desk, isBusy, isWithoutModel, onRefine } = props;
  const { blockId, isOnlyHere, setOnlyHere } = useScope(desk);
  const [words, setWords] = useState('');
  const [error, setError] = useState<unknown>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const instruction = words.trim();
  const wish: Refine | null =
    instruction === ''
      ? null
      : { instruction, ...(isOnlyHere && blockId !== null && { paragraphId: blockId }) };
  const [estimate] = useWishEstimates(generation, wish && !isWithoutModel ? [wish] : []);

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
    if (!wish || isBusy) return;
    setError(null);
    try {
      await onRefine(wish);
      setWords('');
    } catch (failure) {
      setError(failure);
    }
  }

  if (isWithoutModel) return <WithoutModel />;
  return (
    <form className="refine" onSubmit={(event) => void send(event)} aria-label={WORDS.title}>
      {Boolean(error) && (
        <p className="field-error refine-error" role="alert">
          <span>
            {errorText(error)}{' '}
            {error instanceof ApiError && /key|model/.test(error.code) && (
              <Link href={`${PAGES.settings}#keys`}>{WORDS.settings}</Link>
            )}
          </span>
        </p>
      )}
      <div className="refine-row">
        <textarea
          ref={field}
          className="input refine-input"
          rows={1}
          aria-label={WORDS.label}
          placeholder={WORDS.hint}
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
            label={WORDS.scope}
            isLabelHidden
            value={isOnlyHere ? 'here' : 'whole'}
            onChange={(value) => setOnlyHere(value === 'here')}
            options={[
              { value: 'whole', label: WORDS.whole },
              { value: 'here', label: WORDS.here },
            ]}
          />
        )}
        <Button
          type="submit"
          isDisabled={wish === null}
          isPending={isBusy}
          pendingText={WORDS.sending}
        >
          {WORDS.send}
        </Button>
        <WishCost estimate={estimate} />
      </div>
    </form>
  );
}

const CLOSED_KEY = 'refine-note-closed';

/** A hint in place of the field when there is no model. Once dismissed, it stays hidden in this browser. */
function WithoutModel() {
  const [isClosed, setClosed] = useState(() => localStorage.getItem(CLOSED_KEY) !== null);
  if (isClosed) return null;
  return (
    <div className="refine refine-without" role="note">
      <p>
        {WORDS.needsModel} <Link href={`${PAGES.settings}#keys`}>{WORDS.addKey}</Link>
      </p>
      <IconButton
        icon="close"
        label={WORDS.dismiss}
        isSmall
        onPress={() => {
          localStorage.setItem(CLOSED_KEY, '1');
          setClosed(true);
        }}
      />
    </div>
  );
}
