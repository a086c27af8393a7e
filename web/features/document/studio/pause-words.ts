import { LONGEST_PAUSE_MS } from '#contract/podcasts.ts';

/** How the reader writes numbers. A browser without a language of its own says "en-US@posix", which is none. */
export function localeOf(language: string): string {
  try {
    return Intl.getCanonicalLocales(language)[0] ?? 'en-GB';
  } catch {
    return 'en-GB';
  }
}

/** "0.4", or "0,4" where that is how a number is written. */
export function inSeconds(ms: number, locale: string): string {
  const places = { minimumFractionDigits: 1, maximumFractionDigits: 2 };
  return (ms / 1000).toLocaleString(locale, places);
}

/** What somebody meant, within the limits; `null`: nothing in particular; `undefined`: no number (yet). */
export function readPause(text: string, locale: string): number | null | undefined {
  const plain = inPlainDigits(text.trim().toLowerCase(), locale).replace(/[,٫]/, '.');
  if (plain === '') return null;
  const [, figure, unit] = /^(\d+\.?\d*|\.\d+)\s*(ms|s)?$/.exec(plain) ?? [];
  if (figure === undefined) return undefined;
  return within(Number(figure) * (unit === 'ms' ? 1 : 1000));
}

/** To the next tenth of a second, or the next half, in that direction; from nothing it begins at none. */
export function stepPause(ms: number | null, byMs: number): number {
  if (ms === null) return within(byMs);
  const size = Math.abs(byMs);
  const steps = byMs > 0 ? Math.floor(ms / size) + 1 : Math.ceil(ms / size) - 1;
  return within(steps * size);
}

function within(ms: number): number {
  return Math.max(0, Math.min(LONGEST_PAUSE_MS, Math.round(ms)));
}

function inPlainDigits(text: string, locale: string): string {
  const figures = new Intl.NumberFormat(locale, { useGrouping: false });
  const digits = Array.from({ length: 10 }, (_, digit) => figures.format(digit));
  return Array.from(text, (sign) => (digits.includes(sign) ? digits.indexOf(sign) : sign)).join('');
}
