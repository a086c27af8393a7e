import { byCount } from './count.ts';

const MINUTE = 60;

/** "about 2 minutes left": rounded to coarse steps, so that it doesn't flicker. */
export function timeLeftWords(seconds: number): string {
  if (seconds <= 5) return 'a few seconds left';
  if (seconds <= 45) return `about ${Math.ceil(seconds / 10) * 10} seconds left`;
  const minutes = Math.max(1, Math.round(seconds / MINUTE));
  if (minutes < 60) return byCount(minutes, 'about a minute left', `about ${minutes} minutes left`);
  const [hours, rest] = [Math.floor(minutes / 60), Math.round((minutes % 60) / 10) * 10];
  const whole = rest === 60 ? hours + 1 : hours;
  return rest % 60 === 0 ? `about ${whole} h left` : `about ${whole} h ${rest} min left`;
}
