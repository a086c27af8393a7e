import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FailedJobs } from '#contract/operator.ts';
import { tellFailure } from '../../lib/tell-failure.ts';
import { Button } from '../../ui/button.tsx';
import { toasts } from '../../ui/toast.ts';
import { ago } from './ages.ts';
import { overviewQuery, retryJobs } from './calls.ts';
import { OPERATOR_WORDS } from './words.ts';

const WORDS = OPERATOR_WORDS.failed;

/** Failed jobs by kind, with the reason and a retry button. */
export function FailedPart({ failed }: { failed: readonly FailedJobs[] }) {
  return (
    <section className="operator-part" aria-labelledby="operator-failed">
      <h2 id="operator-failed">{WORDS.title}</h2>
      {failed.length === 0 && <p className="note">{WORDS.none}</p>}
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
      toasts.show(retried === 0 ? WORDS.noneRetried : WORDS.retried(retried)),
    onError: tellFailure,
    onSettled: () => client.invalidateQueries({ queryKey: overviewQuery.queryKey }),
  });
  return (
    <div className="operator-kind">
      <div className="operator-kind-head">
        <h3>
          <code>{kind}</code> <span className="note">{WORDS.jobs(total)}</span>
        </h3>
        <Button
          isSmall
          icon="retry"
          isDisabled={retry.isPending}
          aria-label={WORDS.retryKind(kind)}
          onPress={() => retry.mutate({ kind })}
        >
          {WORDS.retryAll}
        </Button>
      </div>
      <ul className="operator-jobs">
        {jobs.map(({ id, failedAt, code, reason, account }) => (
          <li key={id}>
            <p>
              {reason}
              <small>
                {code && <code>{code}</code>}
                <time dateTime={failedAt} title={WORDS.at(failedAt)}>
                  {ago(failedAt)}
                </time>
                {account && <span>{account}</span>}
              </small>
            </p>
            <Button
              isSmall
              tone="quiet"
              isDisabled={retry.isPending}
              aria-label={WORDS.retryOne(kind, ago(failedAt))}
              onPress={() => retry.mutate({ id })}
            >
              {WORDS.retry}
            </Button>
          </li>
        ))}
      </ul>
      {total > jobs.length && <p className="note">{WORDS.newest(jobs.length)}</p>}
    </div>
  );
}
