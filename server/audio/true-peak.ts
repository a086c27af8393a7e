/** The peak of the wave between the samples, found by drawing it four times as fine (ITU-R BS.1770-4, annex 2). */
const PHASES = 4;
const TAPS = 12;
const HALF = TAPS / 2;

const FILTER = makeFilter();

/** Windowed sinc, one row per phase; the row for the samples themselves is left out. */
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

/** However samples lie, the wave between them is never this many times as high. */
const MOST_OVERSHOOT = FILTER.reduce(
  (most, row) =>
    Math.max(
      most,
      row.reduce((sum, one) => sum + Math.abs(one), 0),
    ),
  1,
);

/** So many samples are looked at in one go. */
export const BLOCK = 4096;

interface PeakFinder {
  /**
   * For each of the first `count` samples, into `peaks`: the peak around the one {@link PeakFinder.delay} samples
   * earlier. Where that is certain to be below `matters` it may be given too low: looking closely at quiet stretches
   * would take most of the time.
   */
  find(samples: Float64Array, count: number, peaks: Float64Array, matters: number): void;
  /** The highest peak up to here; `sofar` where there is none above it. */
  highest(samples: Float64Array, count: number, sofar: number): number;
  readonly delay: number;
}

const [QUARTER, HALFWAY, THREE_QUARTERS] = FILTER as [Float64Array, Float64Array, Float64Array];

/** Blocks of at most {@link BLOCK} samples, one after another. */
export function createPeakFinder(): PeakFinder {
  // The last samples of the block before, and the block: a window never wraps.
  const line = new Float64Array(TAPS + BLOCK);
  // How long ago a sample was last high enough for the wave around it to matter.
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
