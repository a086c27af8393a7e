/** "$0.021": as many places as it takes to say something. */
export function price(cents: number): string {
  const dollars = cents / 100;
  if (dollars === 0) return '$0';
  const places = dollars < 0.001 ? 5 : dollars < 0.1 ? 3 : 2;
  return `$${dollars.toFixed(places)}`;
}
