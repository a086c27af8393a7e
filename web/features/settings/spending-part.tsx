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
import { SETTINGS_WORDS } from './words.tsx';

const { spending: WORDS, saving, again } = SETTINGS_WORDS;

/** The last twelve months, newest first, in UTC like the ledger. */
function months(): { value: string; label: string }[] {
  const now = new Date();
  return Array.from({ length: 12 }, (_, back) => {
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1));
    return {
      value: month.toISOString().slice(0, 7),
      label: WORDS.monthName(month),
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
    <Setting id="spending" title={SETTINGS_WORDS.places.spending}>
      <div className="setting-line">
        <SelectField label={WORDS.month} value={month} onChange={setMonth} options={all} />
      </div>
      {usage.isPending && <Skeleton label={WORDS.loading} lines={4} />}
      {usage.isError && !newest && (
        <div className="stack" role="alert">
          <p className="field-error">{errorText(usage.error)}</p>
          <div>
            <Button isSmall icon="retry" onPress={() => void usage.refetch()}>
              {again}
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
                pendingText={WORDS.loadingMore}
                onPress={() => void usage.fetchNextPage()}
              >
                {WORDS.more}
              </Button>
            </div>
          )}
        </>
      )}
      <Cap settings={settings} />
    </Setting>
  );
}

/** What the user's own keys paid; what the operator's paid is listed separately. */
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
        <dt>{WORDS.spent}</dt>
        <dd>{WORDS.amount(price(cents), isEstimate)}</dd>
      </div>
      <div>
        <dt>{WORDS.tokens}</dt>
        <dd>{WORDS.figure(totals.tokensIn + totals.tokensOut)}</dd>
      </div>
      {totals.tokensCached > 0 && (
        <div>
          <dt>{WORDS.cached}</dt>
          <dd>{WORDS.figure(totals.tokensCached)}</dd>
        </div>
      )}
      {house.budgetCents > 0 && (
        <div>
          <dt>{WORDS.included}</dt>
          <dd>{WORDS.usedOf(price(house.usedCents), price(house.budgetCents))}</dd>
        </div>
      )}
      <div>
        <dt>{WORDS.created}</dt>
        <dd>{WORDS.figure(words.used)}</dd>
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
            onSuccess: () => toasts.show(cents === null ? WORDS.limitRemoved : WORDS.limitSaved),
          },
        );
      }}
    >
      <TextField
        label={WORDS.limit}
        inputMode="decimal"
        placeholder={WORDS.noLimit}
        value={typed}
        onChange={setTyped}
        hint={WORDS.limitHint}
        error={isBad ? WORDS.limitBad : change.isError ? errorText(change.error) : undefined}
      />
      <Button
        type="submit"
        isDisabled={isBad || cents === capCents}
        isPending={change.isPending}
        pendingText={saving}
      >
        {WORDS.saveLimit}
      </Button>
    </form>
  );
}

interface SpendingChartProps {
  days: UsageReport['byDay'];
  month: string;
}

/** What the user's own keys paid, one bar per day. Plain SVG; the ledger below has the same numbers. */
function SpendingChart({ days, month }: SpendingChartProps) {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const cost = new Map(days.map((one) => [Number(one.day.slice(8, 10)), one.ownCents]));
  const most = Math.max(0, ...cost.values());
  if (most === 0) {
    return <p className="setting-note">{WORDS.none}</p>;
  }
  const peak = [...cost].find(([, cents]) => cents === most)?.[0] ?? 1;
  return (
    <figure className="chart">
      <svg
        viewBox={`0 0 ${count} 20`}
        preserveAspectRatio="none"
        role="img"
        aria-label={WORDS.byDay(peak, price(most))}
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
        <span>{WORDS.highest(price(most))}</span>
        <span>{count}</span>
      </figcaption>
    </figure>
  );
}
