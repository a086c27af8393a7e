import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { ERRORS, type ErrorCode } from '#contract/errors.ts';
import type { ErrorRow } from '#contract/errors/row.ts';
import { CALLS, fill } from '#contract/paths.ts';
import { type AskedQuestion, type StartedDraft, StartedDraftSchema } from '#contract/questions.ts';
import { ApiError, type ApiErrorCode, call, errorText } from '../../lib/api-client.ts';
import { finishDeletions } from '../../lib/deletion.ts';
import { GENERATIONS } from '../../lib/live-events.ts';
import { startToOpen } from '../../lib/opening-drafts.ts';
import { generationPath } from '../../lib/paths.ts';
import { readAgain } from '../../lib/read-again.ts';
import { Button } from '../../ui/button.tsx';
import { bringIntoView } from './bring-into-view.ts';
import { loadedIds } from './calls.ts';
import { ASK_WORDS } from './words.ts';

const WORDS = ASK_WORDS.draft;

/** Where it was started: progress and failure show there. */
type StartPlace = 'menu' | 'button';

interface StartWish {
  /** From all answers of the conversation. */
  isWhole: boolean;
  place: StartPlace;
}

export interface DraftStart {
  /** Opens the draft when it's ready. */
  start: (wish: StartWish) => void;
  isPending: boolean;
  /** Kept while it's retried. */
  error: Error | null;
  /** The last request. */
  wish: StartWish | null;
}

/** Repeats one key until the draft exists, so that a lost response doesn't start two. */
export function useStartDraft({
  id,
  threadId,
}: Pick<AskedQuestion, 'id' | 'threadId'>): DraftStart {
  const client = useQueryClient();
  const navigate = useNavigate();
  const keys = useRef(new Map<string, string>());
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const [error, setError] = useState<Error | null>(null);
  const { mutate, isPending, variables } = useMutation<StartedDraft, Error, StartWish>({
    mutationFn: async ({ isWhole }) => {
      if (isWhole) await finishDeletions(loadedIds(client, threadId));
      const wish = `${id} ${isWhole}`;
      const key = keys.current.get(wish) ?? crypto.randomUUID();
      keys.current.set(wish, key);
      const draft = call(fill(CALLS.questionDraft, { id }), StartedDraftSchema, {
        method: 'POST',
        headers: { 'Idempotency-Key': key },
        body: { whole: isWhole },
      });
      return startToOpen(draft, () => isHere.current);
    },
    onSuccess: (_, { isWhole }) => {
      keys.current.delete(`${id} ${isWhole}`);
      return readAgain(client, GENERATIONS);
    },
    onError: setError,
  });
  return {
    start: (wish) => {
      if (isPending) return;
      if (wish.place !== variables?.place || wish.isWhole !== variables.isWhole) setError(null);
      mutate(wish, {
        // Users who moved to another page in the meantime stay there.
        onSuccess: (draft) => void navigate(generationPath(draft)),
      });
    },
    isPending,
    error,
    wish: variables ?? null,
  };
}

export interface StartButtonProps {
  draft: DraftStart;
  isWhole?: boolean;
  isDisabled?: boolean;
  /** The id of the element that says more. */
  describedBy?: string;
}

/** After a failure, the failure has the button. */
export function StartButton(props: StartButtonProps) {
  const { draft, isWhole = false, isDisabled = false, describedBy } = props;
  const isFromMenu = draft.wish?.place === 'menu';
  if (draft.error !== null && !isFromMenu) return null;
  return (
    <Button
      isSmall
      icon="edit"
      isDisabled={isDisabled}
      {...(describedBy !== undefined && { 'aria-describedby': describedBy })}
      isPending={draft.isPending}
      pendingText={WORDS.starting}
      onPress={() => draft.start({ isWhole, place: 'button' })}
    >
      {isWhole ? WORDS.whole : WORDS.start}
    </Button>
  );
}

/** Beside the menu it was started from. */
export function StartProgress({ draft }: { draft: DraftStart }) {
  const { isPending, error, wish } = draft;
  const isShown = isPending && error === null && wish?.place === 'menu';
  return (
    <span className="qa-starting" role="status">
      {isShown && <span className="caption">{WORDS.starting}</span>}
    </span>
  );
}

export interface StartFailureProps {
  draft: DraftStart;
  place: StartPlace;
}

export function StartFailure({ draft, place }: StartFailureProps) {
  const { error, wish, isPending, start } = draft;
  if (error === null || wish?.place !== place) return null;
  return (
    <FailureBox error={error}>
      {canRetry(error) && (
        <Button
          isSmall
          icon="retry"
          isPending={isPending}
          pendingText={WORDS.starting}
          onPress={() => start(wish)}
        >
          {ASK_WORDS.act.retry}
        </Button>
      )}
    </FailureBox>
  );
}

interface FailureBoxProps {
  error: Error;
  children: ReactNode;
}

/** Takes the focus if the button that was pressed is gone. */
function FailureBox({ error, children }: FailureBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const isFocusLost = document.activeElement === document.body;
    if (isFocusLost) (element.querySelector('button') ?? element).focus({ preventScroll: true });
    // What is above may still grow as it comes near.
    return bringIntoView(element, 'nearest');
  }, [error]);
  return (
    <div className="qa-failed qa-start-failed" role="alert" tabIndex={-1} ref={box}>
      <p>
        <b>{WORDS.failed}.</b> {errorText(error)}
      </p>
      {children}
    </div>
  );
}

function canRetry(error: Error): boolean {
  if (!(error instanceof ApiError)) return true;
  const row: ErrorRow | undefined = isKnown(error.code) ? ERRORS[error.code] : undefined;
  return row?.retry !== 'never';
}

const isKnown = (code: ApiErrorCode): code is ErrorCode => Object.hasOwn(ERRORS, code);

export interface WholeDraftProps {
  /** Any question of the conversation. */
  question: AskedQuestion;
  /** Whether one of its questions is still being answered. */
  isGoing: boolean;
}

/** Shown below a conversation, for all of it. */
export function WholeDraft({ question, isGoing }: WholeDraftProps) {
  const draft = useStartDraft(question);
  const note = useId();
  return (
    <div className="qa-whole">
      <StartButton draft={draft} isWhole isDisabled={isGoing} describedBy={note} />
      <p className="qa-whole-note" id={note}>
        {isGoing && WORDS.notYet}
      </p>
      <StartFailure draft={draft} place="button" />
    </div>
  );
}
