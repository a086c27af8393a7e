import { useEffect, type FormEvent, type ReactNode } from 'react';
import { useBlocker } from 'react-router';
import { ApiError, errorText } from '../../lib/api-client.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { STYLES_WORDS } from './words.ts';

const WORDS = STYLES_WORDS.form;

export interface ShelfFormProps {
  name: string;
  onName: (name: string) => void;
  /** Whether there are unsaved changes. */
  isChanged: boolean;
  /** Rejects if saving failed; `error` then says why. */
  onSave: () => Promise<unknown>;
  isSaving: boolean;
  error: Error | null;
  onDone: () => void;
  /** The fields of this kind of thing. */
  children: (problemOf: (field: string) => string | undefined) => ReactNode;
}

/** A form for one style or format: it has a name, can be saved or cancelled, and asks before discarding changes. */
export function ShelfForm(props: ShelfFormProps) {
  const { name, onName, isChanged, onSave, isSaving, error, onDone, children } = props;
  const problems = error instanceof ApiError ? error.fields : [];
  const problemOf = (field: string) =>
    problems.find((problem) => problem.field.startsWith(field))?.problem;
  const blocker = useBlocker(isChanged && !isSaving);

  useEffect(() => {
    if (!isChanged) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isChanged]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    try {
      await onSave();
      onDone();
    } catch {
      // The form shows the error.
    }
  }

  return (
    <form className="shelf-form" onSubmit={(event) => void submit(event)}>
      <TextField
        label={WORDS.name}
        isRequired
        autoFocus
        maxLength={80}
        value={name}
        onChange={onName}
        error={problemOf('name')}
      />
      {children(problemOf)}
      {error && (
        <p className="field-error" role="alert">
          {errorText(error)}
        </p>
      )}
      <div className="row">
        <Button type="submit" tone="go" isPending={isSaving} pendingText={WORDS.saving}>
          {WORDS.save}
        </Button>
        <Button tone="quiet" onPress={onDone}>
          {WORDS.cancel}
        </Button>
      </div>
      {blocker.state === 'blocked' && (
        <ConfirmDialog
          isOpen
          onOpenChange={(isOpen) => {
            if (!isOpen) blocker.reset();
          }}
          title={WORDS.leaveTitle}
          confirmLabel={WORDS.leave}
          cancelLabel={WORDS.stay}
          isDanger
          onConfirm={() => blocker.proceed()}
        >
          <p>{WORDS.leaveNote}</p>
        </ConfirmDialog>
      )}
    </form>
  );
}
