import { classNames } from './class-names.ts';
import { timeCode } from './time-code.ts';

/** For screen readers: "12 minutes 41 seconds". */
export function spokenTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const [hours, minutes, rest] = [
    Math.floor(whole / 3600),
    Math.floor(whole / 60) % 60,
    whole % 60,
  ];
  return [
    ...(hours > 0 ? [inUnits('hour', hours)] : []),
    ...(minutes > 0 ? [inUnits('minute', minutes)] : []),
    ...(rest > 0 || whole === 0 ? [inUnits('second', rest)] : []),
  ].join(' ');
}

function inUnits(unit: 'hour' | 'minute' | 'second', count: number): string {
  return count.toLocaleString('en-GB', { style: 'unit', unit, unitDisplay: 'long' });
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
