import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { DocumentBlock, SummaryDocument } from '#contract/documents.ts';
import type { GenerationSummary } from '#contract/generations.ts';
import type { RunView } from '#contract/run-view.ts';
import type { TranscriptBlock } from '#contract/videos.ts';
import { generationQuery, useRun } from '../../lib/generations.ts';
import { useTitle } from '../../lib/head.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useRetry, useStop } from './actions.ts';
import { DocumentView } from './document-view.tsx';
import type { Moment } from './moment.ts';
import { NowLine } from './now-line.tsx';
import { RunNotice } from './run-notice.tsx';
import { blockAt, documentBlocks, findTextAt, transcriptQuery } from './transcript.ts';
import { WatchBar } from './watch-bar.tsx';
import { WatchPanel } from './watch-panel.tsx';
import { WatchFailure, WatchLoading } from './watch-states.tsx';
import './watch.css';
import './document.css';

export function WatchSummary({ id }: { id: string }) {
  const run = useRun(id);
  const generation = useQuery(generationQuery(id));
  useTitle(generation.data?.title ?? 'Summary');
  if (run.data && generation.data) {
    return <Watch generation={generation.data} view={run.data.view} />;
  }
  const error = run.error ?? generation.error;
  if (error) return <WatchFailure error={error} onRetry={() => void run.refetch()} />;
  return <WatchLoading />;
}

/** The title is known before anything is written, and stays where it stands. */
function blank({ title, language }: GenerationSummary): SummaryDocument {
  return { format: 'summary', language, title, sections: [] };
}

const START: Moment = { atMs: 0, textId: null, blockIds: [] };

function Watch({ generation, view }: { generation: GenerationSummary; view: RunView }) {
  const transcript = useQuery(transcriptQuery(generation.videoId));
  const stop = useStop(generation.id);
  const retry = useRetry(generation.id);
  const [moment, setMoment] = useState(START);
  const { document } = view;
  const cited = useMemo(
    () => new Set(document ? documentBlocks(document).flatMap(({ blockIds }) => blockIds) : []),
    [document],
  );
  const isUnderWay = view.status === 'queued' || view.status === 'running';
  // Asked to stop, a run ends at its next step: the button keeps saying so until then.
  const isStopping = isUnderWay && (stop.isPending || stop.isSuccess);
  useEffect(() => {
    if (!isUnderWay) stop.reset();
    // oxlint-disable-next-line react/exhaustive-deps -- `reset` is the same for the life of the page.
  }, [isUnderWay]);

  const pickText = (block: DocumentBlock, atMs: number) =>
    setMoment({ atMs, textId: block.id, blockIds: block.blockIds });

  const goTo = (atMs: number, block: TranscriptBlock | undefined) => {
    const text = block && document ? findTextAt(document, block.id) : undefined;
    setMoment({ atMs, textId: text?.id ?? null, blockIds: block ? [block.id] : [] });
    return text;
  };

  const pickSaid = (block: TranscriptBlock) => {
    const text = goTo(block.startMs, block);
    if (text) window.document.getElementById(text.id)?.scrollIntoView({ block: 'nearest' });
  };

  const hasText = document !== null && documentBlocks(document).length > 0;
  return (
    <div className="watch">
      <div className="watch-main">
        <WatchBar
          generation={generation}
          view={view}
          onStop={() => stop.mutate()}
          isStopping={isStopping}
        />
        <RunNotice view={view} onRetry={() => retry.mutate()} isRetrying={retry.isPending} />
        <div className="watch-page">
          <DocumentView
            document={document ?? blank(generation)}
            transcript={transcript.data}
            nowId={moment.textId}
            isWriting={view.status === 'running'}
            onPick={pickText}
          >
            {isUnderWay && !hasText && (
              <div className="doc-wait" lang="en" dir="ltr">
                <p className="doc-wait-words">
                  {view.status === 'queued'
                    ? 'It waits for its turn. You can close this page; it goes on without you.'
                    : 'The first words are on their way.'}
                </p>
                <Skeleton label="The text is on its way" lines={6} />
              </div>
            )}
          </DocumentView>
        </div>
      </div>
      <WatchPanel
        generation={generation}
        view={view}
        transcript={transcript}
        cited={cited}
        moment={moment}
        onSeek={(atMs) => goTo(atMs, transcript.data ? blockAt(transcript.data, atMs) : undefined)}
        onPick={pickSaid}
      />
      {transcript.data && moment.blockIds.length > 0 && (
        <NowLine transcript={transcript.data} atMs={moment.atMs} onClose={() => setMoment(START)} />
      )}
    </div>
  );
}
