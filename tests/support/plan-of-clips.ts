import { measureLoudness } from '#server/audio/loudness.ts';
import type { MixPlan } from '#server/audio/mix/mixer.ts';

/** Clips of one rate as lines of a programme, spoken by these voices in turn. */
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
