import { use, useCallback, useEffect, useRef } from 'react';
import { ENDED } from '#contract/generations.ts';
import { errorText } from '../../lib/api-client.ts';
import { useDeletion } from '../../lib/deletion.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Answer } from './answer.tsx';
import { bringIntoView } from './bring-into-view.ts';
import { listedQuestions, QUESTION, useQuestions } from './calls.ts';
import { MadeDrafts, useDraftsMade } from './drafts-made.tsx';
import { AddAction } from './moments.tsx';
import { WholeDraft } from './start-draft.tsx';
import { ASK_WORDS } from './words.ts';

export interface ConversationProps {
  threadId: string;
  /** The chip in play. */
  chosen: string | null;
  /** A question that was just asked, to be brought into view. */
  newest: string | null;
  onAskAgain: (text: string) => void;
}

/** The questions of one thread from the first to the last, each with its answer. */
export function Conversation({ threadId, chosen, newest, onAskAgain }: ConversationProps) {
  const found = useQuestions({ threadId });
  const deletion = useDeletion(QUESTION);
  const questions = listedQuestions(found.data).toReversed();
  const isBesideDraft = use(AddAction) !== null;
  const drafts = useDraftsMade(threadId, deletion.leaving, !isBesideDraft);
  const shown = useRef<string | null>(null);
  const isThere = newest !== null && questions.some(({ id }) => id === newest);

  useEffect(() => {
    if (!isThere || shown.current === newest) return undefined;
    shown.current = newest;
    return bringIntoView(newest);
  }, [isThere, newest]);

  // The same for the life of the page, so that a hundred answers aren't drawn again for the one that changes.
  const start = useRef(deletion);
  const again = useRef(onAskAgain);
  useEffect(() => {
    start.current = deletion;
    again.current = onAskAgain;
  });
  const remove = useCallback((id: string) => start.current.start([id]), []);
  const undo = useCallback((id: string) => start.current.undo([id]), []);
  const repeat = useCallback((text: string) => again.current(text), []);

  if (found.isPending) return <Skeleton label={ASK_WORDS.room.loading} lines={5} />;
  if (found.isError && questions.length === 0) {
    return (
      <div className="stack" role="alert">
        <p>{errorText(found.error)}</p>
        <div>
          <Button icon="retry" onPress={() => void found.refetch()}>
            {ASK_WORDS.act.reload}
          </Button>
        </div>
      </div>
    );
  }
  const last = questions.at(-1);
  const answered = questions.filter(
    ({ id, verdict }) => verdict === 'answered' && !deletion.leaving.has(id),
  );
  const isOneOfSeveral = answered.length > 1;
  const isGoing = questions.some(
    ({ id, status }) => !ENDED.includes(status) && !deletion.leaving.has(id),
  );
  return (
    <>
      <MadeDrafts drafts={drafts.get(null)} />
      {found.hasNextPage && (
        <Button
          isSmall
          isPending={found.isFetchingNextPage}
          onPress={() => void found.fetchNextPage()}
        >
          {ASK_WORDS.room.earlier}
        </Button>
      )}
      <div className="qa-list">
        {questions.map((question) => (
          <Answer
            key={question.id}
            listed={question}
            drafts={drafts.get(question.id)}
            chosen={chosen?.startsWith(`${question.id} `) ? chosen : null}
            isOneOfSeveral={isOneOfSeveral}
            isAnyGoing={isGoing}
            isLeaving={deletion.leaving.has(question.id)}
            onDelete={remove}
            onUndo={undo}
            onAskAgain={repeat}
          />
        ))}
      </div>
      {isOneOfSeveral && !isBesideDraft && (
        <WholeDraft question={answered.at(-1)!} isGoing={isGoing} />
      )}
      <p className="visually-hidden" role="status">
        {last && last.id === newest && ENDED.includes(last.status) && ASK_WORDS.answer.ready}
      </p>
    </>
  );
}
