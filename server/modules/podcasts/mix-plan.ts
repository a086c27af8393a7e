import type { MixPlan } from '#server/audio/mix/mixer.ts';
import { MP3_SAMPLE_RATE } from '#server/audio/mp3.ts';
import type { Pronunciation } from '#server/audio/spoken/spoken-text.ts';
import type { AudioScript, AudioSettings, ScriptLine } from '#server/db/schema/podcasts.ts';
import type { Clips } from './clips.ts';
import type { PlannedClip } from './planned-clip.ts';
import type { ClipRow } from './podcasts.repo.ts';

/** A line that has something to say, with its clip. */
export interface SpokenClip {
  line: ScriptLine;
  planned: PlannedClip;
}

interface Source {
  ownerId: string;
  generationId?: string;
  script: AudioScript;
  settings: AudioSettings;
  pronunciations: readonly Pronunciation[];
}

export function planClips(clips: Pick<Clips, 'plan'>, source: Source): SpokenClip[] {
  const { ownerId, generationId, script, settings, pronunciations } = source;
  const { language, lines, names } = script;
  return lines.flatMap((line) => {
    const { voice, md, speakerName: speaker } = line;
    const { pace } = settings;
    const said = { voice, language, md, speaker, pace, pronunciations, names };
    const planned = clips.plan({ ownerId, generationId: generationId ?? null, ...said });
    return planned ? [{ line, planned }] : [];
  });
}

/** A line as the mix needs to know it, beside its clip. */
export interface MixLine {
  line: ScriptLine;
  /** The last sign of what is said: how long the pause is depends on it. */
  endsWith: string;
}

export function toMixLines(wanted: readonly SpokenClip[]): MixLine[] {
  return wanted.map(({ line, planned }) => ({
    line,
    endsWith: planned.request.text.at(-1) ?? '.',
  }));
}

export function planOf(
  lines: readonly MixLine[],
  rows: readonly ClipRow[],
  { pace, jingle }: Pick<AudioSettings, 'pace' | 'jingle'>,
): MixPlan {
  return {
    sampleRate: MP3_SAMPLE_RATE,
    pace,
    jingle,
    lines: lines.map(({ line, endsWith }, at) => ({
      lineId: line.lineId,
      speaker: line.speaker,
      voice: line.voice,
      endsWith,
      opensChapter: line.chapter !== null && at > 0,
      pauseMs: line.pauseMs,
      loudnessLufs: rows[at]!.loudnessLufs,
      samples: rows[at]!.samples,
    })),
  };
}
