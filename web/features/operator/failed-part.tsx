import { useMutation, useQueryClient } from '@tanstack/react-query';
import { counted } from '#contract/count.ts';
import type { FailedJobs } from '#contract/operator.ts';
import { tellFailure } from '../../lib/tell-failure.ts';
import { Button } from '../../ui/button.tsx';
import { toasts } from '../../ui/toast.ts';
import { ago } from './ages.ts';
import { overviewQuery, retryJobs } from './calls.ts';

/** The jobs that were given up, by kind, with the reason and a way to try them again. */
export function FailedPart({ failed }: { failed: readonly FailedJobs[] }) {
  return (
    <section className="operator-part" aria-labelledby="operator-failed">
      <h2 id="operator-failed">Failed jobs</h2>
      {failed.length === 0 && <p className="note">There are no failed jobs.</p>}
      {failed.map((kind) => (
        <Kind key={kind.kind} {...kind} />
      ))}
    </section>
  );
}

function Kind({ kind, total, jobs }: FailedJobs) {
  const client = useQueryClient();
  const retry = useMutation({
    mutationFn: retryJobs,
    onSuccess: ({ retried }) =>
      toasts.show(
        retried === 0
          ? 'Nothing to retry. It may be running again already.'
          : `Retrying ${counted(retried, 'job')}.`,
      ),
    onError: tellFailure,
    onSettled: () => client.invalidateQueries({ queryKey: overviewQuery.queryKey }),
  });
  return (
    <div className="operator-kind">
      <div className="operator-kind-head">
        <h3>
          <code>{kind}</code> <span className="note">{counted(total, 'job')}</span>
        </h3>
        <Button
          isSmall
          icon="retry"
          isDisabled={retry.isPending}
          aria-label={`Retry all failed jobs of the kind ${kind}`}
          onPress={() => retry.mutate({ kind })}
        >
          Retry all
        </Button>
      </div>
      <ul className="operator-jobs">
        {jobs.map(({ id, failedAt, code, reason, account }) => (
          <li key={id}>
            <p>
              {reason}
              <small>
                {code && <code>{code}</code>}
                <time dateTime={failedAt} title={new Date(failedAt).toLocaleString('en-GB')}>
                  {ago(failedAt)}
                </time>
                {account && <span>{account}</span>}
              </small>
            </p>
            <Button
              isSmall
              tone="quiet"
              isDisabled={retry.isPending}
              aria-label={`Retry the ${kind} job that failed ${ago(failedAt)}`}
              onPress={() => retry.mutate({ id })}
            >
              Retry
            </Button>
          </li>
        ))}
      </ul>
      {total > jobs.length && <p className="note">The newest {jobs.length} are shown.</p>}
    </div>
  );
}
