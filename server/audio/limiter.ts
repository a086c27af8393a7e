import { createPeakFinder } from './true-peak.ts';

const LOOK_AHEAD_SECONDS = 0.005;
const RELEASE_SECONDS = 0.08;

export interface Limiter {
  /** Gives what has passed through; it lags by the look-ahead. */
  process(samples: Float32Array): Float32Array<ArrayBuffer>;
  /** What is still inside. Call once, at the end. */
  flush(): Float32Array<ArrayBuffer>;
  /** The highest true peak of what came out. */
  peak(): number;
}

interface Options {
  sampleRate: number;
  gain: number;
  /** The highest true peak allowed, as a factor of full scale. */
  ceiling: number;
}

/**
 * Raises the level and keeps true peaks under a ceiling. It sees a peak before it comes, so the level is already down
 * when the peak arrives and no wave is cut.
 */
export function createLimiter({ sampleRate, gain, ceiling }: Options): Limiter {
  const window = Math.max(8, Math.round(sampleRate * LOOK_AHEAD_SECONDS));
  const release = 1 - Math.exp(-1 / (sampleRate * RELEASE_SECONDS));
  const finder = createPeakFinder();
  const after = createPeakFinder();
  // A wave reaches a little above what twelve taps see of it.
  const limit = ceiling * 0.985;
  const delay = window + finder.delay;
  const held = new Float32Array(delay);
  const wanted = new Float64Array(window).fill(1);
  // Indexes of a falling run of the window, the smallest value first.
  const order = new Int32Array(window);
  let [head, size] = [0, 0];
  let sum = window;
  const smooth = new Float64Array(window).fill(1);
  let level = 1;
  let at = 0;
  let skip = delay;
  let highest = 0;

  /** `null`: silence, to bring out what is still inside. */
  function run(samples: Float32Array | null, length: number): Float32Array<ArrayBuffer> {
    const out = new Float32Array(length);
    let kept = 0;
    // In variables of its own: shared with others, each number would be an object, made anew for every sample.
    let [first, count, total, now, top, number, toSkip] = [
      head,
      size,
      sum,
      level,
      highest,
      at,
      skip,
    ];
    for (let index = 0; index < length; index += 1) {
      const loud = samples ? samples[index]! * gain : 0;
      const peak = finder.push(loud, limit);
      const need = peak > limit ? limit / peak : 1;
      const slot = number % window;
      // The smallest gain needed within the window.
      while (count > 0 && wanted[order[(first + count - 1) % window]!]! >= need) count -= 1;
      if (count > 0 && order[first] === slot) {
        first = (first + 1) % window;
        count -= 1;
      }
      wanted[slot] = need;
      order[(first + count) % window] = slot;
      count += 1;
      const least = wanted[order[first]!]!;
      now = least < now ? least : now + (least - now) * release;
      // Averaged over the same window, so that the level is fully down just in time and has no corner.
      total += now - smooth[slot]!;
      smooth[slot] = now;
      const place = number % delay;
      const value = held[place]! * (total / window);
      held[place] = loud;
      number += 1;
      const outPeak = after.push(value, top);
      if (outPeak > top) top = outPeak;
      if (toSkip > 0) toSkip -= 1;
      else {
        out[kept] = value;
        kept += 1;
      }
    }
    [head, size, sum, level, highest, at, skip] = [first, count, total, now, top, number, toSkip];
    return out.subarray(0, kept);
  }

  return {
    process: (samples) => run(samples, samples.length),
    flush: () => run(null, delay),
    peak() {
      for (let left = 0; left < 2 * after.delay; left += 1) {
        highest = Math.max(highest, after.push(0));
      }
      return highest;
    },
  };
}
