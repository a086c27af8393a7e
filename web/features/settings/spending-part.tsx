import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Settings } from '#contract/settings.ts';
import type { UsageReport } from '#contract/usage.ts';
import { errorText } from '../../lib/api-client.ts';
import { price } from '../../lib/money.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toasts } from '../../ui/toast.ts';
import { useChangeSettings, usageQuery } from './calls.ts';
import { LedgerTable } from './ledger.tsx';
import { Setting } from './setting.tsx';

/** The last twelve months, the newest first, as the ledger counts them: in UTC. */
function months(): { value: string; label: string }[] {
  const now = new Date();
  return Array.from({ length: 12 }, (_, back) => {
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1));
    return {
      value: month.toISOString().slice(0, 7),
      label: month.toLocaleDateString('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
    };
  });
}

export function SpendingPart({ settings }: { settings: Settings }) {
  const [all] = useState(months);
  const [month, setMonth] = useState(all[0]!.value);
  const usage = useInfiniteQuery(usageQuery(month));
  const newest = usage.data?.pages[0];
  const rows = usage.data?.pages.flatMap((page) => page.rows) ?? [];
  return (
    <Setting id="spending" title="Spending">
      <div className="setting-line">
        <SelectField label="Month" value={month} onChange={setMonth} options={all} />
      </div>
      {usage.isPending && <Skeleton label="Loading the ledger" lines={4} />}
      {usage.isError && !newest && (
        <div className="stack" role="alert">
          <p className="field-error">{errorText(usage.error)}</p>
          <div>
            <Button isSmall icon="retry" onPress={() => void usage.refetch()}>
              Try again
            </Button>
          </div>
        </div>
      )}
      {newest && (
        <>
          <Totals usage={newest} />
          <SpendingChart days={newest.byDay} month={month} />
          {rows.length > 0 && <LedgerTable month={month} rows={rows} />}
          {usage.isFetchNextPageError && (
            <p className="field-error" role="alert">
              {errorText(usage.error)}
            </p>
          )}
          {usage.hasNextPage && (
            <div>
              <Button
                isSmall
                isPending={usage.isFetchingNextPage}
                pendingText="Loading…"
                onPress={() => void usage.fetchNextPage()}
              >
                Show more
              </Button>
            </div>
          )}
        </>
      )}
      <Cap settings={settings} />
    </Setting>
  );
}

/** What your own keys paid; what the operator's paid is told beside it. */
function ownSpending({ byProvider }: UsageReport): { cents: number; isEstimate: boolean } {
  const own = byProvider.filter(({ key }) => key === 'own');
  return {
    cents: own.reduce((sum, { costCents }) => sum + costCents, 0),
    isEstimate: own.some(({ estimated }) => estimated),
  };
}

function Totals({ usage }: { usage: UsageReport }) {
  const { totals, words, house } = usage;
  const { cents, isEstimate } = ownSpending(usage);
  return (
    <dl className="totals">
      <div>
        <dt>Spent</dt>
        <dd>
          {isEstimate && 'about '}
          {price(cents)}
        </dd>
      </div>
      <div>
        <dt>Tokens</dt>
        <dd>{(totals.tokensIn + totals.tokensOut).toLocaleString('en-GB')}</dd>
      </div>
      {totals.tokensCached > 0 && (
        <div>
          <dt>Cached, at a lower price</dt>
          <dd>{totals.tokensCached.toLocaleString('en-GB')}</dd>
        </div>
      )}
      {house.budgetCents > 0 && (
        <div>
          <dt>Included AI usage</dt>
          <dd>
            {price(house.usedCents)} of {price(house.budgetCents)}
          </dd>
        </div>
      )}
      <div>
        <dt>Words created, all time</dt>
        <dd>{words.used.toLocaleString('en-GB')}</dd>
      </div>
    </dl>
  );
}

function Cap({ settings: { capCents } }: { settings: Settings }) {
  const [typed, setTyped] = useState(capCents === null ? '' : (capCents / 100).toString());
  const change = useChangeSettings();
  const cents = typed.trim() === '' ? null : Math.round(Number(typed.replace(',', '.')) * 100);
  const isBad = cents !== null && (!Number.isFinite(cents) || cents < 0);
  return (
    <form
      className="setting-line"
      onSubmit={(event) => {
        event.preventDefault();
        if (isBad) return;
        change.mutate(
          { capCents: cents },
          {
            onSuccess: () => toasts.show(cents === null ? 'Limit removed.' : 'Limit saved.'),
          },
        );
      }}
    >
      <TextField
        label="Monthly spending limit, in dollars"
        inputMode="decimal"
        placeholder="no limit"
        value={typed}
        onChange={setTyped}
        hint="We stop before you’d go over. Leave blank for no limit."
        error={
          isBad
            ? 'Enter an amount, like 20. Nothing was changed.'
            : change.isError
              ? errorText(change.error)
              : undefined
        }
      />
      <Button
        type="submit"
        isDisabled={isBad || cents === capCents}
        isPending={change.isPending}
        pendingText="Saving…"
      >
        Save limit
      </Button>
    </form>
  );
}

interface SpendingChartProps {
  days: UsageReport['byDay'];
  month: string;
}

/** What your own keys paid, one bar a day. Drawn as plain SVG; the ledger under it says the same in figures. */
function SpendingChart({ days, month }: SpendingChartProps) {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const cost = new Map(days.map((one) => [Number(one.day.slice(8, 10)), one.ownCents]));
  const most = Math.max(0, ...cost.values());
  if (most === 0) {
    return <p className="setting-note">No spending this month.</p>;
  }
  const peak = [...cost].find(([, cents]) => cents === most)?.[0] ?? 1;
  return (
    <figure className="chart">
      <svg
        viewBox={`0 0 ${count} 20`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`Spending by day. Highest on day ${peak}: ${price(most)}.`}
      >
        {Array.from({ length: count }, (_, index) => {
          const height = ((cost.get(index + 1) ?? 0) / most) * 19;
          return (
            <rect
              key={index}
              x={index + 0.15}
              y={20 - Math.max(height, 0.3)}
              width={0.7}
              height={Math.max(height, 0.3)}
              {...(index + 1 === peak && { 'data-peak': '' })}
            />
          );
        })}
      </svg>
      <figcaption className="time">
        <span>1</span>
        <span>Highest day: {price(most)}</span>
        <span>{count}</span>
      </figcaption>
    </figure>
  );
}
