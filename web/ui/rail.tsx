import type { CSSProperties, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Time, spokenTime } from './time.tsx';
import { timeCode } from './time-code.ts';

export type TickState = 'todo' | 'done' | 'now' | 'failed';

export interface Tick {
  /** Seconds from the start. */
  at: number;
  label: string;
  state?: TickState;
  href?: string;
  /** Where the tick stands beside a measured text; without it the rail is to scale. */
  offsetPx?: number;
}

export interface TimeRailProps {
  label: string;
  ticks: readonly Tick[];
  durationSeconds: number;
  /** The playhead. */
  positionSeconds?: number;
  orientation?: 'horizontal' | 'vertical';
  isOnFilm?: boolean;
  /** Places by data-at in whole percents: prerendered pages may carry no style attribute. */
  isStatic?: boolean;
  onPick?: (tick: Tick) => void;
  /** Makes the horizontal ruler a slider. */
  onSeek?: (seconds: number) => void;
  /** How far the playhead reaches down a measured text. */
  playheadPx?: { start: number; length: number };
}

type Placed = { style: CSSProperties } | { 'data-at': string };

function placed(fraction: number, isStatic: boolean, offsetPx?: number): Placed {
  const percent = Math.min(100, Math.max(0, fraction * 100));
  if (isStatic) return { 'data-at': String(Math.round(percent)).padStart(2, '0') };
  const at = offsetPx === undefined ? `${percent}%` : `${offsetPx}px`;
  return { style: { '--at': at } as CSSProperties };
}

/** A time code and the air around it. */
const LABEL_PX = 58;
/** Narrowest rails first: a label that fits a phone fits everywhere. */
const ROOMS = [
  ['phone', 300],
  ['panel', 520],
  ['wide', 860],
] as const;
export type LabelRoom = (typeof ROOMS)[number][0] | 'none';

/** From which width of the ruler each tick has room for its time, so that no two run into each other. */
export function labelRooms(fractions: readonly number[]): LabelRoom[] {
  const rooms: LabelRoom[] = fractions.map(() => 'none');
  for (const [room, widthPx] of ROOMS) {
    fractions.forEach((fraction, index) => {
      if (rooms[index] !== 'none') return;
      const isFree = fractions.every(
        (other, at) => rooms[at] === 'none' || Math.abs(other - fraction) * widthPx >= LABEL_PX,
      );
      if (isFree) rooms[index] = room;
    });
  }
  return rooms;
}

interface TickMarkProps {
  tick: Tick;
  room: LabelRoom;
  onPick?: ((tick: Tick) => void) | undefined;
}

function TickMark({ tick, room, onPick }: TickMarkProps) {
  const inside: ReactNode = <Time seconds={tick.at} />;
  const shared = {
    className: 'rail-tick',
    'data-state': tick.state ?? 'todo',
    'data-room': room,
    title: tick.label,
    ...(tick.state === 'now' && { 'aria-current': 'true' as const }),
  };
  const name = `${timeCode(tick.at)} ${tick.label}${tick.state === 'failed' ? ', not supported' : ''}`;
  if (onPick) {
    return (
      <button {...shared} type="button" aria-label={name} onClick={() => onPick(tick)}>
        {inside}
      </button>
    );
  }
  if (tick.href) {
    return (
      <a {...shared} href={tick.href} aria-label={name}>
        {inside}
      </a>
    );
  }
  return <span {...shared}>{inside}</span>;
}

export function TimeRail(props: TimeRailProps) {
  const { label, ticks, durationSeconds, positionSeconds, onPick, onSeek, playheadPx } = props;
  const { orientation = 'horizontal', isOnFilm = false, isStatic = false } = props;
  const fraction = (seconds: number) => (durationSeconds > 0 ? seconds / durationSeconds : 0);

  const rooms = labelRooms(ticks.map(({ at }) => fraction(at)));

  const spans: CSSProperties | null = playheadPx
    ? ({ '--at': `${playheadPx.start}px`, '--length': `${playheadPx.length}px` } as CSSProperties)
    : null;
  const head = positionSeconds !== undefined && (
    <span
      className="rail-head"
      aria-hidden="true"
      {...(fraction(positionSeconds) > 0.85 && { 'data-late': '' })}
      {...(spans
        ? { style: spans, 'data-spans': '' }
        : placed(fraction(positionSeconds), isStatic))}
    >
      {orientation === 'horizontal' && <Time seconds={positionSeconds} />}
    </span>
  );

  return (
    <div
      className={classNames('rail', isOnFilm && 'on-film')}
      data-orientation={orientation}
      role="group"
      aria-label={label}
    >
      {orientation === 'horizontal' ? (
        <div className="rail-ruler">
          {head}
          {onSeek && positionSeconds !== undefined && (
            <input
              className="rail-seek"
              type="range"
              aria-label={`${label}: position`}
              aria-valuetext={`${spokenTime(positionSeconds)} of ${spokenTime(durationSeconds)}`}
              min={0}
              max={durationSeconds}
              step={1}
              value={positionSeconds}
              onChange={(event) => onSeek(event.target.valueAsNumber)}
            />
          )}
        </div>
      ) : (
        head
      )}
      {ticks.length > 0 && (
        <ol className="rail-ticks">
          {ticks.map((tick, index) => (
            <li
              key={`${tick.at} ${tick.label}`}
              {...placed(fraction(tick.at), isStatic, tick.offsetPx)}
            >
              <TickMark tick={tick} room={rooms[index] ?? 'none'} onPick={onPick} />
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
