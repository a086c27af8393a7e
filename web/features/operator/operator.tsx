import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { OperatorOverview } from '#contract/operator.ts';
import { ApiError, errorText } from '../../lib/api-client.ts';
import { useTitle } from '../../lib/head.ts';
import { price } from '../../lib/money.ts';
import { Badge } from '../../ui/badge.tsx';
import { Bar } from '../../ui/bar.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TableScroll } from '../../ui/table.tsx';
import { AccountsPart } from './accounts-part.tsx';
import { lasted } from './ages.ts';
import { overviewQuery } from './calls.ts';
import { FailedPart } from './failed-part.tsx';
import { OPERATOR_WORDS } from './words.ts';
import './operator.css';

/** Server status, only for accounts named in the configuration. Everyone else gets a 404. */
export function OperatorDesk({ notFound }: { notFound: ReactNode }) {
  const overview = useQuery(overviewQuery);
  const isMissing = overview.error instanceof ApiError && overview.error.status === 404;
  return isMissing ? notFound : <Desk overview={overview} />;
}

function Desk({ overview }: { overview: ReturnType<typeof useQuery<OperatorOverview>> }) {
  useTitle(OPERATOR_WORDS.title);
  const { data } = overview;
  return (
    <>
      <Bar
        actions={
          <Button
            isSmall
            icon="retry"
            isPending={overview.isFetching && !overview.isPending}
            pendingText={OPERATOR_WORDS.refreshing}
            onPress={() => void overview.refetch()}
          >
            {OPERATOR_WORDS.refresh}
          </Button>
        }
      >
        <span>{OPERATOR_WORDS.title}</span>
        {data && <Readiness problems={data.problems} />}
      </Bar>
      <div className="room operator">
        <h1 className="room-title">{OPERATOR_WORDS.title}</h1>
        {overview.isPending && <Skeleton label={OPERATOR_WORDS.loading} lines={6} />}
        {overview.isError && (
          <p className="field-error" role="alert">
            {errorText(overview.error)}
          </p>
        )}
        {data && (
          <>
            {data.problems.length > 0 && <Problems problems={data.problems} />}
            <HousePart house={data.house} />
            <FailedPart failed={data.failed} />
            <QueuesPart queues={data.queues} />
          </>
        )}
        {data && <AccountsPart />}
      </div>
    </>
  );
}

function Readiness({ problems }: { problems: OperatorOverview['problems'] }) {
  const isReady = problems.length === 0;
  return (
    <span>
      <Badge tone={isReady ? 'ok' : 'mark'}>
        {isReady ? OPERATOR_WORDS.ready : OPERATOR_WORDS.notReady}
      </Badge>
    </span>
  );
}

/** Worded like `GET /readyz`, so that searching the logs finds the same. */
function Problems({ problems }: { problems: OperatorOverview['problems'] }) {
  return (
    <section className="operator-part" aria-labelledby="operator-problems">
      <h2 id="operator-problems">{OPERATOR_WORDS.notReady}</h2>
      <ul className="operator-problems">
        {problems.map(({ field, problem }) => (
          <li key={field}>
            <code>{field}</code> {problem}
          </li>
        ))}
      </ul>
    </section>
  );
}

function HousePart({ house }: { house: OperatorOverview['house'] }) {
  const words = OPERATOR_WORDS.house;
  return (
    <section className="operator-part" aria-labelledby="operator-house">
      <h2 id="operator-house">{words.title}</h2>
      <dl className="operator-totals">
        <div>
          <dt>{words.month(house.month)}</dt>
          <dd>{price(house.monthCents)}</dd>
        </div>
        <div>
          <dt>{words.visitors}</dt>
          <dd>{price(house.visitorCents)}</dd>
        </div>
        <div>
          <dt>{words.today(price(house.dailyLimitCents))}</dt>
          <dd>{price(house.todayCents)}</dd>
        </div>
      </dl>
    </section>
  );
}

function QueuesPart({ queues }: { queues: OperatorOverview['queues'] }) {
  const words = OPERATOR_WORDS.queue;
  return (
    <section className="operator-part" aria-labelledby="operator-queues">
      <h2 id="operator-queues">{words.title}</h2>
      {queues.length === 0 ? (
        <p className="note">{words.empty}</p>
      ) : (
        <TableScroll label={words.label}>
          <table className="table">
            <thead>
              <tr>
                <th>{words.kind}</th>
                <th className="number">{words.waiting}</th>
                <th className="number">{words.running}</th>
                <th className="number">{words.oldest}</th>
              </tr>
            </thead>
            <tbody>
              {queues.map(({ kind, waiting, running, oldestSeconds }) => (
                <tr key={kind}>
                  <th scope="row">{kind}</th>
                  <td className="number">{OPERATOR_WORDS.number(waiting)}</td>
                  <td className="number">{OPERATOR_WORDS.number(running)}</td>
                  <td className="number">{oldestSeconds === null ? '–' : lasted(oldestSeconds)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableScroll>
      )}
    </section>
  );
}
