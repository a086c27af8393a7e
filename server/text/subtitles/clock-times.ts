/** `1:02:03.456`, `02:03,4`, `62.5`: hours and minutes are optional. `NaN` if it isn't a time. */
export function parseClock(text: string): number {
  const [, hours, minutes, seconds, fraction] =
    /^(?:(?:(\d{1,3}):)?(\d{1,3}):)?(\d{1,6})(?:[.,](\d{1,9}))?$/.exec(text.trim()) ?? [];
  if (seconds === undefined) return NaN;
  const whole = Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds);
  return whole * 1000 + (fraction ? Math.round(Number(`0.${fraction}`) * 1000) : 0);
}
