import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { CALLS, fill } from '#contract/paths.ts';
import { type AskedQuestion, type StartedDraft, StartedDraftSchema } from '#contract/questions.ts';
import { call, errorText } from '../../lib/api-client.ts';
import { answersBehind } from '../../lib/answers-behind.ts';
import { finishDeletions } from '../../lib/deletion.ts';
import { GENERATIONS } from '../../lib/live-events.ts';
import { generationPath, questionPath } from '../../lib/paths.ts';
import { readAgain } from '../../lib/read-again.ts';
import { Button } from '../../ui/button.tsx';
import { loadedIds } from './calls.ts';
import { ASK_WORDS } from './words.ts';

const WORDS = ASK_WORDS.draft;

export interface DraftStart {
  /** `whole`: from all answers of the conversation. Opens the draft when it's ready. */
  start: (whole: boolean) => void;
  isPending: boolean;
  error: Error | null;
  /** The scope of the last request. */
  isWhole: boolean;
}

/** Repeats one key until the draft exists, so that a lost response doesn't start two. */
export function useStartDraft({
  id,
  threadId,
}: Pick<AskedQuestion, 'id' | 'threadId'>): DraftStart {
  const client = useQueryClient();
  const navigate = useNavigate();
  const keys = useRef(new Map<string, string>());
  const { mutate, isPending, error, variables } = useMutation<StartedDraft, Error, boolean>({
    mutationFn: async (whole) => {
      if (whole) await finishDeletions(loadedIds(client, threadId));
      const wish = `${id} ${whole}`;
      const key = keys.current.get(wish) ?? crypto.randomUUID();
      keys.current.set(wish, key);
      return call(fill(CALLS.questionDraft, { id }), StartedDraftSchema, {
        method: 'POST',
        headers: { 'Idempotency-Key': key },
        body: { whole },
      });
    },
    onSuccess: (_, whole) => {
      keys.current.delete(`${id} ${whole}`);
      return readAgain(client, GENERATIONS);
    },
  });
  return {
    // Users who moved to another page in the meantime stay there.
    start: (whole) =>
      mutate(whole, {
        onSuccess: (draft) =>
          void navigate(generationPath(draft), { state: answersBehind(questionPath(threadId)) }),
      }),
    isPending,
    error,
    isWhole: variables === true,
  };
}

export interface StartButtonProps {
  draft: DraftStart;
  isWhole?: boolean;
}

export function StartButton({ draft, isWhole = false }: StartButtonProps) {
  return (
    <Button
      isSmall
      icon="edit"
      isPending={draft.isPending}
      pendingText={WORDS.starting}
      onPress={() => draft.start(isWhole)}
    >
      {isWhole ? WORDS.whole : WORDS.start}
    </Button>
  );
}

export function StartFailure({ draft: { error, isWhole, isPending, start } }: StartButtonProps) {
  if (error === null) return null;
  return (
    <div className="qa-failed" role="alert">
      <p>
        <b>{WORDS.failed}.</b> {errorText(error)}
      </p>
      <Button
        isSmall
        icon="retry"
        isPending={isPending}
        pendingText={WORDS.starting}
        onPress={() => start(isWhole)}
      >
        {ASK_WORDS.act.retry}
      </Button>
    </div>
  );
}

/** Shown below a conversation, for all of it. `question`: any of its questions. */
export function WholeDraft({ question }: { question: AskedQuestion }) {
  const draft = useStartDraft(question);
  return (
    <div className="qa-whole">
      <StartButton draft={draft} isWhole />
      <StartFailure draft={draft} />
    </div>
  );
}
