import { createEar, type Heard } from '#server/audio/ear.ts';

export function hearAll(samples: Float32Array, sampleRate: number): Heard {
  const ear = createEar(sampleRate);
  ear.push(samples);
  return ear.heard();
}
