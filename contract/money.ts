import type { Money } from './billing.ts';

/** The provider counts these in hundredths, though nobody else does. */
const HUNDREDTHS = ['isk', 'ugx'];

/** "$19.00". Amounts are in the smallest unit, which for the yen is the yen. */
export function formatMoney({ cents, currency }: Money): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  const shift = HUNDREDTHS.includes(currency.toLowerCase()) ? 2 : digits;
  return format.format(cents / 10 ** shift);
}
