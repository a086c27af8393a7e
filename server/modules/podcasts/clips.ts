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
  /** `null` where there is nothing in the line to say. */
  plan(wanted: WantedClip): PlannedClip | null;
  /** What a voice makes of a wanted pace. */
  paceOf(voice: string, wanted: number): number;
  /** One that was spoken before; its sound is in the storage. */
  find(clip: PlannedClip): Promise<ClipRow | null>;
  /**
   * Speaks it, checks it, and stores it. Of several who ask for the same one, in whichever process, one speaks. Whoever
   * leaves is not waited for; but what a paid voice has been asked is heard to its end and stored, for it is charged.
   */
  make(clip: PlannedClip, signal: AbortSignal): Promise<ClipRow>;
  /** Throws `ClipGone` where its sound is no longer there. */
  read(row: ClipRow): Promise<Sound>;
  /** Forgets those of which no sound is left. */
  forgetLost(rows: readonly ClipRow[]): Promise<void>;
  /** Gives what is being spoken a little time to come. */
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
  /** How many wait for it; when the last one leaves, nothing more is begun. */
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

  /** Voices of this machine are shared by everybody: each has its turn, and keeps its place until it has really ended. */
  async function speakInTurn(
    clip: PlannedClip,
    key: string | null,
    leaving: AbortSignal,
  ): Promise<Pcm> {
    const { engine, request, ownerId } = clip;
    const speaking = () => speakPaid(usage, clip, engine, { ...request, key }, closing.signal);
    // Nobody gets back what a paid voice takes, so it is heard out, whoever has left.
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

  /** A voice can fail by chance, so a bad clip is spoken once more before it counts as a fault. */
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

  /** Looked for again at the last moment: somebody may have spoken it since this one asked. */
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
    // Where nobody waits any more, nobody is told.
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
        // Everybody before had left and it was given up; this one has not, and begins it anew.
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

/** Figures take longer to say than to write: "1,000,000" has nine signs. How long, only a voice that has said them knows. */
function secondsToSay({ request: { text, language, pace } }: PlannedClip) {
  const options = { language, spokenForm: true, takesIpa: false, pronunciations: [], names: [] };
  const spoken = toSpokenText(text, options).text;
  const both = [usualSeconds(text) / pace, usualSeconds(spoken) / pace];
  const figures = spoken.match(/\p{N}/gu)?.length ?? 0;
  const isFigures = figures * 4 > spoken.length;
  return { shortest: Math.min(...both), longest: isFigures ? Infinity : Math.max(...both) };
}
