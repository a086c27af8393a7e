import type { CSSProperties } from 'react';
import { Time, spokenTime } from './time.tsx';
import { UI_WORDS } from './words.tsx';

interface Tick {
  /** Seconds from the start. */
  at: number;
  label: string;
  state?: 'todo' | 'done';
}

export interface TimeRailProps {
  label: string;
  ticks: readonly Tick[];
  durationSeconds: number;
  /** Position of the playhead. */
  positionSeconds?: number;
  /** Makes the ruler a slider. */
  onSeek?: (seconds: number) => void;
}

function placed(fraction: number): CSSProperties {
  return { '--at': `${Math.min(100, Math.max(0, fraction * 100))}%` } as CSSProperties;
}

/** Width of a time label with spacing. */
const LABEL_PX = 58;
/** Narrowest first: a label that fits on a phone fits everywhere. */
const ROOMS = [
  ['phone', 300],
  ['panel', 520],
  ['wide', 860],
] as const;
type LabelRoom = (typeof ROOMS)[number][0] | 'none';

/** For each tick, the narrowest ruler on which its time fits without touching another. */
function labelRooms(fractions: readonly number[]): LabelRoom[] {
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

/** A video's ruler: its chapters and the current position. */
export function TimeRail(props: TimeRailProps) {
  const { label, ticks, durationSeconds, positionSeconds, onSeek } = props;
  const fraction = (seconds: number) => (durationSeconds > 0 ? seconds / durationSeconds : 0);
  const rooms = labelRooms(ticks.map(({ at }) => fraction(at)));

  return (
    <div className="rail" role="group" aria-label={label}>
      <div className="rail-ruler">
        {positionSeconds !== undefined && (
          <span
            className="rail-head"
            aria-hidden="true"
            style={placed(fraction(positionSeconds))}
            {...(fraction(positionSeconds) > 0.85 && { 'data-late': '' })}
          >
            <Time seconds={positionSeconds} />
          </span>
        )}
        {onSeek && positionSeconds !== undefined && (
          <input
            className="rail-seek"
            type="range"
            aria-label={UI_WORDS.rail.position(label)}
            aria-valuetext={UI_WORDS.rail.at(
              spokenTime(positionSeconds),
              spokenTime(durationSeconds),
            )}
            min={0}
            max={durationSeconds}
            step={1}
            value={positionSeconds}
            onChange={(event) => onSeek(event.target.valueAsNumber)}
          />
        )}
      </div>
      {ticks.length > 0 && (
        <ol className="rail-ticks">
          {ticks.map(({ at, label: title, state = 'todo' }, index) => (
            <li key={`${at} ${title}`} style={placed(fraction(at))}>
              <span className="rail-tick" data-state={state} data-room={rooms[index]} title={title}>
                <Time seconds={at} />
              </span>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
