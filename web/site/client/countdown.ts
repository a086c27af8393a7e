export interface Remaining {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** 15 January 2025, 23:59:59 local time. */
export function countdownEnd(): Date {
  return new Date(2025, 0, 15, 23, 59, 59);
}

/** Null once the countdown has ended. */
export function remaining(now: Date, end: Date = countdownEnd()): Remaining | null {
  const left = Math.floor((end.getTime() - now.getTime()) / 1000);
  if (end.getTime() <= now.getTime()) return null;
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor(left / 3600) % 24,
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
  };
}

export interface Countdown {
  readonly value: Remaining | null;
  stop(): void;
}

/** Updates every second until the end has passed. */
export function keepCountdown(
  onChange: (value: Remaining | null) => void,
  end: Date = countdownEnd(),
): Countdown {
  let value: Remaining | null = null;
  let timer: ReturnType<typeof setInterval> | undefined;
  const stop = () => clearInterval(timer);
  const tick = () => {
    value = remaining(new Date(), end);
    if (value === null) stop();
    onChange(value);
  };
  tick();
  if (value !== null) timer = setInterval(tick, 1000);
  return {
    get value() {
      return value;
    },
    stop,
  };
}
