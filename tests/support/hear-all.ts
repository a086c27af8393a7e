import { createEar, type Loudness } from '#server/audio/ear.ts';

export function hearAll(samples: Float32Array, sampleRate: number): Loudness {
  const ear = createEar(sampleRate);
  ear.push(samples);
  return ear.heard();
}
