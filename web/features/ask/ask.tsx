import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { AskScope } from '#contract/questions.ts';
import { ApiError, errorText } from '../../lib/api-client.ts';
import { useTitle } from '../../lib/head.ts';
import { PAGES } from '../../lib/paths.ts';
import { shelfQuery } from '../../lib/shelves.ts';
import { sourceQuery } from '../../lib/source.ts';
import { Bar } from '../../ui/bar.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AskRoom } from './ask-room.tsx';
import { bringIntoView } from './bring-into-view.ts';
import { filterOf, listedQuestions, useQuestions } from './calls.ts';
import { AskedList } from './asked-list.tsx';
import { SourcePicker, type SourcePickerProps } from './source-picker.tsx';
import { ASK_WORDS } from './words.ts';
import './ask.css';
import './ask-start.css';
import './ask-side.css';
import './answer.css';

/** The way in: what to ask, and what was asked before. */
export function AskStart(props: SourcePickerProps) {
  useTitle(ASK_WORDS.ask);
  return (
    <>
      <Bar>
        <span>{ASK_WORDS.ask}</span>
      </Bar>
      <div className="ask-start">
        <header>
          <h1 className="room-title">{ASK_WORDS.title}</h1>
          <p className="room-lede">{ASK_WORDS.lede}</p>
        </header>
        <SourcePicker {...props} />
        <AskedList />
      </div>
    </>
  );
}

export interface AskScopeRoomProps {
  scope: AskScope;
  /** What was typed before there was a source to ask. */
  question: string;
  onAsked: (id: string) => void;
}

/** A source or a shelf that is asked something new. */
export function AskNew({ scope, question, onAsked }: AskScopeRoomProps) {
  const isVideo = scope.kind === 'video';
  const video = useQuery({ ...sourceQuery(isVideo ? scope.videoId : ''), enabled: isVideo });
  const shelf = useQuery({ ...shelfQuery(isVideo ? '' : scope.shelfId), enabled: !isVideo });
  const found = isVideo ? video : shelf;
  const name = isVideo ? video.data?.title : shelf.data?.name;
  useTitle(name ? `${ASK_WORDS.ask}: ${name}` : ASK_WORDS.ask);
  if (found.isError) {
    return <AskFailure error={found.error} onRetry={() => void found.refetch()} isScope />;
  }
  if (name === undefined) return <AskLoading />;
  const facts = isVideo
    ? [ASK_WORDS.facts.words(video.data?.transcript.words ?? 0)]
    : [
        ASK_WORDS.facts.sources(shelf.data?.sourceCount ?? 0),
        ASK_WORDS.facts.words(shelf.data?.words ?? 0),
      ];
  return (
    <AskRoom
      scope={scope}
      name={name}
      facts={facts}
      question={question}
      threadId={null}
      lastId={null}
      onAsked={onAsked}
    >
      <AskedList scope={filterOf(scope)} />
    </AskRoom>
  );
}

/** A conversation, by the id of its first question. */
export function AskThread({ threadId }: { threadId: string }) {
  const found = useQuestions({ threadId });
  const [newest, ...earlier] = listedQuestions(found.data);
  useTitle(newest ? `${ASK_WORDS.ask}: ${earlier.at(-1)?.text ?? newest.text}` : ASK_WORDS.ask);
  const hasNewest = newest !== undefined;

  // To the question that was looked for, else to where the conversation stands.
  const startAt = earlier.length > 0 ? newest?.id : undefined;
  useEffect(() => {
    const wanted = decodeURIComponent(location.hash.slice(1)) || startAt;
    return hasNewest && wanted ? bringIntoView(wanted) : undefined;
    // oxlint-disable-next-line react/exhaustive-deps -- Only when the page opens: later questions scroll by themselves.
  }, [hasNewest]);

  if (found.isPending) return <AskLoading />;
  if (found.isError && !newest) {
    return <AskFailure error={found.error} onRetry={() => void found.refetch()} />;
  }
  if (!newest) return <AskFailure error={null} onRetry={() => void found.refetch()} />;
  return (
    <AskRoom
      scope={newest.scope}
      name={newest.scopeName}
      facts={newest.searched.sources > 1 ? [ASK_WORDS.facts.sources(newest.searched.sources)] : []}
      threadId={threadId}
      lastId={newest.id}
      onAsked={() => {}}
    />
  );
}

function AskLoading() {
  return (
    <>
      <Bar>
        <span>{ASK_WORDS.ask}</span>
      </Bar>
      <div className="ask-page">
        <h1 className="visually-hidden">{ASK_WORDS.ask}</h1>
        <Skeleton label={ASK_WORDS.room.loading} lines={6} />
      </div>
    </>
  );
}

interface AskFailureProps {
  /** `null`: there is nothing there. */
  error: unknown;
  onRetry: () => void;
  isScope?: boolean;
}

function AskFailure({ error, onRetry, isScope = false }: AskFailureProps) {
  const isMissing = error === null || (error instanceof ApiError && error.status === 404);
  const { room } = ASK_WORDS;
  return (
    <>
      <Bar>
        <span>{ASK_WORDS.ask}</span>
      </Bar>
      <div className="room stack" role="alert">
        <h1 className="room-title">
          {!isMissing ? room.failedTitle : isScope ? room.scopeMissingTitle : room.missingTitle}
        </h1>
        <p className="room-lede">
          {!isMissing ? errorText(error) : isScope ? room.scopeMissing : room.missing}
        </p>
        <div className="row">
          {isMissing ? (
            <ButtonLink tone="go" href={PAGES.ask}>
              {room.change}
            </ButtonLink>
          ) : (
            <Button tone="go" icon="retry" onPress={onRetry}>
              {ASK_WORDS.act.reload}
            </Button>
          )}
        </div>
      </div>
    </>
  );
}
