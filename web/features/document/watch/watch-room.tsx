import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { writingOf } from '#contract/catalog/languages.ts';
import { BUILT_IN_MODEL } from '#contract/catalog/providers.ts';
import type { ReadingScope } from '#contract/checks.ts';
import type { Document } from '#contract/documents.ts';
import {
  ENDED,
  type Generation,
  type Refine,
  type GenerationSummary,
} from '#contract/generations.ts';
import type { RunView } from '#contract/run-view.ts';
import { placeAt } from '#contract/source-parts.ts';
import type { Transcript } from '#contract/videos.ts';
import { documentBlocks } from '../../../lib/block-looks.ts';
import { modelsQuery } from '../../../lib/catalogue.ts';
import { useGoneSource } from '../../../lib/source.ts';
import { blockAt, captionAt, transcriptQuery } from '../../../lib/transcripts.ts';
import { Icon } from '../../../ui/icons.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { createDesk } from '../desk.ts';
import { PageActions } from '../page-actions.tsx';
import { Page } from '../page.tsx';
import { tell, useBuiltIn, useRefine, useRetry, useSecondReading, useStop } from './actions.ts';
import { ChecksJump } from './checks-panel.tsx';
import { DocumentView } from './document-view.tsx';
import { RefineBar } from './refine-bar.tsx';
import { AnswersNotice, GoneNotice, RetryNotice, RunNotice } from './run-notice.tsx';
import { hasPassages, tellIn } from './transcript.ts';
import { showText, useMoment } from './use-moment.ts';
import { WatchBar } from './watch-bar.tsx';
import { WatchPanel, type AskSlot } from './watch-panel.tsx';
import { WATCH_WORDS } from './words.tsx';

const WORDS = WATCH_WORDS.room;

interface WatchRoomProps {
  generation: Generation;
  view: RunView;
  Ask: AskSlot;
}

/** The draft, with the video and checks beside it and the actions above. */
export function WatchRoom({ generation, view, Ask }: WatchRoomProps) {
  const { id } = generation;
  const transcript = useQuery(transcriptQuery(generation.videoId, generation.transcriptId));
  const gone = useGoneSource(generation.videoId, transcript.data?.video.kind === 'shelf');
  const stop = useStop(id);
  const retry = useRetry(id);
  const refine = useRefine(id);
  const builtIn = useBuiltIn(generation);
  const isUnderWay = !ENDED.includes(view.status);
  // After the run, the server's copy counts: it has edits that the run's log doesn't.
  const isSettled = !isUnderWay && generation.version > 0 && generation.document !== null;
  const document = isSettled ? generation.document : view.document;
  const checks = isSettled ? generation.checks : view.checks;
  const { moment, momentOf, tellBlock, pickText, goTo, pickSaid, leave } = useMoment(
    document,
    transcript.data,
  );
  const [desk] = useState(createDesk);
  const [isAsking, setAsking] = useState(false);
  const usage = view.usage ?? generation.usage;
  const shown = useMemo(() => ({ ...view, checks, usage }), [view, checks, usage]);
  const cited = useMemo(() => citedBlocks(document), [document]);

  // A run stops at its next step, so the button shows "stopping" until then.
  const isStopping = isUnderWay && (stop.isPending || stop.isSuccess);
  useEffect(() => {
    if (!isUnderWay) stop.reset();
    // oxlint-disable-next-line react/exhaustive-deps -- `reset` is the same for the life of the page.
  }, [isUnderWay]);

  const seek = useCallback((atMs: number) => void goTo(atMs, true), [goTo]);
  const follow = useCallback((atMs: number) => void goTo(atMs, false), [goTo]);
  const { mutate } = refine;
  const mend = useCallback((wish: Refine) => mutate(wish, { onError: tell }), [mutate]);

  const reading = useSecondReading(id);
  const { mutate: startReading } = reading;
  const read = useCallback((scope: ReadingScope) => startReading(scope), [startReading]);

  // Chosen like on the server: the model that wrote the draft, or else the account's default.
  const models = useQuery(modelsQuery);
  const isBuiltIn = generation.engine.kind === 'built-in';
  const isWithoutModel = isBuiltIn && models.data?.defaultModel === BUILT_IN_MODEL;
  // Until it is known, don't offer actions that might disappear a moment later.
  const isUnknown = isBuiltIn && models.isPending;

  // The built-in engine can't translate.
  const canBuiltIn =
    gone === null &&
    generation.engine.kind === 'model' &&
    transcript.data?.video.language === generation.language;

  const hasText = document !== null && documentBlocks(document).length > 0;
  const canEdit = isSettled && hasText;
  // Below the editor's tools, so that they leave the text enough of a phone's screen.
  const isText = canEdit && document.format !== 'podcast';
  const checksJump = (checks || isUnderWay) && (
    <ChecksJump generation={generation} checks={checks} onJump={() => setAsking(false)} />
  );

  return (
    <div className="watch">
      <div className="watch-main">
        <WatchBar
          generation={generation}
          view={view}
          desk={canEdit ? desk : null}
          onStop={() => stop.mutate()}
          isStopping={isStopping}
          actions={
            hasText && !isUnderWay ? (
              <PageActions
                generation={generation}
                document={document}
                desk={desk}
                canMakeMore={gone === null}
              />
            ) : null
          }
        />
        {isUnderWay && view.retrying && <RetryNotice retrying={view.retrying} hasText={hasText} />}
        <RunNotice
          view={view}
          engine={generation.engine}
          onRetry={() => retry.mutate()}
          isRetrying={retry.isPending}
          onBuiltIn={canBuiltIn ? () => builtIn.mutate() : null}
          isStarting={builtIn.isPending}
        />
        {gone !== null && <GoneNotice words={gone} />}
        {generation.answers && <AnswersNotice answers={generation.answers} />}
        {!isText && checksJump}
        <div className="watch-page" {...(!canEdit && { 'data-reading': '' })}>
          {canEdit && document ? (
            <Page
              generation={generation}
              document={document}
              desk={desk}
              checks={checks}
              nowId={moment.textId}
              momentOf={momentOf}
              tellBlock={tellBlock}
              onPick={pickText}
              lead={isText && checksJump}
            />
          ) : (
            <DocumentView
              document={document ?? blankDocument(generation)}
              momentOf={momentOf}
              tellBlock={tellBlock}
              nowId={moment.textId}
              isWriting={view.status === 'running'}
              onPick={pickText}
            >
              {isUnderWay && !hasText && <Waiting status={view.status} />}
            </DocumentView>
          )}
        </div>
        {canEdit && !isUnknown && (
          <RefineBar
            generation={generation}
            desk={desk}
            isBusy={refine.isPending}
            isWithoutModel={isWithoutModel}
            onRefine={refine.mutateAsync}
          />
        )}
      </div>
      <WatchPanel
        generation={generation}
        view={shown}
        transcript={transcript}
        cited={cited}
        moment={moment}
        desk={desk}
        isAsking={isAsking}
        onAsking={setAsking}
        isBusy={refine.isPending || reading.isPending || isUnderWay}
        isWithoutModel={isWithoutModel || isUnknown}
        onSeek={seek}
        onPlaying={follow}
        onPick={pickSaid}
        onShow={showText}
        onMend={mend}
        onRead={read}
        Ask={Ask}
      />
      {transcript.data && moment.blockIds.length > 0 && (
        <NowLine transcript={transcript.data} atMs={moment.atMs} onClose={leave} />
      )}
    </div>
  );
}

function citedBlocks(document: Document | null): ReadonlySet<number> {
  return new Set(document ? documentBlocks(document).flatMap(({ blockIds }) => blockIds) : []);
}

function Waiting({ status }: { status: RunView['status'] }) {
  return (
    <div className="doc-wait" lang="en" dir="ltr">
      <p className="doc-wait-words">{status === 'queued' ? WORDS.queued : WORDS.starting}</p>
      <Skeleton label={WORDS.writing} lines={6} />
    </div>
  );
}

/** The title is known before any text and doesn't move once the text arrives. */
function blankDocument({ format, title, language }: GenerationSummary): Document {
  const common = { language, title, sections: [] };
  switch (format) {
    case 'blog':
      return { format, ...common, description: '', slug: '', keyword: null, tags: [] };
    case 'summary':
      return { format, ...common };
    case 'tweet':
      return { format, ...common, shape: 'thread' };
    case 'linkedin':
      return { format, ...common, hashtags: [] };
    case 'newsletter':
      return { format, ...common, subjects: [], preheader: '' };
    case 'podcast':
      return { format, ...common, description: '', speakers: [] };
    case 'custom':
      return { format, ...common, promptName: '' };
  }
}

interface NowLineProps {
  transcript: Transcript;
  atMs: number;
  onClose: () => void;
}

/** On small screens without the video, shows the current line as a subtitle. */
function NowLine({ transcript, atMs, onClose }: NowLineProps) {
  const { tag, direction } = writingOf(transcript);
  const place = placeAt(transcript.parts, atMs);
  return (
    <div className="now-line" role="status">
      <span className="time">{tellIn(transcript, atMs, place ? [place] : []).words}</span>
      <p lang={tag} dir={direction}>
        {hasPassages(transcript) ? blockAt(transcript, atMs)?.text : captionAt(transcript, atMs)}
      </p>
      <button
        type="button"
        className="now-line-close"
        aria-label={WORDS.closeLine}
        onClick={onClose}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
