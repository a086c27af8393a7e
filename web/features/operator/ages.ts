const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** "3 hours", in the largest unit that there is a whole one of. */
export function lasted(seconds: number): string {
  const [unit, length] = UNITS.find(([, each]) => seconds >= each) ?? UNITS[3];
  const whole = Math.max(0, Math.floor(seconds / length));
  return whole.toLocaleString('en-GB', { style: 'unit', unit, unitDisplay: 'long' });
}

export function ago(instant: string): string {
  return `${lasted((Date.now() - Date.parse(instant)) / 1000)} ago`;
}
