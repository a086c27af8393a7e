import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { FORMATS } from '#contract/catalog/formats.ts';
import { ApiError, errorText } from '../../lib/api-client.ts';
import { ProblemLink } from '../../lib/estimate-words.tsx';
import { useTitle } from '../../lib/head.ts';
import { price } from '../../lib/money.ts';
import { formatPath, PAGES } from '../../lib/paths.ts';
import { tellFailure } from '../../lib/tell-failure.ts';
import { Bar } from '../../ui/bar.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Empty } from '../../ui/empty.tsx';
import { TextField } from '../../ui/field.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { batchQuery, useBatchCalls, type Batch, type BatchCalls } from './batch-calls.ts';
import { BatchVideo } from './batch-video.tsx';
import { failedWords, progressWords, standingWords, STATUS_WORDS } from './words.ts';
import './batches.css';

/** One batch: how far it is, what stands in its way, and each of its videos. */
export function BatchPage({ id }: { id: string }) {
  const found = useQuery(batchQuery(id));
  useTitle(found.data?.title ?? 'Batch');
  if (found.data) return <BatchRoom batch={found.data} />;
  const isMissing = found.error instanceof ApiError && found.error.status === 404;
  return (
    <>
      <Bar>
        <span>Batch</span>
      </Bar>
      <div className="batch">
        {found.isPending && (
          <>
            <h1 className="visually-hidden">Batch</h1>
            <Skeleton label="Loading the batch" lines={6} />
          </>
        )}
        {isMissing && (
          <>
            <h1 className="room-title">Batch not found</h1>
            <Empty
              title="It may have been deleted"
              level={2}
              action={<ButtonLink href={PAGES.library}>Open Library</ButtonLink>}
            >
              Drafts from a deleted batch stay in your Library.
            </Empty>
          </>
        )}
        {found.isError && !isMissing && (
          <div className="make-failure" role="alert">
            <h1 className="visually-hidden">Batch</h1>
            <p>{errorText(found.error)}</p>
            <Button icon="retry" onPress={() => void found.refetch()}>
              Try again
            </Button>
          </div>
        )}
      </div>
    </>
  );
}

function BatchRoom({ batch }: { batch: Batch }) {
  const calls = useBatchCalls(batch.id);
  const { status, counts, items, formats } = batch;
  const labels = formats.map((format) => FORMATS.find(({ value }) => value === format)?.label);
  const standing = standingWords(batch);
  return (
    <>
      <Bar actions={<BatchActions batch={batch} calls={calls} />}>
        <a className="link plain" href={PAGES.library}>
          Library
        </a>
        <span>{STATUS_WORDS[status]}</span>
      </Bar>
      <div className="batch">
        <header className="batch-head">
          <h1 className="room-title" dir="auto">
            {batch.title}
          </h1>
          <p className="batch-facts">
            <span>{labels.join(', ')}</span>
            {status === 'running' && counts.failed > 0 && <span>{failedWords(batch)}</span>}
            {batch.spentCents > 0 && <span>{price(batch.spentCents)} spent</span>}
            {batch.capCents !== null && <span>limit {price(batch.capCents)}</span>}
            {batch.watchId !== null && (
              <a className="link" href={PAGES.watches}>
                Watched channel
              </a>
            )}
          </p>
        </header>
        <Progress
          label="Videos done"
          value={counts.all === 0 ? 0 : counts.done / counts.all}
          figure={progressWords(batch)}
        />
        {batch.problem ? (
          <Paused batch={batch} calls={calls} />
        ) : (
          standing && (
            <p className="batch-standing" role="status">
              {standing}
            </p>
          )
        )}
        <ul className="batch-list">
          {items.map((item) => (
            <BatchVideo
              key={item.id}
              item={item}
              format={formats[0]!}
              isBusy={calls.retry.isPending}
              onRetry={() => calls.retry.mutate({ itemIds: [item.id] }, { onError: tellFailure })}
            />
          ))}
        </ul>
      </div>
    </>
  );
}

function BatchActions({ batch, calls }: { batch: Batch; calls: BatchCalls }) {
  const navigate = useNavigate();
  const { status, counts } = batch;
  const isUnfinished = counts.done < counts.all;
  return (
    <>
      {status === 'running' && (
        <Button
          isSmall
          icon="stop"
          isPending={calls.stop.isPending}
          pendingText="Stopping…"
          onPress={() => calls.stop.mutate(undefined, { onError: tellFailure })}
        >
          Stop
        </Button>
      )}
      {(status === 'stopped' || (status === 'done' && isUnfinished)) && (
        <Button
          isSmall
          tone="go"
          icon="retry"
          isPending={calls.retry.isPending}
          pendingText="Starting…"
          onPress={() => calls.retry.mutate({}, { onError: tellFailure })}
        >
          {status === 'done' ? 'Retry failed' : 'Continue'}
        </Button>
      )}
      {status !== 'running' && batch.watchId === null && (
        <ConfirmDialog
          title={`Delete “${batch.title}”?`}
          confirmLabel="Delete"
          isDanger
          onConfirm={async () => {
            await calls.remove.mutateAsync();
            await navigate(PAGES.library);
          }}
          trigger={
            <Button isSmall tone="danger" icon="trash">
              Delete
            </Button>
          }
        >
          <p>This deletes the list. Its drafts and sources stay in your Library.</p>
        </ConfirmDialog>
      )}
    </>
  );
}

/** What stands in the way of all that is left, and the way past it. */
function Paused({ batch, calls }: { batch: Batch; calls: BatchCalls }) {
  const { problem, capCents } = batch;
  const isCap = problem?.code === 'batch_cap_reached';
  const [typed, setTyped] = useState(() => String(Math.ceil(((capCents ?? 0) / 100) * 2)));
  const dollars = Number(typed);
  const isRaised = Number.isFinite(dollars) && dollars * 100 > (capCents ?? 0);
  return (
    <div className="batch-paused" role="status">
      <p>
        {problem?.message} <ProblemLink code={problem?.code ?? ''} />
      </p>
      <div className="batch-way">
        {isCap && (
          <TextField
            label="New limit ($)"
            inputMode="decimal"
            value={typed}
            onChange={setTyped}
            error={isRaised ? undefined : 'Enter more than the limit so far.'}
          />
        )}
        {problem?.code === 'watch_needs_cap' ? (
          <ButtonLink tone="go" href={PAGES.watches}>
            Set a limit
          </ButtonLink>
        ) : (
          <Button
            tone="go"
            isDisabled={isCap && !isRaised}
            isPending={calls.retry.isPending}
            pendingText="Starting…"
            onPress={() =>
              calls.retry.mutate(isCap ? { capCents: dollars * 100 } : {}, { onError: tellFailure })
            }
          >
            Continue
          </Button>
        )}
        <ButtonLink href={formatPath(batch.formats[0]!)}>Start something else</ButtonLink>
      </div>
    </div>
  );
}
