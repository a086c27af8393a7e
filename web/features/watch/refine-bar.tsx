import { useEffect, useRef, useState, type FormEvent } from 'react';
import { ApiError, wordsOf } from '../../lib/api-client.ts';
import { PAGES } from '../../lib/paths.ts';
import { useStored, type SmallStore } from '../../lib/small-store.ts';
import { Button } from '../../ui/button.tsx';
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

/** "Tell it what to change": the whole text, or the paragraph one is in. */
export function RefineBar({ caret, isBusy, isWithoutModel, onRefine }: RefineBarProps) {
  const blockId = useStored(caret);
  const [words, setWords] = useState('');
  const [isOnlyHere, setOnlyHere] = useState(false);
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

  return (
    <form
      className="refine"
      onSubmit={(event) => void send(event)}
      aria-label="Refine"
      {...(isWithoutModel && { 'data-without': '' })}
    >
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
      {isWithoutModel && (
        <p className="field-hint refine-error" id="refine-why">
          Changing it by a wish needs a language model; the built-in engine cannot do it.{' '}
          <Link href={`${PAGES.settings}#keys`}>Add a key in Settings</Link>, or edit the text
          above.
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
          disabled={isWithoutModel}
          {...(isWithoutModel && { 'aria-describedby': 'refine-why' })}
          onChange={(event) => setWords(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            event.currentTarget.form?.requestSubmit();
          }}
        />
        {blockId !== null && !isWithoutModel && (
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
          isDisabled={isWithoutModel || words.trim() === ''}
          isPending={isBusy}
          pendingText="Asking…"
        >
          Refine
        </Button>
      </div>
    </form>
  );
}
