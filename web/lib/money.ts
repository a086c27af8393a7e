/** "$0.021": as many places as it takes to say something. */
export function price(cents: number): string {
  const dollars = cents / 100;
  if (dollars === 0) return '$0';
  const places = dollars < 0.001 ? 5 : dollars < 0.1 ? 3 : 2;
  return `$${dollars.toFixed(places)}`;
}

/** What somebody typed as dollars; `null` where that is no amount. */
export function centsOf(dollars: string): number | null {
  const amount = Number(dollars.replace(/^\$/u, '').trim());
  return dollars.trim() !== '' && Number.isFinite(amount) && amount > 0 ? amount * 100 : null;
}
