import { letGo } from '#server/core/let-go.ts';

const ZERO_CROSSINGS = 16;
/** Cutoff below half the lower rate, to avoid aliasing. */
const ROLL_OFF = 0.94;

/** Resamples a whole clip with a polyphase windowed sinc. */
export function resample(samples: Float32Array, from: number, to: number): Float32Array {
  if (from === to) return samples;
  const shared = greatestDivisor(from, to);
  const [up, down] = [to / shared, from / shared];
  const scale = Math.min(1, to / from) * ROLL_OFF;
  const half = Math.ceil(ZERO_CROSSINGS / scale);
  const rows = makeRows(up, half, scale);
  if (up === 2 && down === 1) return double(samples, rows[0]!, rows[1]!, half);
  const out = new Float32Array(Math.floor((samples.length * up) / down));
  for (let index = 0; index < out.length; index += 1) {
    const place = index * down;
    const center = Math.floor(place / up);
    const row = rows[place % up]!;
    const first = center - half + 1;
    let sum = 0;
    const begin = Math.max(0, -first);
    const end = Math.min(row.length, samples.length - first);
    for (let tap = begin; tap < end; tap += 1) sum += samples[first + tap]! * row[tap]!;
    out[index] = sum;
  }
  return out;
}

/** Fast path for doubling the rate, the most common case: computes existing and new samples together. */
function double(
  samples: Float32Array,
  standing: Float32Array,
  between: Float32Array,
  half: number,
): Float32Array {
  const taps = 2 * half;
  const padded = new Float32Array(samples.length + taps);
  padded.set(samples, half - 1);
  const out = new Float32Array(2 * samples.length);
  for (let center = 0; center < samples.length; center += 1) {
    let [sum, next] = [0, 0];
    for (let tap = 0; tap < taps; tap += 1) {
      const x = padded[center + tap]!;
      sum += x * standing[tap]!;
      next += x * between[tap]!;
    }
    out[2 * center] = sum;
    out[2 * center + 1] = next;
  }
  letGo(padded);
  return out;
}

function makeRows(phases: number, half: number, scale: number): Float32Array[] {
  return Array.from({ length: phases }, (_, phase) => {
    const row = Float64Array.from({ length: 2 * half }, (__, tap) => {
      const x = tap - half + 1 - phase / phases;
      const t = x * scale;
      const sinc = t === 0 ? 1 : Math.sin(Math.PI * t) / (Math.PI * t);
      return Math.abs(x) >= half ? 0 : sinc * (0.5 + 0.5 * Math.cos((Math.PI * x) / half));
    });
    const sum = row.reduce((all, one) => all + one, 0);
    return Float32Array.from(row, (one) => one / sum);
  });
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b);
}
