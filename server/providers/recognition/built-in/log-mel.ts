import { HEARING_RATE } from './voice-activity.ts';

/** Whisper's input: 80 mel bands every 10 ms, padded to 30 seconds. */
const WINDOW_SECONDS = 30;
export const BANDS = 80;
export const COLUMNS = 3000;

const SIZE = 400;
const STEP = 160;
const BINS = SIZE / 2 + 1;
const SILENCE = 1e-10;
/** Dynamic range below the loudest value, in log10 units. */
const RANGE = 8;

const hann = Float32Array.from(
  { length: SIZE },
  (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / SIZE),
);
const cosines = Float32Array.from({ length: SIZE }, (_, at) => Math.cos((2 * Math.PI * at) / SIZE));
const sines = Float32Array.from({ length: SIZE }, (_, at) => Math.sin((2 * Math.PI * at) / SIZE));

const LINEAR_UNTIL_HZ = 1000;
const HZ_PER_MEL = 200 / 3;
const LOG_STEP = Math.log(6.4) / 27;

function toMel(hz: number): number {
  return hz < LINEAR_UNTIL_HZ
    ? hz / HZ_PER_MEL
    : LINEAR_UNTIL_HZ / HZ_PER_MEL + Math.log(hz / LINEAR_UNTIL_HZ) / LOG_STEP;
}

function toHz(mel: number): number {
  const border = LINEAR_UNTIL_HZ / HZ_PER_MEL;
  return mel < border ? mel * HZ_PER_MEL : LINEAR_UNTIL_HZ * Math.exp(LOG_STEP * (mel - border));
}

/** Slaney mel filters, each as its first bin and weights. */
const bands = Array.from({ length: BANDS }, (_, band) => {
  const edge = (at: number) => toHz((toMel(HEARING_RATE / 2) * at) / (BANDS + 1));
  const [low, middle, high] = [edge(band), edge(band + 1), edge(band + 2)];
  const weights = Array.from({ length: BINS }, (__, bin) => {
    const hz = (bin * HEARING_RATE) / SIZE;
    const height = Math.min((hz - low) / (middle - low), (high - hz) / (high - middle));
    return Math.max(0, height) * (2 / (high - low));
  });
  const first = Math.max(
    0,
    weights.findIndex((weight) => weight > 0),
  );
  const count = weights.findLastIndex((weight) => weight > 0) + 1 - first;
  return { first, weights: Float32Array.from(weights.slice(first, first + Math.max(0, count))) };
});

/** Uses at most thirty seconds of audio and ignores the rest. */
export function logMel(sound: Float32Array): Float32Array {
  const features = new Float32Array(BANDS * COLUMNS).fill(Math.log10(SILENCE));
  const length = Math.min(sound.length, WINDOW_SECONDS * HEARING_RATE);
  const powers = new Float32Array(BINS);
  const even = new Float32Array(SIZE / 2);
  const odd = new Float32Array(SIZE / 2);
  const sampleAt = (at: number) => (at < length ? (sound[Math.abs(at)] ?? 0) : 0);
  const columns = Math.min(COLUMNS, Math.ceil((length + SIZE / 2) / STEP));
  let loudest = Math.log10(SILENCE);
  for (let column = 0; column < columns; column += 1) {
    const from = column * STEP - SIZE / 2;
    const first = sampleAt(from) * hann[0]!;
    const middle = sampleAt(from + SIZE / 2) * hann[SIZE / 2]!;
    for (let at = 1; at < SIZE / 2; at += 1) {
      const one = sampleAt(from + at) * hann[at]!;
      const other = sampleAt(from + SIZE - at) * hann[SIZE - at]!;
      even[at] = one + other;
      odd[at] = one - other;
    }
    for (let bin = 0; bin < BINS; bin += 1) {
      let real = first + (bin % 2 === 0 ? middle : -middle);
      let imaginary = 0;
      for (let at = 1, turn = bin; at < SIZE / 2; at += 1) {
        real += even[at]! * cosines[turn]!;
        imaginary += odd[at]! * sines[turn]!;
        turn += bin;
        if (turn >= SIZE) turn -= SIZE;
      }
      powers[bin] = real * real + imaginary * imaginary;
    }
    bands.forEach(({ first: start, weights }, band) => {
      let sum = 0;
      for (let at = 0; at < weights.length; at += 1) sum += weights[at]! * powers[start + at]!;
      const value = Math.log10(Math.max(SILENCE, sum));
      features[band * COLUMNS + column] = value;
      loudest = Math.max(loudest, value);
    });
  }
  for (let at = 0; at < features.length; at += 1) {
    features[at] = (Math.max(features[at]!, loudest - RANGE) + 4) / 4;
  }
  return features;
}
