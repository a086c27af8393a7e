export type ClipFault = 'empty' | 'not_a_number' | 'silent' | 'clipped' | 'too_short' | 'too_long';

const QUIET = 0.002;
/** A voice that is cut off flat at its loudest for this share of its samples is broken. */
const MOST_CLIPPED = 0.002;
/** Nobody says more, or fewer, characters in a second. Short lines vary too much to judge. */
const MOST_PER_SECOND = 45;
const FEWEST_PER_SECOND = 2.5;
const SHORTEST_JUDGED = 24;

interface Clip {
  samples: Float32Array;
  sampleRate: number;
}

/** What is wrong with a spoken line; `null`: nothing. `characters` is the length of what was to be said. */
export function findFault({ samples, sampleRate }: Clip, characters: number): ClipFault | null {
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
  if (characters < SHORTEST_JUDGED) return null;
  const seconds = samples.length / sampleRate;
  if (characters / seconds > MOST_PER_SECOND) return 'too_short';
  if (characters / seconds < FEWEST_PER_SECOND) return 'too_long';
  return null;
}
