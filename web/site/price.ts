/** 1900 → "19", 1950 → "19.50". */
export function inDollars(cents: number): string {
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
}
