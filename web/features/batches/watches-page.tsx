import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ChannelWatch } from '#contract/watches.ts';
import { errorText } from '../../lib/api-client.ts';
import { ProblemLink } from '../../lib/estimate-words.tsx';
import { price } from '../../lib/money.ts';
import { batchPath, PAGES } from '../../lib/paths.ts';
import { tellFailure } from '../../lib/tell-failure.ts';
import { useWatchCalls, watchesQuery, watchFacts } from '../../lib/watches.ts';
import { Badge } from '../../ui/badge.tsx';
import { Bar } from '../../ui/bar.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AddWatchDialog } from './add-watch-dialog.tsx';
import { ChangeWatchDialog } from './change-watch-dialog.tsx';
import { failedWords, lookWords, progressWords } from './words.ts';
import './batches.css';

const AGAIN_MS = 6000;

/** The channels whose new videos become drafts. */
export function WatchesPage() {
  const { data, isPending, isError, error, refetch } = useQuery({
    ...watchesQuery,
    refetchInterval: ({ state }) => (state.data?.watches.length ? AGAIN_MS : false),
  });
  const [isAdding, setAdding] = useState(false);
  const add = () => setAdding(true);
  return (
    <>
      <Bar
        actions={
          data &&
          data.watches.length > 0 && (
            <Button isSmall tone="go" icon="plus" onPress={add}>
              Add a channel
            </Button>
          )
        }
      >
        <a className="link plain" href={PAGES.library}>
          Library
        </a>
        <span>Watched channels</span>
      </Bar>
      <div className="batch">
        <header className="batch-head">
          <h1 className="room-title">Watched channels</h1>
          <p className="batch-facts">
            New videos on these channels become drafts in your Library. We don’t publish anything.
          </p>
        </header>
        {isPending && <Skeleton label="Loading your channels" lines={4} />}
        {isError && !data && (
          <div className="stack" role="alert">
            <p>{errorText(error)}</p>
            <div>
              <Button icon="retry" onPress={() => void refetch()}>
                Try again
              </Button>
            </div>
          </div>
        )}
        {data?.watches.length === 0 && (
          <Empty
            title="No channels yet"
            level={2}
            action={
              <Button tone="go" icon="plus" onPress={add}>
                Add a channel
              </Button>
            }
          >
            Paste a channel’s link and choose what to create. We check for new videos and draft
            them.
          </Empty>
        )}
        {data && data.watches.length > 0 && (
          <ul className="batch-list">
            {data.watches.map((watch) => (
              <WatchRow key={watch.id} watch={watch} />
            ))}
          </ul>
        )}
      </div>
      {isAdding && <AddWatchDialog onClose={() => setAdding(false)} />}
    </>
  );
}

function WatchRow({ watch }: { watch: ChannelWatch }) {
  const { title, url, batch, problem } = watch;
  const isPaused = watch.status === 'paused';
  return (
    <li className="batch-row">
      <div className="batch-words">
        <h2 className="batch-name">
          <a className="batch-link-title" href={url} target="_blank" rel="noreferrer">
            <bdi>{title}</bdi>
          </a>
        </h2>
        <p className="batch-facts watch-facts">
          {watchFacts(watch).map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
        {problem && (
          <p className="batch-error" data-tone="proof">
            {problem.message} <ProblemLink code={problem.code} />
          </p>
        )}
        <p className="batch-error">{lookWords(watch)}</p>
        {batch && (
          <p className="batch-facts">
            <a className="link" href={batchPath(batch.id)}>
              {batch.title}
            </a>
            <span>{progressWords(batch)} done</span>
            {batch.counts.failed > 0 && <span>{failedWords(batch)}</span>}
            {batch.spentCents > 0 && <span>{price(batch.spentCents)} spent</span>}
          </p>
        )}
        <WatchActions watch={watch} />
      </div>
      <Badge tone={isPaused ? 'plain' : problem ? 'proof' : 'ok'}>
        {isPaused ? 'Paused' : problem ? 'Waiting' : 'Watching'}
      </Badge>
    </li>
  );
}

function WatchActions({ watch }: { watch: ChannelWatch }) {
  const { id, title } = watch;
  const { change, remove } = useWatchCalls(id);
  const [isChanging, setChanging] = useState(false);
  const isPaused = watch.status === 'paused';
  const turn = isPaused ? 'Resume' : 'Pause';
  return (
    <div className="row watch-actions">
      <Button
        isSmall
        tone="quiet"
        icon={isPaused ? 'play' : 'pause'}
        aria-label={`${turn} “${title}”`}
        onPress={() => {
          if (change.isPending) return;
          change.mutate({ status: isPaused ? 'watching' : 'paused' }, { onError: tellFailure });
        }}
      >
        {turn}
      </Button>
      <Button
        isSmall
        tone="quiet"
        icon="edit"
        aria-label={`Edit “${title}”`}
        onPress={() => setChanging(true)}
      >
        Edit
      </Button>
      {isChanging && <ChangeWatchDialog watch={watch} onClose={() => setChanging(false)} />}
      <ConfirmDialog
        title={`Stop watching “${title}”?`}
        confirmLabel="Stop watching"
        isDanger
        onConfirm={async () => {
          await remove.mutateAsync(undefined, { onError: tellFailure });
        }}
        trigger={
          <Button isSmall tone="quiet" icon="trash" aria-label={`Stop watching “${title}”`}>
            Stop watching
          </Button>
        }
      >
        <p>New videos won’t become drafts anymore. Existing drafts stay in your Library.</p>
      </ConfirmDialog>
    </div>
  );
}
