import { measureLoudness } from '#server/audio/loudness.ts';
import type { MixPlan } from '#server/audio/mix/mixer.ts';

/** Clips of one sample rate as the lines of an episode, with the given voices taking turns. */
export function planOfClips(
  clips: readonly Float32Array[],
  clipRate: number,
  voices: readonly string[],
  sampleRate = clipRate,
): MixPlan {
  return {
    sampleRate,
    pace: 1,
    jingle: false,
    lines: clips.map((samples, at) => ({
      lineId: `l${at}`,
      speaker: voices[at % voices.length]!,
      voice: voices[at % voices.length]!,
      endsWith: '.',
      opensChapter: false,
      pauseMs: null,
      loudnessLufs: measureLoudness(samples, clipRate),
      samples: samples.length,
    })),
  };
}
