import { createHash } from 'node:crypto';
import type { LanguageValue } from '#contract/catalog/languages.ts';
import { canSpeak, findVoice } from '#contract/catalog/voices.ts';
import { fitPace } from '#contract/pace.ts';
import { cutText } from '#server/audio/pieces.ts';
import { type Pronunciation, toSpokenText } from '#server/audio/spoken/spoken-text.ts';
import { AppError } from '#server/core/app-error.ts';
import type { SpeechEngine, SpeechEngines, SpeechRequest } from '#server/providers/speech/port.ts';

/** A line with everything its sound depends on. */
export interface PlannedClip {
  ownerId: string;
  /** The podcast that pays for it; `null`: none in particular. */
  generationId: string | null;
  hash: string;
  /** What it was named before names had the pace that is sent in place of the one that was wanted; it sounds the same. */
  formerHash: string | null;
  engine: SpeechEngine;
  request: Omit<SpeechRequest, 'key'>;
  /** Where the line is longer than its voice takes at once: clips of their own, each paid for and kept by itself. */
  pieces: readonly PlannedClip[];
}

export interface WantedClip {
  ownerId: string;
  generationId?: string | null;
  voice: string;
  language: LanguageValue;
  md: string;
  /** Who says it. */
  speaker?: string | undefined;
  pace: number;
  pronunciations: readonly Pronunciation[];
  names?: readonly string[] | undefined;
}

/**
 * A clip is held whole, several times over. What is said may be far longer than what is written: figures, and words
 * that an account wants said as many others.
 */
const LONGEST_SPOKEN = 8000;

/** `null` where there is nothing in the line to say. */
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

/** What a voice makes of a wanted pace; the usual one where nobody knows the voice any more. */
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
