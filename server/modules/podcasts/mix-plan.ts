import { setImmediate as letOthersThrough } from 'node:timers/promises';
import type { MixPlan } from '#server/audio/mix/mixer.ts';
import { MP3_SAMPLE_RATE } from '#server/audio/mp3.ts';
import type { Pronunciation } from '#server/audio/spoken/spoken-text.ts';
import { AppError } from '#server/core/app-error.ts';
import type { AudioScript, AudioSettings, ScriptLine } from '#server/db/schema/podcasts.ts';
import type { Clips } from './clips.ts';
import type { PlannedClip } from './planned-clip.ts';
import type { ClipRow } from './podcasts.repo.ts';
import { lineTooLong } from './script.ts';

/** A line with something to say, and its clip. */
export interface SpokenClip {
  line: ScriptLine;
  planned: PlannedClip;
}

interface Source {
  ownerId: string;
  generationId?: string | null;
  script: AudioScript;
  settings: AudioSettings;
  pronunciations: readonly Pronunciation[];
}

/** Limit after writing out numbers and abbreviations; about three hours. */
const MOST_SPOKEN_CHARACTERS = 400_000;
/** Yields to other requests this often, because planning a long script takes a while. */
const AT_ONCE_MS = 10;

export async function planClips(
  clips: Pick<Clips, 'plan'>,
  { ownerId, generationId = null, script, settings, pronunciations }: Source,
): Promise<SpokenClip[]> {
  const { language, lines, names } = script;
  const { pace } = settings;
  const all: SpokenClip[] = [];
  let characters = 0;
  let since = performance.now();
  for (const line of lines) {
    const { voice, md, speakerName: speaker } = line;
    const said = { voice, language, md, speaker, pace, pronunciations, names };
    const planned = named(md, () => clips.plan({ ownerId, generationId, ...said }));
    if (planned) all.push({ line, planned });
    characters += planned?.request.text.length ?? 0;
    if (characters > MOST_SPOKEN_CHARACTERS) throw new AppError('script_too_long');
    if (performance.now() - since < AT_ONCE_MS) continue;
    await letOthersThrough();
    since = performance.now();
  }
  return all;
}

/** Adds the line's text to the error, because a script has hundreds of lines. */
function named<Plan>(md: string, plan: () => Plan): Plan {
  try {
    return plan();
  } catch (error) {
    throw error instanceof AppError && error.code === 'line_too_long' ? lineTooLong(md) : error;
  }
}

/** What the mix needs to know of a line besides its clip. */
export interface MixLine {
  line: ScriptLine;
  /** The last character spoken, which determines the length of the pause. */
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
