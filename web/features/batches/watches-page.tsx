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
import { BATCH_WORDS, doneWords, failedWords, lookWords } from './words.ts';
import './batches.css';

const WORDS = BATCH_WORDS.watches;

const AGAIN_MS = 6000;

/** Channels whose new videos become drafts automatically. */
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
              {WORDS.add}
            </Button>
          )
        }
      >
        <a className="link plain" href={PAGES.library}>
          {BATCH_WORDS.library}
        </a>
        <span>{WORDS.title}</span>
      </Bar>
      <div className="batch">
        <header className="batch-head">
          <h1 className="room-title">{WORDS.title}</h1>
          <p className="batch-facts">{WORDS.lede}</p>
        </header>
        {isPending && <Skeleton label={WORDS.loading} lines={4} />}
        {isError && !data && (
          <div className="stack" role="alert">
            <p>{errorText(error)}</p>
            <div>
              <Button icon="retry" onPress={() => void refetch()}>
                {BATCH_WORDS.retry}
              </Button>
            </div>
          </div>
        )}
        {data?.watches.length === 0 && (
          <Empty
            title={WORDS.emptyTitle}
            level={2}
            action={
              <Button tone="go" icon="plus" onPress={add}>
                {WORDS.add}
              </Button>
            }
          >
            {WORDS.empty}
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
            <span>{doneWords(batch)}</span>
            {batch.counts.failed > 0 && <span>{failedWords(batch)}</span>}
            {batch.spentCents > 0 && <span>{BATCH_WORDS.spent(price(batch.spentCents))}</span>}
          </p>
        )}
        <WatchActions watch={watch} />
      </div>
      <Badge tone={isPaused ? 'plain' : problem ? 'proof' : 'ok'}>
        {isPaused ? WORDS.paused : problem ? WORDS.waiting : WORDS.watching}
      </Badge>
    </li>
  );
}

function WatchActions({ watch }: { watch: ChannelWatch }) {
  const { id, title } = watch;
  const { change, remove } = useWatchCalls(id);
  const [isChanging, setChanging] = useState(false);
  const isPaused = watch.status === 'paused';
  return (
    <div className="row watch-actions">
      <Button
        isSmall
        tone="quiet"
        icon={isPaused ? 'play' : 'pause'}
        aria-label={isPaused ? WORDS.resumeOne(title) : WORDS.pauseOne(title)}
        onPress={() => {
          if (change.isPending) return;
          change.mutate({ status: isPaused ? 'watching' : 'paused' }, { onError: tellFailure });
        }}
      >
        {isPaused ? WORDS.resume : WORDS.pause}
      </Button>
      <Button
        isSmall
        tone="quiet"
        icon="edit"
        aria-label={WORDS.editOne(title)}
        onPress={() => setChanging(true)}
      >
        {WORDS.edit}
      </Button>
      {isChanging && <ChangeWatchDialog watch={watch} onClose={() => setChanging(false)} />}
      <ConfirmDialog
        title={WORDS.stopTitle(title)}
        confirmLabel={WORDS.stop}
        isDanger
        onConfirm={async () => {
          await remove.mutateAsync(undefined, { onError: tellFailure });
        }}
        trigger={
          <Button isSmall tone="quiet" icon="trash" aria-label={WORDS.stopOne(title)}>
            {WORDS.stop}
          </Button>
        }
      >
        <p>{WORDS.stopNote}</p>
      </ConfirmDialog>
    </div>
  );
}
