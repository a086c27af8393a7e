/** Playback position and preferred speed. */
export interface PlaybackPlace {
  seconds: number;
  speed: number;
}

const SPEED = 'player-speed';
const keyOf = (id: string) => `heard:${id}`;

/** The position applies only to this recording; a new one starts at zero. */
export function findHeard(id: string, createdAt: string): PlaybackPlace {
  const speed = Number(read(SPEED));
  const [made, seconds] = (read(keyOf(id)) ?? '').split(' ');
  return {
    seconds: made === createdAt ? Math.max(0, Number(seconds) || 0) : 0,
    speed: speed >= 0.5 && speed <= 3 ? speed : 1,
  };
}

export function keepHeard(id: string, createdAt: string, { seconds, speed }: PlaybackPlace): void {
  try {
    localStorage.setItem(keyOf(id), `${createdAt} ${seconds.toFixed(1)}`);
    localStorage.setItem(SPEED, String(speed));
  } catch {
    // Storage is blocked, so playback starts at the beginning next time.
  }
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
