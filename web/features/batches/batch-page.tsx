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
import { BATCH_WORDS, failedWords, progressWords, standingWords } from './words.ts';
import './batches.css';

const WORDS = BATCH_WORDS.page;

/** A batch: its progress, its problems, and each of its videos. */
export function BatchPage({ id }: { id: string }) {
  const found = useQuery(batchQuery(id));
  useTitle(found.data?.title ?? BATCH_WORDS.title);
  if (found.data) return <BatchRoom batch={found.data} />;
  const isMissing = found.error instanceof ApiError && found.error.status === 404;
  return (
    <>
      <Bar>
        <span>{BATCH_WORDS.title}</span>
      </Bar>
      <div className="batch">
        {found.isPending && (
          <>
            <h1 className="visually-hidden">{BATCH_WORDS.title}</h1>
            <Skeleton label={WORDS.loading} lines={6} />
          </>
        )}
        {isMissing && (
          <>
            <h1 className="room-title">{WORDS.missing}</h1>
            <Empty
              title={WORDS.missingTitle}
              level={2}
              action={<ButtonLink href={PAGES.library}>{WORDS.openLibrary}</ButtonLink>}
            >
              {WORDS.missingText}
            </Empty>
          </>
        )}
        {found.isError && !isMissing && (
          <div className="make-failure" role="alert">
            <h1 className="visually-hidden">{BATCH_WORDS.title}</h1>
            <p>{errorText(found.error)}</p>
            <Button icon="retry" onPress={() => void found.refetch()}>
              {BATCH_WORDS.retry}
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
          {BATCH_WORDS.library}
        </a>
        <span>{BATCH_WORDS.status[status]}</span>
      </Bar>
      <div className="batch">
        <header className="batch-head">
          <h1 className="room-title" dir="auto">
            {batch.title}
          </h1>
          <p className="batch-facts">
            <span>{labels.join(', ')}</span>
            {status === 'running' && counts.failed > 0 && <span>{failedWords(batch)}</span>}
            {batch.spentCents > 0 && <span>{BATCH_WORDS.spent(price(batch.spentCents))}</span>}
            {batch.capCents !== null && <span>{BATCH_WORDS.limit(price(batch.capCents))}</span>}
            {batch.watchId !== null && (
              <a className="link" href={PAGES.watches}>
                {WORDS.watched}
              </a>
            )}
          </p>
        </header>
        <Progress
          label={WORDS.done}
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
          pendingText={WORDS.stopping}
          onPress={() => calls.stop.mutate(undefined, { onError: tellFailure })}
        >
          {WORDS.stop}
        </Button>
      )}
      {(status === 'stopped' || (status === 'done' && isUnfinished)) && (
        <Button
          isSmall
          tone="go"
          icon="retry"
          isPending={calls.retry.isPending}
          pendingText={WORDS.starting}
          onPress={() => calls.retry.mutate({}, { onError: tellFailure })}
        >
          {status === 'done' ? WORDS.retryFailed : WORDS.continue}
        </Button>
      )}
      {status !== 'running' && batch.watchId === null && (
        <ConfirmDialog
          title={WORDS.deleteTitle(batch.title)}
          confirmLabel={WORDS.delete}
          isDanger
          onConfirm={async () => {
            await calls.remove.mutateAsync();
            await navigate(PAGES.library);
          }}
          trigger={
            <Button isSmall tone="danger" icon="trash">
              {WORDS.delete}
            </Button>
          }
        >
          <p>{WORDS.deleteNote}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

/** What blocks the rest of the batch, and how to continue. */
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
            label={WORDS.newLimit}
            inputMode="decimal"
            value={typed}
            onChange={setTyped}
            error={isRaised ? undefined : WORDS.tooLow}
          />
        )}
        {problem?.code === 'watch_needs_cap' ? (
          <ButtonLink tone="go" href={PAGES.watches}>
            {WORDS.setLimit}
          </ButtonLink>
        ) : (
          <Button
            tone="go"
            isDisabled={isCap && !isRaised}
            isPending={calls.retry.isPending}
            pendingText={WORDS.starting}
            onPress={() =>
              calls.retry.mutate(isCap ? { capCents: dollars * 100 } : {}, { onError: tellFailure })
            }
          >
            {WORDS.continue}
          </Button>
        )}
        <ButtonLink href={formatPath(batch.formats[0]!)}>{WORDS.startOther}</ButtonLink>
      </div>
    </div>
  );
}
