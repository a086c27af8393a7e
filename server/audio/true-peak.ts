/** True peak by 4x oversampling (ITU-R BS.1770-4, annex 2). */
const PHASES = 4;
const TAPS = 12;
const HALF = TAPS / 2;

const FILTER = makeFilter();

/** Windowed sinc, one row per phase except the samples themselves. */
function makeFilter(): Float64Array[] {
  return [1, 2, 3].map((phase) => {
    const row = Float64Array.from({ length: TAPS }, (_, tap) => {
      const x = tap - HALF + 1 - phase / PHASES;
      const sinc = x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x);
      return sinc * (0.5 + 0.5 * Math.cos((Math.PI * x) / HALF));
    });
    const sum = row.reduce((all, one) => all + one, 0);
    return row.map((one) => one / sum);
  });
}

/** Upper bound of the overshoot between samples. */
const MOST_OVERSHOOT = FILTER.reduce(
  (most, row) =>
    Math.max(
      most,
      row.reduce((sum, one) => sum + Math.abs(one), 0),
    ),
  1,
);

/** Samples per block. */
export const BLOCK = 4096;

interface PeakFinder {
  /**
   * Writes to `peaks` the peak around the sample {@link PeakFinder.delay} earlier, for the first `count` samples. Peaks certainly
   * below `matters` may be underestimated, because exact values for quiet parts would take most of the time.
   */
  find(samples: Float64Array, count: number, peaks: Float64Array, matters: number): void;
  /** The highest peak in this block, or `sofar` if that's higher. */
  highest(samples: Float64Array, count: number, sofar: number): number;
  readonly delay: number;
}

const [QUARTER, HALFWAY, THREE_QUARTERS] = FILTER as [Float64Array, Float64Array, Float64Array];

/** Processes consecutive blocks of at most {@link BLOCK} samples. */
export function createPeakFinder(): PeakFinder {
  // The previous block's last samples plus this block, so a window never wraps.
  const line = new Float64Array(TAPS + BLOCK);
  // Samples since the last one high enough to matter.
  let quietFor = TAPS;

  function peakAt(from: number): number {
    let [a, b, c] = [0, 0, 0];
    for (let tap = 0; tap < TAPS; tap += 1) {
      const x = line[from + tap]!;
      a += x * QUARTER[tap]!;
      b += x * HALFWAY[tap]!;
      c += x * THREE_QUARTERS[tap]!;
    }
    return Math.max(Math.abs(line[from + HALF - 1]!), Math.abs(a), Math.abs(b), Math.abs(c));
  }

  return {
    delay: HALF,
    find(samples, count, peaks, matters) {
      let quiet = quietFor;
      for (let at = 0; at < count; at += 1) {
        const sample = samples[at]!;
        line[TAPS + at] = sample;
        if (Math.abs(sample) * MOST_OVERSHOOT >= matters) quiet = 0;
        else if (quiet < TAPS) quiet += 1;
        peaks[at] = quiet < TAPS ? peakAt(at + 1) : Math.abs(line[at + HALF]!);
      }
      line.copyWithin(0, count, count + TAPS);
      quietFor = quiet;
    },
    highest(samples, count, sofar) {
      let [quiet, top] = [quietFor, sofar];
      for (let at = 0; at < count; at += 1) {
        const sample = samples[at]!;
        line[TAPS + at] = sample;
        if (Math.abs(sample) * MOST_OVERSHOOT >= top) quiet = 0;
        else if (quiet < TAPS) quiet += 1;
        if (quiet < TAPS) top = Math.max(top, peakAt(at + 1));
      }
      line.copyWithin(0, count, count + TAPS);
      quietFor = quiet;
      return top;
    },
  };
}
