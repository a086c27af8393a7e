import { classNames } from './class-names.ts';
import { timeCode } from './time-code.ts';

/** For screen readers: "12 minutes 41 seconds". */
export function spokenTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const parts: [number, string][] = [
    [Math.floor(whole / 3600), 'hour'],
    [Math.floor(whole / 60) % 60, 'minute'],
    [whole % 60, 'second'],
  ];
  const said = parts
    .filter(([count, unit]) => count > 0 || (unit === 'second' && whole < 1))
    .map(([count, unit]) => `${count} ${unit}${count === 1 ? '' : 's'}`);
  return said.join(' ');
}

export interface TimeProps {
  seconds: number;
  isStrong?: boolean;
}

export function Time({ seconds, isStrong = false }: TimeProps) {
  return (
    <time
      className={classNames('time', isStrong && 'strong')}
      dateTime={`PT${Math.floor(seconds)}S`}
    >
      {timeCode(seconds)}
    </time>
  );
}
