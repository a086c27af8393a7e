import { createLoudnessMeter } from './loudness.ts';
import { BLOCK, createPeakFinder } from './true-peak.ts';

/** Loudness and peak of a signal. */
export interface Loudness {
  /** `null` if it was too quiet or too short. */
  loudnessLufs: number | null;
  /** Relative to full scale. */
  truePeak: number;
}

interface Ear {
  push(samples: Float32Array): void;
  /** Call once, at the end. */
  heard(): Loudness;
}

export function createEar(sampleRate: number): Ear {
  const meter = createLoudnessMeter(sampleRate);
  const finder = createPeakFinder();
  const block = new Float64Array(BLOCK);
  let peak = 0;
  return {
    push(samples) {
      meter.push(samples);
      for (let at = 0; at < samples.length; at += BLOCK) {
        const part = samples.subarray(at, at + BLOCK);
        block.set(part);
        peak = finder.highest(block, part.length, peak);
      }
    },
    heard() {
      peak = finder.highest(block.fill(0), 2 * finder.delay, peak);
      return { loudnessLufs: meter.integrated(), truePeak: peak };
    },
  };
}
