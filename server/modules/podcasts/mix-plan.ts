import { setImmediate as giveWay } from 'node:timers/promises';
import type { MixPlan } from '#server/audio/mix/mixer.ts';
import { MP3_SAMPLE_RATE } from '#server/audio/mp3.ts';
import type { Pronunciation } from '#server/audio/spoken/spoken-text.ts';
import type { AudioScript, AudioSettings, ScriptLine } from '#server/db/schema/podcasts.ts';
import type { Clips } from './clips.ts';
import { AppError } from '#server/core/app-error.ts';
import type { PlannedClip } from './planned-clip.ts';
import type { ClipRow } from './podcasts.repo.ts';
import { lineTooLong } from './script.ts';

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

/** About four and a half hours of speech, however short it was written. */
const MOST_SAID = 270_000;
const TURN_MS = 15;

/** Others are let in between: how a line is said takes its time to find out, and there may be hundreds. */
export async function planClips(clips: Pick<Clips, 'plan'>, source: Source): Promise<SpokenClip[]> {
  const { ownerId, generationId, script, settings, pronunciations } = source;
  const { language, lines, names } = script;
  const { pace } = settings;
  const found: SpokenClip[] = [];
  let since = performance.now();
  let said = 0;
  for (const line of lines) {
    const { voice, md, speakerName: speaker } = line;
    const text = { voice, language, md, speaker, pace, pronunciations, names };
    let planned: PlannedClip | null;
    try {
      planned = clips.plan({ ownerId, generationId: generationId ?? null, ...text });
    } catch (error) {
      throw error instanceof AppError && error.code === 'line_too_long' ? lineTooLong(md) : error;
    }
    if (planned) found.push({ line, planned });
    said += planned?.request.text.length ?? 0;
    if (said > MOST_SAID) throw new AppError('script_too_long');
    if (performance.now() - since < TURN_MS) continue;
    await giveWay();
    since = performance.now();
  }
  return found;
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
