type ClipFault = 'empty' | 'not_a_number' | 'silent' | 'clipped' | 'too_short' | 'too_long';

const QUIET = 0.002;
/** A higher share of clipped samples means the audio is broken. */
const MOST_CLIPPED = 0.002;
/** Limits relative to normal duration. Short lines vary too much to judge. */
const FASTEST = 3;
export const SLOWEST = 6;
const SHORTEST_JUDGED_SECONDS = 1.6;

interface Clip {
  samples: Float32Array;
  sampleRate: number;
}

/** Normal duration of a line: shortest and longest reading. */
interface UsualSeconds {
  shortest: number;
  longest: number;
}

/** Finds a defect in a spoken line; `null` if it's fine. */
export function findFault(
  { samples, sampleRate }: Clip,
  { shortest, longest }: UsualSeconds,
): ClipFault | null {
  if (samples.length < sampleRate * 0.03) return 'empty';
  let peak = 0;
  let flat = 0;
  for (const sample of samples) {
    if (!Number.isFinite(sample)) return 'not_a_number';
    const size = Math.abs(sample);
    if (size > peak) peak = size;
    if (size >= 0.999) flat += 1;
  }
  if (peak < QUIET) return 'silent';
  if (flat > samples.length * MOST_CLIPPED) return 'clipped';
  if (shortest < SHORTEST_JUDGED_SECONDS) return null;
  const seconds = samples.length / sampleRate;
  if (seconds < shortest / FASTEST) return 'too_short';
  if (seconds > longest * SLOWEST) return 'too_long';
  return null;
}
