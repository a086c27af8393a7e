import { createPeakFinder } from './true-peak.ts';

const LOOK_AHEAD_SECONDS = 0.005;
const RELEASE_SECONDS = 0.08;

export interface Limiter {
  /** Gives what has passed through; it lags by the look-ahead. */
  process(samples: Float32Array): Float32Array;
  /** What is still inside. Call once, at the end. */
  flush(): Float32Array;
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

  function step(sample: number): number {
    const loud = sample * gain;
    const peak = finder.push(loud, limit);
    const need = peak > limit ? limit / peak : 1;
    const slot = at % window;
    // The smallest gain needed within the window.
    while (size > 0 && wanted[order[(head + size - 1) % window]!]! >= need) size -= 1;
    if (size > 0 && order[head] === slot) {
      head = (head + 1) % window;
      size -= 1;
    }
    wanted[slot] = need;
    order[(head + size) % window] = slot;
    size += 1;
    const least = wanted[order[head]!]!;
    level = least < level ? least : level + (least - level) * release;
    // Averaged over the same window, so that the level is fully down just in time and has no corner.
    sum += level - smooth[slot]!;
    smooth[slot] = level;
    const place = at % delay;
    const delayed = held[place]!;
    held[place] = loud;
    at += 1;
    const out = delayed * (sum / window);
    const outPeak = after.push(out, highest);
    if (outPeak > highest) highest = outPeak;
    return out;
  }

  function run(length: number, sampleOf: (index: number) => number): Float32Array {
    const out = new Float32Array(length);
    let kept = 0;
    for (let index = 0; index < length; index += 1) {
      const value = step(sampleOf(index));
      if (skip > 0) skip -= 1;
      else {
        out[kept] = value;
        kept += 1;
      }
    }
    return out.subarray(0, kept);
  }

  return {
    process: (samples) => run(samples.length, (index) => samples[index]!),
    flush: () => run(delay, () => 0),
    peak() {
      for (let left = 0; left < 2 * after.delay; left += 1) {
        highest = Math.max(highest, after.push(0));
      }
      return highest;
    },
  };
}
