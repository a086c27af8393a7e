import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import type { AskedQuestion, AskScope } from '#contract/questions.ts';
import { questionPath } from '../../lib/paths.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { AskField, type AskFieldHandle } from './ask-field.tsx';
import { filterOf, listedQuestions, suggestionsQuery, useQuestions } from './calls.ts';
import { Conversation } from './conversation.tsx';
import type { ShownMomentProps } from './moment-panel.tsx';
import { AddAction, MomentAction, type ChosenMoment } from './moments.tsx';
import { AskSuggestions } from './suggestions.tsx';
import { ASK_WORDS } from './words.ts';
import './ask.css';
import './ask-side.css';
import './answer.css';

export interface AskPanelProps {
  videoId: string;
  /** The page has the source beside it: a moment is shown there. `false` where it has not got that one. */
  onMoment?: (videoId: string, atMs: number) => boolean;
  /** Shows a moment where the page has no player for it. Its quote alone, if left out. */
  Moment?: ComponentType<ShownMomentProps>;
  /** Puts an answer, or one passage of it, into the text; `null` where none is open to write in. */
  onAdd: ((question: AskedQuestion, passage?: number) => void) | null;
  /** A question can be typed right away. Not on touch screens, where the keyboard would cover the suggestions. */
  isTypedInto?: boolean;
}

interface Played {
  chosen: ChosenMoment | null;
  /** Counts the clicks. */
  jump: number;
  /** Nothing else on the page shows it. */
  isShownHere: boolean;
}

const NOTHING_PLAYED: Played = { chosen: null, jump: 0, isShownHere: false };

/** Asking, beside a source or a text that was made from it. The newest conversation goes on until a new one is begun. */
export function AskPanel({ videoId, onMoment, Moment, onAdd, isTypedInto }: AskPanelProps) {
  const scope: AskScope = { kind: 'video', videoId };
  const asked = useQuestions(filterOf(scope));
  const [newest] = listedQuestions(asked.data);
  const [isFresh, setFresh] = useState(false);
  const [lastAsked, setLastAsked] = useState<string | null>(null);
  const [{ chosen, jump, isShownHere }, setPlayed] = useState<Played>(NOTHING_PLAYED);
  const field = useRef<AskFieldHandle>(null);
  const thread = isFresh ? null : (newest ?? null);
  const suggestions = useQuery({ ...suggestionsQuery(scope), enabled: thread === null });
  const play = useCallback(
    (next: ChosenMoment) => {
      const { videoId: of, startMs } = next.moment;
      const isShown = startMs !== null && onMoment?.(of, startMs) === true;
      setPlayed((before) => ({ chosen: next, jump: before.jump + 1, isShownHere: !isShown }));
    },
    [onMoment],
  );
  useEffect(() => {
    if (isTypedInto && matchMedia('(pointer: fine)').matches) field.current?.focus();
  }, [isTypedInto]);
  const close = () => setPlayed(({ jump: last }) => ({ ...NOTHING_PLAYED, jump: last }));
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
        {chosen !== null && isShownHere && Moment && (
          <div className="ask-beside-moment" role="region" aria-label={ASK_WORDS.moment.panel}>
            <Moment key={chosen.source.videoId} chosen={chosen} jump={jump} onClose={close} />
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
        {chosen !== null && isShownHere && !Moment && (
          // Where there is no time to go to, what was said comes here.
          <blockquote className="ask-quote ask-beside-quote" role="status" dir="auto">
            <p>{chosen.moment.quote}</p>
            <IconButton icon="close" label={ASK_WORDS.moment.close} isSmall onPress={close} />
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
