import type { MixPlan } from '#server/audio/mix/mixer.ts';
import { MP3_SAMPLE_RATE } from '#server/audio/mp3.ts';
import type { Pronunciation } from '#server/audio/spoken/spoken-text.ts';
import type { AudioScript, AudioSettings, ScriptLine } from '#server/db/schema/podcasts.ts';
import type { Clips, PlannedClip } from './clips.ts';
import type { ClipRow } from './podcasts.repo.ts';

/** A line that has something to say, with its clip. */
export interface SpokenClip {
  line: ScriptLine;
  planned: PlannedClip;
}

interface Source {
  ownerId: string;
  script: AudioScript;
  settings: AudioSettings;
  pronunciations: readonly Pronunciation[];
}

export function planClips(clips: Pick<Clips, 'plan'>, source: Source): SpokenClip[] {
  const { ownerId, script, settings, pronunciations } = source;
  const { language, lines, names } = script;
  return lines.flatMap((line) => {
    const { voice, md } = line;
    const { pace } = settings;
    const planned = clips.plan({ ownerId, voice, language, md, pace, pronunciations, names });
    return planned ? [{ line, planned }] : [];
  });
}

export function planOf(
  wanted: readonly SpokenClip[],
  rows: readonly ClipRow[],
  { pace, jingle }: Pick<AudioSettings, 'pace' | 'jingle'>,
): MixPlan {
  return {
    sampleRate: MP3_SAMPLE_RATE,
    pace,
    jingle,
    lines: wanted.map(({ line, planned }, at) => ({
      lineId: line.lineId,
      speaker: line.speaker,
      voice: line.voice,
      endsWith: planned.request.text.at(-1) ?? '.',
      opensChapter: line.chapter !== null && at > 0,
      pauseMs: line.pauseMs,
      loudnessLufs: rows[at]!.loudnessLufs,
      samples: rows[at]!.samples,
    })),
  };
}
