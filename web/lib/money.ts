/** "$0.021": as many decimals as needed to show a non-zero price. */
export function price(cents: number): string {
  const dollars = cents / 100;
  if (dollars === 0) return '$0';
  const places = dollars < 0.001 ? 5 : dollars < 0.1 ? 3 : 2;
  return `$${dollars.toFixed(places)}`;
}

/** Parses an amount in dollars; `null` if it isn't one. */
export function centsOf(dollars: string): number | null {
  const amount = Number(dollars.replace(/^\$/u, '').trim());
  return dollars.trim() !== '' && Number.isFinite(amount) && amount > 0 ? amount * 100 : null;
}
