import { BLOCK, createPeakFinder } from './true-peak.ts';

const LOOK_AHEAD_SECONDS = 0.005;
const RELEASE_SECONDS = 0.08;

interface Limiter {
  /** Returns the processed audio, delayed by the look-ahead. */
  process(samples: Float32Array): Float32Array<ArrayBuffer>;
  /** Returns what is still buffered. Call once, at the end. */
  flush(): Float32Array<ArrayBuffer>;
}

interface Options {
  sampleRate: number;
  gain: number;
  /** Maximum true peak, relative to full scale. */
  ceiling: number;
}

/**
 * Look-ahead limiter: applies gain and keeps true peaks below the ceiling. The gain is reduced before a peak arrives, so nothing
 * is clipped.
 */
export function createLimiter({ sampleRate, gain, ceiling }: Options): Limiter {
  const window = Math.max(8, Math.round(sampleRate * LOOK_AHEAD_SECONDS));
  const release = 1 - Math.exp(-1 / (sampleRate * RELEASE_SECONDS));
  const finder = createPeakFinder();
  // The true peak can be slightly above what a twelve-tap filter finds.
  const limit = ceiling * 0.985;
  const delay = window + finder.delay;
  const held = new Float32Array(delay);
  const wanted = new Float64Array(window).fill(1);
  // A monotonic queue of positions in the window that need less gain, smallest first.
  const order = new Int32Array(window);
  let [head, size] = [0, 0];
  let sum = window;
  const smooth = new Float64Array(window).fill(1);
  let level = 1;
  let [slotAt, placeAt] = [0, 0];
  let skip = delay;
  const [loud, peaks, values] = [0, 1, 2].map(() => new Float64Array(BLOCK)) as [
    Float64Array,
    Float64Array,
    Float64Array,
  ];

  /** Processes one block of `loud` into `values`. */
  function runBlock(count: number): void {
    finder.find(loud, count, peaks, limit);
    // Local variables: as closure variables each number would be boxed on every sample.
    let [first, waiting, total, now, slot, place] = [head, size, sum, level, slotAt, placeAt];
    for (let index = 0; index < count; index += 1) {
      const peak = peaks[index]!;
      // Minimum gain within the window; usually 1.
      if (waiting > 0 && order[first] === slot) {
        first = first + 1 === window ? 0 : first + 1;
        waiting -= 1;
      }
      if (peak > limit) {
        const need = limit / peak;
        while (waiting > 0 && wanted[order[(first + waiting - 1) % window]!]! >= need) waiting -= 1;
        wanted[slot] = need;
        order[(first + waiting) % window] = slot;
        waiting += 1;
      }
      const least = waiting > 0 ? wanted[order[first]!]! : 1;
      now = least < now ? least : now + (least - now) * release;
      // Averaged over the same window, so the gain is fully reduced in time and changes smoothly.
      total += now - smooth[slot]!;
      smooth[slot] = now;
      values[index] = held[place]! * (total / window);
      held[place] = loud[index]!;
      slot = slot + 1 === window ? 0 : slot + 1;
      place = place + 1 === delay ? 0 : place + 1;
    }
    [head, size, sum, level, slotAt, placeAt] = [first, waiting, total, now, slot, place];
  }

  /** `null` processes silence to flush the buffer. */
  function run(samples: Float32Array | null, length: number): Float32Array<ArrayBuffer> {
    const out = new Float32Array(Math.max(0, length - skip));
    let kept = 0;
    for (let from = 0; from < length; from += BLOCK) {
      const count = Math.min(BLOCK, length - from);
      for (let at = 0; at < count; at += 1) loud[at] = samples ? samples[from + at]! * gain : 0;
      runBlock(count);
      const unheard = Math.min(skip, count);
      skip -= unheard;
      out.set(values.subarray(unheard, count), kept);
      kept += count - unheard;
    }
    return out;
  }

  return {
    process: (samples) => run(samples, samples.length),
    flush: () => run(null, delay),
  };
}
