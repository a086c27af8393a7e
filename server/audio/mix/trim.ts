/** Analysis windows for speech level and, in multiples, for noise. */
const STRETCH_MS = 10;
const NOISE_STRETCHES = 5;
/**
 * The silence threshold is just above the clip's noise floor (services leave noise after the last word), clamped between
 * QUIET_DB and LOUDEST_SILENCE_DB relative to speech, so that soft word endings are kept.
 */
const NEAR_NOISE_DB = 6;
const LOUDEST_SILENCE_DB = -26;
const QUIET_DB = -36;
const SPEECH_SHARE = 0.9;
/** For a single word followed by noise: estimate the speech level from the loudest 100 ms, minus how much vowels stand out. */
const LOUDEST_STRETCHES = 10;
const VOWELS_DB = -8;
const KEPT_MS = 12;

/** Trims silence and fades both ends. The mix sets the gaps, and fading avoids clicks. */
export function trimSilence(samples: Float32Array, sampleRate: number): Float32Array {
  const stretch = Math.max(1, Math.round((STRETCH_MS / 1000) * sampleRate));
  const levels = levelsOf(samples, stretch);
  const quiet = silenceOf(levels);
  let first = 0;
  let last = levels.length;
  while (first < last && levels[first]! <= quiet) first += 1;
  while (last > first && levels[last - 1]! <= quiet) last -= 1;
  const kept = Math.round((KEPT_MS / 1000) * sampleRate);
  const cut = samples.slice(
    Math.max(0, first * stretch - kept),
    Math.min(samples.length, last * stretch + kept),
  );
  const fade = Math.min(kept, cut.length >> 1);
  for (let at = 0; at < fade; at += 1) {
    const gain = 0.5 - 0.5 * Math.cos((Math.PI * at) / fade);
    cut[at]! *= gain;
    cut[cut.length - 1 - at]! *= gain;
  }
  return cut;
}

function levelsOf(samples: Float32Array, stretch: number): Float64Array {
  return Float64Array.from({ length: Math.ceil(samples.length / stretch) }, (_, index) => {
    const part = samples.subarray(index * stretch, (index + 1) * stretch);
    let power = 0;
    for (const sample of part) power += sample * sample;
    return Math.sqrt(power / part.length);
  });
}

function silenceOf(levels: Float64Array): number {
  const sorted = levels.toSorted();
  const loudest = sorted[Math.max(0, sorted.length - LOUDEST_STRETCHES)] ?? 0;
  const speech = Math.max(
    sorted[Math.floor(sorted.length * SPEECH_SHARE)] ?? 0,
    loudest * 10 ** (VOWELS_DB / 20),
  );
  let noise = Infinity;
  for (let at = 0; at + NOISE_STRETCHES <= levels.length; at += 1) {
    const around = levels.subarray(at, at + NOISE_STRETCHES);
    noise = Math.min(noise, Math.max(...around));
  }
  const nearNoise = noise * 10 ** (NEAR_NOISE_DB / 20);
  const [least, most] = [QUIET_DB, LOUDEST_SILENCE_DB].map((db) => speech * 10 ** (db / 20));
  return Math.min(most!, Math.max(least!, nearNoise));
}
