const TAG = 'en-GB';
const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** The largest unit of which there is at least one. */
function largest(seconds: number) {
  const [unit, length] = UNITS.find(([, each]) => seconds >= each) ?? UNITS[3];
  return { unit, whole: Math.max(0, Math.floor(seconds / length)) };
}

/** "3 hours" */
export function lasted(seconds: number): string {
  const { unit, whole } = largest(seconds);
  return whole.toLocaleString(TAG, { style: 'unit', unit, unitDisplay: 'long' });
}

const RELATIVE = new Intl.RelativeTimeFormat(TAG);

/** "3 hours ago" */
export function ago(instant: string): string {
  const { unit, whole } = largest((Date.now() - Date.parse(instant)) / 1000);
  return RELATIVE.format(-whole, unit);
}
