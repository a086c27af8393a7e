import { useQuery } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import type { AskedQuestion, AskScope } from '#contract/questions.ts';
import { questionPath } from '../../lib/paths.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { AskField, type AskFieldHandle } from './ask-field.tsx';
import { filterOf, listedQuestions, suggestionsQuery, useQuestions } from './calls.ts';
import { Conversation } from './conversation.tsx';
import { AddAction, MomentAction, type ChosenMoment } from './moments.tsx';
import { AskSuggestions } from './suggestions.tsx';
import { ASK_WORDS } from './words.ts';
import './ask.css';
import './ask-side.css';
import './answer.css';

export interface AskPanelProps {
  videoId: string;
  /** The page has the source beside it: a moment is shown there. `false` where it has not got that one. */
  onMoment: (videoId: string, atMs: number) => boolean;
  /** Puts an answer, or one passage of it, into the text; `null` where none is open to write in. */
  onAdd: ((question: AskedQuestion, passage?: number) => void) | null;
}

/** Asking, beside a text that was made from the same source. The newest conversation goes on until a new one is begun. */
export function AskPanel({ videoId, onMoment, onAdd }: AskPanelProps) {
  const scope: AskScope = { kind: 'video', videoId };
  const asked = useQuestions(filterOf(scope));
  const [newest] = listedQuestions(asked.data);
  const [isFresh, setFresh] = useState(false);
  const [lastAsked, setLastAsked] = useState<string | null>(null);
  const [chosen, setChosen] = useState<ChosenMoment | null>(null);
  const [isQuoted, setQuoted] = useState(false);
  const field = useRef<AskFieldHandle>(null);
  const thread = isFresh ? null : (newest ?? null);
  const suggestions = useQuery({ ...suggestionsQuery(scope), enabled: thread === null });
  const play = useCallback(
    (next: ChosenMoment) => {
      setChosen(next);
      const { videoId: of, startMs } = next.moment;
      setQuoted(startMs === null || !onMoment(of, startMs));
    },
    [onMoment, setChosen, setQuoted],
  );
  return (
    <MomentAction value={play}>
      <section className="ask-beside" aria-label={ASK_WORDS.ask}>
        {thread !== null && (
          <div className="ask-beside-head">
            <Link href={questionPath(thread.threadId)} isAlone>
              {ASK_WORDS.room.openAll}
            </Link>
            <Button
              isSmall
              tone="quiet"
              icon="plus"
              onPress={() => {
                setFresh(true);
                field.current?.focus();
              }}
            >
              {ASK_WORDS.room.newTopic}
            </Button>
          </div>
        )}
        <div className="ask-beside-page">
          {thread === null ? (
            !asked.isPending && (
              <AskSuggestions
                questions={suggestions.data?.questions ?? []}
                isLoading={suggestions.isPending}
                onAsk={(text) => field.current?.ask(text)}
              />
            )
          ) : (
            <AddAction value={onAdd}>
              <Conversation
                threadId={thread.threadId}
                chosen={chosen?.key ?? null}
                newest={lastAsked}
                onAskAgain={(text) => field.current?.ask(text)}
              />
            </AddAction>
          )}
        </div>
        {chosen !== null && isQuoted && (
          // Where there is no time to go to, what was said comes here.
          <blockquote className="ask-quote ask-beside-quote" role="status" dir="auto">
            <p>{chosen.moment.quote}</p>
            <IconButton
              icon="close"
              label={ASK_WORDS.moment.close}
              isSmall
              onPress={() => setChosen(null)}
            />
          </blockquote>
        )}
        <AskField
          handle={field}
          scope={scope}
          threadId={thread?.threadId ?? null}
          followsId={thread?.id ?? null}
          placeholder={thread === null ? ASK_WORDS.field.placeholder : ASK_WORDS.field.followUp}
          onAsked={(id) => {
            setLastAsked(id);
            setFresh(false);
          }}
        />
      </section>
    </MomentAction>
  );
}
