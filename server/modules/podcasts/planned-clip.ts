import { createHash } from 'node:crypto';
import type { LanguageValue } from '#contract/catalog/languages.ts';
import { canSpeak, findVoice } from '#contract/catalog/voices.ts';
import { fitPace } from '#contract/pace.ts';
import { cutText } from '#server/audio/pieces.ts';
import { type Pronunciation, toSpokenText } from '#server/audio/spoken/spoken-text.ts';
import { AppError } from '#server/core/app-error.ts';
import type { SpeechEngine, SpeechEngines, SpeechRequest } from '#server/providers/speech/port.ts';

/** A line with everything that determines its audio. */
export interface PlannedClip {
  ownerId: string;
  /** The podcast that pays for it; `null`: no particular one. */
  generationId: string | null;
  hash: string;
  /** Its hash from before hashes used the pace actually sent instead of the one requested; the audio is the same. */
  formerHash: string | null;
  engine: SpeechEngine;
  request: Omit<SpeechRequest, 'key'>;
  /** Set if the line is too long for one request: separate clips, each paid for and stored by itself. */
  pieces: readonly PlannedClip[];
}

export interface WantedClip {
  ownerId: string;
  generationId?: string | null;
  voice: string;
  language: LanguageValue;
  md: string;
  /** The speaker's name. */
  speaker?: string | undefined;
  pace: number;
  pronunciations: readonly Pronunciation[];
  names?: readonly string[] | undefined;
}

/**
 * Limit for spoken text, because a clip is held in memory several times. It can be far longer than the written text:
 * numbers, and pronunciations that replace a word with many.
 */
const LONGEST_SPOKEN = 8000;

/** `null` if the line contains nothing to say. */
export function planClip(speech: Pick<SpeechEngines, 'find'>, wanted: WantedClip) {
  const { ownerId, voice, language, md, speaker, pronunciations, names = [] } = wanted;
  const row = findVoice(voice);
  const engine = row && speech.find(row.provider);
  if (!row || !engine) throw new AppError('voice_unknown');
  if (!canSpeak(row, language)) throw new AppError('voice_language');
  const { text, ipa } = toSpokenText(md, {
    language,
    spokenForm: engine.wantsSpokenForm,
    takesIpa: engine.takesIpa,
    pronunciations,
    names,
    speaker,
  });
  if (!/[\p{L}\p{N}]/u.test(text)) return null;
  if (text.length > LONGEST_SPOKEN) throw new AppError('line_too_long');
  const pace = fitPace(engine.pace, wanted.pace);
  const request = { voice: voice.slice(row.provider.length + 1), language, text, pace, ipa };
  const same = { ownerId, generationId: wanted.generationId ?? null, engine };
  const clipOf = (one: PlannedClip['request']): PlannedClip => ({
    ...same,
    hash: hashOf(engine, one),
    formerHash: pace === wanted.pace ? null : hashOf(engine, { ...one, pace: wanted.pace }),
    request: one,
    pieces: [],
  });
  const parts = cutText(text, engine.longestText);
  const pieces = parts.length > 1 ? parts.map((part) => clipOf({ ...request, text: part })) : [];
  return { ...clipOf(request), pieces };
}

/** The pace a voice actually uses for the requested one; normal pace if the voice no longer exists. */
export function paceOf(speech: Pick<SpeechEngines, 'find'>, voice: string, wanted: number): number {
  const row = findVoice(voice);
  return fitPace((row && speech.find(row.provider)?.pace) ?? null, wanted);
}

function hashOf(
  { provider, version, pacedVersion = version }: SpeechEngine,
  { voice, language, pace, text, ipa }: PlannedClip['request'],
): string {
  const model = pace === 1 ? version : pacedVersion;
  return createHash('sha256')
    .update(JSON.stringify([provider, model, voice, language, pace, text, ipa]))
    .digest('hex');
}
