import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import type { AskScope } from '#contract/questions.ts';
import { askPath, PAGES, shelfPath } from '../../lib/paths.ts';
import { shelfQuery } from '../../lib/shelves.ts';
import { Bar } from '../../ui/bar.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { AskField, type AskFieldHandle } from './ask-field.tsx';
import { suggestionsQuery } from './calls.ts';
import { Conversation } from './conversation.tsx';
import { MomentPanel } from './moment-panel.tsx';
import { MomentAction, type ChosenMoment } from './moments.tsx';
import { AskSuggestions } from './suggestions.tsx';
import { ASK_WORDS } from './words.ts';

export interface AskRoomProps {
  scope: AskScope;
  /** The title of the source, or the name of the shelf. */
  name: string;
  facts: readonly string[];
  /** Stands in the field from the start. */
  question?: string;
  /** `null`: nothing has been asked yet. */
  threadId: string | null;
  /** The question the next one follows. */
  lastId: string | null;
  onAsked: (id: string) => void;
  /** Under the suggestions, while nothing has been asked. */
  children?: ReactNode;
}

/** One conversation: the answers in the middle, the moment in play beside them, the field under them. */
export function AskRoom(props: AskRoomProps) {
  const { scope, name, facts, question, threadId, lastId, onAsked, children } = props;
  const [played, setPlayed] = useState<{ chosen: ChosenMoment | null; jump: number }>({
    chosen: null,
    jump: 0,
  });
  const [newest, setNewest] = useState<string | null>(null);
  const field = useRef<AskFieldHandle>(null);
  const play = useCallback(
    (chosen: ChosenMoment) => setPlayed(({ jump }) => ({ chosen, jump: jump + 1 })),
    [],
  );
  const close = () => setPlayed(({ jump }) => ({ chosen: null, jump }));
  const page = useRef<HTMLDivElement>(null);
  // On phones the moment covers most of the page, and would hide what was tapped.
  useEffect(() => {
    page.current?.querySelector('[aria-pressed="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [played.jump]);
  const suggestions = useQuery({ ...suggestionsQuery(scope), enabled: threadId === null });
  return (
    <MomentAction value={play}>
      <div className="ask">
        <div className="ask-main">
          <Bar
            actions={
              <>
                {threadId !== null && (
                  <ButtonLink isSmall icon="plus" href={askPath(scope)}>
                    {ASK_WORDS.room.newTopic}
                  </ButtonLink>
                )}
                <ButtonLink isSmall href={PAGES.ask}>
                  {threadId === null ? ASK_WORDS.room.change : ASK_WORDS.room.back}
                </ButtonLink>
              </>
            }
          >
            <span>{ASK_WORDS.ask}</span>
            {facts.map((fact) => (
              <span key={fact} className="ask-fact">
                {fact}
              </span>
            ))}
          </Bar>
          <div ref={page} className="ask-page">
            <h1 className="ask-name" dir="auto">
              {scope.kind === 'shelf' ? (
                <ShelfName shelfId={scope.shelfId} name={name} />
              ) : (
                name || ASK_WORDS.answer.untitled
              )}
            </h1>
            {threadId === null ? (
              <>
                <AskSuggestions
                  questions={suggestions.data?.questions ?? []}
                  isLoading={suggestions.isPending}
                  onAsk={(text) => field.current?.ask(text)}
                />
                {children}
              </>
            ) : (
              <Conversation
                threadId={threadId}
                chosen={played.chosen?.key ?? null}
                newest={newest}
                onAskAgain={(text) => field.current?.ask(text)}
              />
            )}
          </div>
          <AskField
            handle={field}
            scope={scope}
            threadId={threadId}
            followsId={lastId}
            {...(question !== undefined && { question })}
            placeholder={lastId === null ? ASK_WORDS.field.placeholder : ASK_WORDS.field.followUp}
            onAsked={(id) => {
              setNewest(id);
              onAsked(id);
            }}
          />
        </div>
        <MomentPanel name={name} chosen={played.chosen} jump={played.jump} onClose={close} />
      </div>
    </MomentAction>
  );
}

/** The way back to what else stands there, while there is a shelf to go to. */
function ShelfName({ shelfId, name }: { shelfId: string; name: string }) {
  const shelf = useQuery(shelfQuery(shelfId));
  return shelf.isError ? name : <a href={shelfPath(shelfId)}>{name}</a>;
}
