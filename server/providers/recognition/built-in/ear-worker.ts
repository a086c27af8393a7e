import { flushCompileCache } from 'node:module';
import type { Cue } from '#contract/videos.ts';
import { given, serveTasks } from '#server/core/serve-tasks.ts';
import { decodeSound } from './decode-sound.ts';
import { cuesWithoutTimes, cuesWithTimes, unheard } from './heard-cues.ts';
import { type EarName, readModelFile, whisperIn } from './model-files.ts';
import { loadMoonshine } from './moonshine.ts';
import { planWindows, type SpeechWindow } from './speech-windows.ts';
import { HEARING_RATE, loadVoiceActivity, speechIn, type SpeechStretch } from './voice-activity.ts';
import { loadWhisper } from './whisper.ts';

export interface EarStart {
  ear: EarName;
  modelDir: string | undefined;
  threads: number;
}

export interface EarTask {
  /** `language`: only detect which one is spoken. */
  want: 'language' | 'words';
  bytes: Uint8Array;
  /** Start of this part that the previous part already covered. */
  skipMs: number;
  isLast: boolean;
  languageTag: string;
}

export type EarAnswer =
  | { kind: 'unknown_sound' }
  /** `null`: no speech. `untilMs`: start of the next part. */
  | { kind: 'language'; languageTag: string | null; untilMs: number }
  /** Times relative to the part. */
  | { kind: 'words'; cues: Cue[]; untilMs: number };

/** Longest window the models handle well; longer ones need too much memory. */
const LONGEST_SECONDS: Record<EarName, number> = { moonshine: 12, whisper: 28 };
/** Moonshine returns no times, so give it about a sentence. Whisper is fastest with full windows. */
const ENOUGH_SECONDS: Partial<Record<EarName, number>> = { moonshine: 3 };
/** How often Whisper hears what it skipped. */
const MOST_AGAIN = 2;
/** Number of windows used to detect the language. */
const LANGUAGE_WINDOWS = 2;

// This process gets killed, so save the compile cache now.
flushCompileCache();

const { ear, modelDir, threads } = await given<EarStart>();
const read = (id: Parameters<typeof readModelFile>[0]) => readModelFile(id, modelDir);
const findVoices = await loadVoiceActivity(await read('voiceActivity'));
const moonshine =
  ear === 'moonshine'
    ? await loadMoonshine(
        { encoder: await read('moonshineEncoder'), decoder: await read('moonshineDecoder') },
        threads,
      )
    : null;
const size = ear === 'whisper' ? ((await whisperIn(modelDir)) ?? 'base') : null;
const whisper =
  size !== null
    ? await loadWhisper(
        {
          size,
          encoder: await read(size === 'small' ? 'whisperSmallEncoder' : 'whisperEncoder'),
          decoder: await read(size === 'small' ? 'whisperSmallDecoder' : 'whisperDecoder'),
          vocabulary: Buffer.from(await read('whisperVocabulary')).toString('utf8'),
        },
        threads,
      )
    : null;

async function listen({ want, bytes, skipMs, isLast, languageTag }: EarTask): Promise<EarAnswer> {
  // Undecodable audio is treated like an unsupported format.
  const whole = await decodeSound(bytes).catch(() => null);
  if (!whole) return { kind: 'unknown_sound' };
  const sound = whole.subarray(Math.round((skipMs / 1000) * HEARING_RATE));
  const heard = await findVoices(sound);
  const { windows, until } = planWindows(speechIn(heard, sound.length), {
    heard,
    length: sound.length,
    longest: LONGEST_SECONDS[ear] * HEARING_RATE,
    enough: (ENOUGH_SECONDS[ear] ?? Infinity) * HEARING_RATE,
    isLast,
  });
  const untilMs = Math.round((until / HEARING_RATE) * 1000);
  const soundOf = ({ start, end }: SpeechStretch) => sound.slice(start, end);
  if (want === 'language') {
    const sums = new Map<string, number>();
    for (const window of windows.slice(0, LANGUAGE_WINDOWS)) {
      for (const [tag, likely] of await whisper!.hearLanguage(soundOf(window))) {
        sums.set(tag, (sums.get(tag) ?? 0) + likely);
      }
    }
    const [likeliest] = [...sums].toSorted(([, one], [, other]) => other - one);
    return { kind: 'language', languageTag: likeliest?.[0] ?? null, untilMs };
  }
  const cues: Cue[] = [];
  for (const window of windows) {
    if (moonshine) cues.push(...cuesWithoutTimes(await moonshine(soundOf(window)), window));
    else cues.push(...(await hearAll(window)));
  }
  return { kind: 'words', cues, untilMs };

  async function hearAll(part: SpeechWindow, again = MOST_AGAIN): Promise<Cue[]> {
    const said = await whisper!.hear(soundOf(part), languageTag);
    const found = cuesWithTimes(said, part);
    // Nothing at all means that it isn't speech.
    if (again === 0 || said.length === 0) return found;
    for (const rest of unheard(said, part)) found.push(...(await hearAll(rest, again - 1)));
    return found.toSorted((one, other) => one.startMs - other.startMs);
  }
}

serveTasks(listen);
