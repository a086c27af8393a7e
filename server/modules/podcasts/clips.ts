import { setTimeout as pause } from 'node:timers/promises';
import { findFault } from '#server/audio/clip-check.ts';
import type { Sound } from '#server/audio/mix/mixer.ts';
import { joinPieces } from '#server/audio/pieces.ts';
import { usualSeconds } from '#contract/speaking-time.ts';
import { toSpokenText } from '#server/audio/spoken/spoken-text.ts';
import { AppError } from '#server/core/app-error.ts';
import { createFairGate, type FairGate } from '#server/core/fair-gate.ts';
import { letGo } from '#server/core/let-go.ts';
import type { Log } from '#server/core/log.ts';
import { untilAborted } from '#server/core/until-aborted.ts';
import type { Database } from '#server/db/database.ts';
import type { Pcm, SpeechEngine, SpeechEngines } from '#server/providers/speech/port.ts';
import type { Storage } from '#server/providers/storage/port.ts';
import type { ProviderKeys } from '../settings/keys.service.ts';
import type { Usage } from '../usage/usage.service.ts';
import { ClipGone, createClipStore } from './clip-store.ts';
import { createClipTurns } from './clip-turns.ts';
import { speakPaid } from './paid-speech.ts';
import { paceOf, planClip, type PlannedClip, type WantedClip } from './planned-clip.ts';
import type { ClipRow } from './podcasts.repo.ts';
import { withProvider } from './voice-faults.ts';

export interface Clips {
  /** `null` if the line contains nothing to say. */
  plan(wanted: WantedClip): PlannedClip | null;
  /** The pace a voice actually uses for the requested one. */
  paceOf(voice: string, wanted: number): number;
  /** Finds a clip that was spoken before and whose audio is stored. */
  find(clip: PlannedClip): Promise<ClipRow | null>;
  /**
   * Speaks, checks and stores a clip. If several callers want the same one, in any process, it is spoken once. Nobody waits
   * for callers that leave; but a request to a paid voice is completed and stored, because it's charged.
   */
  make(clip: PlannedClip, signal: AbortSignal): Promise<ClipRow>;
  /** Throws `ClipGone` if its audio is missing. */
  read(row: ClipRow): Promise<Sound>;
  /** Deletes the rows of clips whose audio is missing. */
  forgetLost(rows: readonly ClipRow[]): Promise<void>;
  /** Waits briefly for clips being spoken. */
  close(): Promise<void>;
}

interface Dependencies {
  database: Database;
  storage: Storage;
  speech: SpeechEngines;
  keys: Pick<ProviderKeys, 'find' | 'report'>;
  usage: Pick<Usage, 'beginCall' | 'settleCall'>;
  log: Log;
}

interface Making {
  made: Promise<ClipRow>;
  /** Number of callers waiting for it; when the last one leaves, no new step is started. */
  waiting: number;
  leaving: AbortController;
}

const LOOK_AGAIN_MS = 300;
const LAST_WORDS_MS = 5000;

export function createClips(dependencies: Dependencies): Clips {
  const { database, storage, speech, keys, usage, log } = dependencies;
  const { find, read, forgetLost, store } = createClipStore(database, storage);
  const turns = createClipTurns(database);
  const underWay = new Map<string, Making>();
  const gates = new Map<SpeechEngine, FairGate>();
  const closing = new AbortController();

  async function findKey(ownerId: string, engine: SpeechEngine): Promise<string | null> {
    if (!engine.needsKey) return null;
    const key = await keys.find(ownerId, engine.provider);
    if (key === null) throw withProvider(new AppError('voice_key_needed'), engine);
    return key;
  }

  /**
   * Local voices are shared by all accounts: each account gets its turn, and a clip keeps its slot until it has really
   * ended.
   */
  async function speakInTurn(
    clip: PlannedClip,
    key: string | null,
    leaving: AbortSignal,
  ): Promise<Pcm> {
    const { engine, request, ownerId } = clip;
    const speaking = () => speakPaid(usage, clip, engine, { ...request, key }, closing.signal);
    // A paid voice's request is charged anyway, so it's completed even if all callers have left.
    if (engine.needsKey) return speaking();
    const leave = await gateOf(engine).enter(ownerId, request.text.length, leaving);
    return untilAborted(speaking().finally(leave), leaving);
  }

  function gateOf(engine: SpeechEngine): FairGate {
    let gate = gates.get(engine);
    if (!gate) {
      gate = createFairGate(engine.concurrency);
      gates.set(engine, gate);
    }
    return gate;
  }

  /** Voices can fail at random, so a bad clip is spoken once more before it counts as an error. */
  async function speak(clip: PlannedClip, leaving: AbortSignal): Promise<Pcm> {
    const { engine, request, ownerId } = clip;
    const key = await findKey(ownerId, engine);
    for (let attempt = 1; ; attempt += 1) {
      let pcm: Pcm;
      try {
        pcm = await speakInTurn(clip, key, leaving);
      } catch (error) {
        if (error instanceof AppError && error.code === 'voice_key_refused') {
          await keys.report(ownerId, engine.provider, 'invalid');
        }
        throw withProvider(error, engine);
      }
      const fault = findFault(pcm, secondsToSay(clip));
      if (!fault) return pcm;
      log.warn({ fault, voice: request.voice, provider: engine.provider, attempt }, 'bad clip');
      if (attempt === 2 || leaving.aborted) throw new AppError('clip_unusable');
    }
  }

  async function speakWhole(clip: PlannedClip, leaving: AbortSignal): Promise<Pcm> {
    leaving.throwIfAborted();
    if (clip.pieces.length === 0) return speak(clip, leaving);
    const sounds: Sound[] = [];
    for (const piece of clip.pieces) sounds.push(await hear(piece, leaving));
    const joined = joinPieces(sounds as [Sound, ...Sound[]]);
    for (const { samples } of sounds) letGo(samples);
    return joined;
  }

  async function hear(clip: PlannedClip, leaving: AbortSignal): Promise<Sound> {
    const row = await make(clip, leaving);
    return read(row).catch(async (error: unknown) => {
      if (!(error instanceof ClipGone)) throw error;
      await forgetLost([row]);
      return read(await make(clip, leaving));
    });
  }

  /** Looks it up again at the last moment, because it may have been spoken since the request. */
  async function findOrSpeak(clip: PlannedClip, leaving: AbortSignal): Promise<ClipRow> {
    while (!(await turns.take(clip))) {
      const theirs = await find(clip);
      if (theirs) return theirs;
      await pause(LOOK_AGAIN_MS, undefined, { signal: leaving });
    }
    try {
      return (await find(clip)) ?? (await store(clip, await speakWhole(clip, leaving)));
    } finally {
      await turns.giveBack(clip);
    }
  }

  function begin(clip: PlannedClip, name: string): Making {
    const leaving = new AbortController();
    const signal = AbortSignal.any([leaving.signal, closing.signal]);
    const made = findOrSpeak(clip, signal).finally(() => underWay.delete(name));
    // Errors are ignored if nobody is waiting any more.
    made.catch(() => {});
    const making = { made, waiting: 0, leaving };
    underWay.set(name, making);
    return making;
  }

  async function make(clip: PlannedClip, signal: AbortSignal): Promise<ClipRow> {
    const name = `${clip.ownerId} ${clip.hash}`;
    for (;;) {
      const making = underWay.get(name) ?? begin(clip, name);
      making.waiting += 1;
      try {
        return await untilAborted(making.made, signal);
      } catch (error) {
        // It was abandoned because all earlier callers had left; this one hasn't, so it starts again.
        if (signal.aborted || closing.signal.aborted || !making.leaving.signal.aborted) throw error;
      } finally {
        making.waiting -= 1;
        if (making.waiting === 0) making.leaving.abort();
      }
    }
  }

  return {
    plan: (wanted) => planClip(speech, wanted),
    paceOf: (voice, wanted) => paceOf(speech, voice, wanted),
    find,
    read,
    forgetLost,
    make,

    async close() {
      const all = () => Promise.allSettled([...underWay.values()].map(({ made }) => made));
      const late = setTimeout(() => closing.abort(), LAST_WORDS_MS);
      await all();
      clearTimeout(late);
      closing.abort();
      turns.close();
    },
  };
}

/**
 * Numbers take longer to say than to write: "1,000,000" has nine characters. The duration is only known from a voice that
 * has said it.
 */
function secondsToSay({ request: { text, language, pace } }: PlannedClip) {
  const options = { language, spokenForm: true, takesIpa: false, pronunciations: [], names: [] };
  const spoken = toSpokenText(text, options).text;
  const both = [usualSeconds(text) / pace, usualSeconds(spoken) / pace];
  const figures = spoken.match(/\p{N}/gu)?.length ?? 0;
  const isFigures = figures * 4 > spoken.length;
  return { shortest: Math.min(...both), longest: isFigures ? Infinity : Math.max(...both) };
}
