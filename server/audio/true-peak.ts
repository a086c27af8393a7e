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

export interface PeakFinder {
  /**
   * For each sample pushed, the peak around the one {@link PeakFinder.delay} samples earlier. Where that is certain to
   * be below `matters`, it may be given too low: looking closely at quiet stretches would take most of the time.
   */
  push(sample: number, matters?: number): number;
  readonly delay: number;
}

export function createPeakFinder(): PeakFinder {
  const [quarter, half, threeQuarters] = FILTER as [Float64Array, Float64Array, Float64Array];
  // Kept twice in a row, so that a window never wraps.
  const ring = new Float64Array(2 * TAPS);
  let at = 0;
  // How long ago a sample was last high enough for the wave around it to matter.
  let quietFor = TAPS;
  return {
    delay: HALF,
    push(sample, matters = 0) {
      ring[at] = sample;
      ring[at + TAPS] = sample;
      at = at + 1 === TAPS ? 0 : at + 1;
      if (Math.abs(sample) * MOST_OVERSHOOT >= matters) quietFor = 0;
      else if (quietFor < TAPS) quietFor += 1;
      if (quietFor >= TAPS) return Math.abs(ring[at + HALF - 1]!);
      let [a, b, c] = [0, 0, 0];
      for (let tap = 0; tap < TAPS; tap += 1) {
        const x = ring[at + tap]!;
        a += x * quarter[tap]!;
        b += x * half[tap]!;
        c += x * threeQuarters[tap]!;
      }
      const own = Math.abs(ring[at + HALF - 1]!);
      return Math.max(own, Math.abs(a), Math.abs(b), Math.abs(c));
    },
  };
}

/** The highest true peak of a whole signal, as a factor of full scale. */
export function truePeak(samples: Float32Array): number {
  const finder = createPeakFinder();
  let peak = 0;
  for (const sample of samples) peak = Math.max(peak, finder.push(sample));
  for (let left = 0; left < TAPS; left += 1) peak = Math.max(peak, finder.push(0));
  return peak;
}
