import { price } from '../../lib/money.ts';

export interface SpendingChartProps {
  days: readonly { day: string; costCents: number }[];
  month: string;
}

/** One bar a day. Drawn as plain SVG; the ledger under it says the same in figures. */
export function SpendingChart({ days, month }: SpendingChartProps) {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const cost = new Map(days.map(({ day, costCents }) => [Number(day.slice(8, 10)), costCents]));
  const most = Math.max(0, ...cost.values());
  if (most === 0) {
    return <p className="setting-note">Nothing was spent in this month.</p>;
  }
  const peak = [...cost].find(([, cents]) => cents === most)?.[0] ?? 1;
  return (
    <figure className="chart">
      <svg
        viewBox={`0 0 ${count} 20`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`Spending by day; most on day ${peak}, ${price(most)}`}
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
        <span>{price(most)} at most in a day</span>
        <span>{count}</span>
      </figcaption>
    </figure>
  );
}
