import type { Money } from './billing.ts';

/** The provider uses hundredths for these, although they have no minor unit. */
const HUNDREDTHS = ['isk', 'ugx'];

/** "$19.00". Amounts are in the smallest unit, which for yen is one yen. */
export function formatMoney({ cents, currency }: Money): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  const shift = HUNDREDTHS.includes(currency.toLowerCase()) ? 2 : digits;
  return format.format(cents / 10 ** shift);
}
