import { PassThrough } from 'node:stream';
import { findVoice } from '#contract/catalog/voices.ts';
import type { AudioEvent } from '#contract/events.ts';
import type { Pronunciation } from '#server/audio/spoken/spoken-text.ts';
import type { AppError } from '#server/core/app-error.ts';
import { newId } from '#server/core/ids.ts';
import type { Log } from '#server/core/log.ts';
import type { Database } from '#server/db/database.ts';
import type { AudioResult } from '#server/db/schema/podcasts.ts';
import type { JobContext, NextTry } from '#server/queue/job.ts';
import type { Storage } from '#server/providers/storage/port.ts';
import type { Entitlements } from '../billing/entitlements.service.ts';
import type { Documents } from '../generations/documents.service.ts';
import type { Usage } from '../usage/usage.service.ts';
import { type AudioTags, readTags } from './audio-tags.ts';
import { openingsOf, toChapters } from './chapters.ts';
import { ClipGone } from './clip-store.ts';
import type { Clips } from './clips.ts';
import { planClips, planOf, type SpokenClip, toMixLines } from './mix-plan.ts';
import { mixInThread } from './mix-thread.ts';
import {
  type AudioJob,
  type AudioRow,
  changeHeldAudio,
  type ClipRow,
  failAudio,
  findAudio,
  findHeldAudio,
  findPronunciations,
  noteFile,
  takeAudio,
} from './podcasts.repo.ts';
import { createProgress, createTeller, type Progress, type Saved, toEvent } from './progress.ts';
import type { ReadyMail } from './ready-mail.ts';
import { hashScript, heardIn } from './script.ts';
import { speakAll } from './speak-all.ts';
import { LeaseLost, StopRequested } from './stopping.ts';
import { createTimeLeft, type KnownSpeed } from './time-left.ts';
import { withKeptLines } from './voice-faults.ts';

export interface AudioRunner {
  run(job: AudioJob, context: JobContext): Promise<void>;
  /** It has failed for now and is tried again: whoever looks is told why it waits. */
  wait(job: AudioJob, error: AppError, next: NextTry): Promise<void>;
  fail(job: AudioJob, error: AppError): Promise<void>;
}

interface Dependencies {
  database: Database;
  storage: Storage;
  clips: Clips;
  tags: AudioTags;
  documents: Pick<Documents, 'tell'>;
  entitlements: Pick<Entitlements, 'assertMayBegin'>;
  readyMail: ReadyMail;
  usage: Pick<Usage, 'bookLostCalls'>;
}

const FEW_LINES = 20;
const MOST_ROUNDS = 3;
const UNKNOWN_SPEED: KnownSpeed = { secondsPerCharacter: null, mixOfSound: null };

interface MixContext {
  spoken: number;
  scriptHash: string;
  pronunciations: Pronunciation[];
  progress: Progress;
  signal: AbortSignal;
}

export function createAudioRunner(dependencies: Dependencies): AudioRunner {
  const { database, storage, clips, tags, documents, entitlements } = dependencies;
  const { readyMail, usage } = dependencies;
  const { db } = database;
  /** How fast each set of voices was here. Only a guess at what is left rests on it, so it need not outlive the process. */
  const speeds = new Map<string, KnownSpeed>();

  async function tell(generationId: string): Promise<void> {
    const row = await findAudio(db, generationId);
    if (row) await documents.tell(generationId, toEvent(row));
  }

  async function attempt(
    row: AudioRow,
    { progress, advanced, signal }: { progress: Progress; advanced(): void; signal: AbortSignal },
  ): Promise<AudioResult> {
    const { generationId, ownerId, script, settings } = row;
    const pronunciations = await findPronunciations(db, ownerId);
    const wanted = await planClips(clips, {
      ownerId,
      generationId,
      script,
      settings,
      pronunciations,
    });
    const scriptHash = hashScript(script, settings, pronunciations);
    let spoken = 0;
    for (let round = 1; ; round += 1) {
      const all = await speakAll(wanted, clips, { progress, advanced, signal });
      spoken += all.spoken;
      // The mix needs memory of its own. Whoever changed a line or two will change more, and should not wait for a voice.
      if (all.spoken > FEW_LINES) {
        const engines = new Set(wanted.map(({ planned }) => planned.engine));
        for (const engine of engines) await engine.rest?.();
      }
      try {
        const heard = { scriptHash, pronunciations: heardIn(script, pronunciations) };
        return await mix(row, wanted, all.rows, { spoken, ...heard, progress, signal });
      } catch (error) {
        if (!(error instanceof ClipGone) || round === MOST_ROUNDS) throw error;
        await clips.forgetLost(all.rows);
      }
    }
  }

  async function mix(
    row: AudioRow,
    wanted: readonly SpokenClip[],
    rows: readonly ClipRow[],
    { spoken, scriptHash, pronunciations, progress, signal }: MixContext,
  ): Promise<AudioResult> {
    const { generationId, ownerId, script, settings } = row;
    const key = `podcasts/${ownerId}/audio/${generationId}-${newId('aud')}.mp3`;
    const openings = openingsOf(wanted.map(({ line }) => line));
    const lines = toMixLines(wanted);
    // Named before it is written, so that whatever happens it can be found and removed.
    await noteFile(db, key);
    const out = new PassThrough();
    const stored = storage.write(key, out);
    // Nobody takes what is mixed any more.
    stored.catch((error: unknown) => out.destroy(error as Error));
    const mixed = mixInThread({
      plan: planOf(lines, rows, settings),
      kind: 'mp3',
      tags: await readTags(tags, row),
      chapters: openings,
      readClip: (index) => clips.read(rows[index]!),
      out,
      onProgress: (share) => progress.mixing(share),
      signal,
    }).then(
      (mastered) => {
        out.end();
        return mastered;
      },
      (error: unknown) => {
        out.destroy(error as Error);
        throw error;
      },
    );
    // Both are waited for, and the mix's own fault is the one to tell: the storage only knows that it was cut off.
    await Promise.allSettled([mixed, stored]);
    const [mastered, { bytes }] = [await mixed, await stored];
    const durationMs = Math.round((mastered.samples / mastered.sampleRate) * 1000);
    return {
      key,
      bytes,
      durationMs,
      loudnessLufs: mastered.loudnessLufs,
      truePeakDbtp: mastered.truePeakDbtp,
      chapters: toChapters(openings, mastered.lines, durationMs),
      lines: mastered.lines,
      waveform: mastered.waveform,
      voices: settings.voices,
      linesSpoken: spoken,
      script,
      pronunciations,
      scriptHash,
      createdAt: new Date().toISOString(),
      mix: {
        pace: settings.pace,
        jingle: settings.jingle,
        samples: mastered.samples,
        clips: lines.map(({ line: { lineId }, endsWith }, at) => ({
          lineId,
          endsWith,
          hash: rows[at]!.hash,
        })),
      },
    };
  }

  return {
    async run(job, { signal, log, advanced = () => {} }) {
      const lease = newId('run');
      const before = await findAudio(db, job.generationId);
      const row = await takeAudio(db, job, lease);
      if (!row) return;
      // Whoever held it was killed, and what it had asked of a paid voice is charged for all that.
      if (before?.lease) await usage.bookLostCalls(row.generationId);
      const leaving = new AbortController();
      const { generationId, linesTotal } = row;
      const isNews = createTeller();
      const heed = (held: { stopRequested: boolean } | null) => {
        if (!held) throw new LeaseLost();
        if (held.stopRequested) throw new StopRequested();
      };
      const change = async (saved: Saved) => {
        heed(await changeHeldAudio(db, generationId, lease, saved));
        const told: AudioEvent = { type: 'audio', status: 'running', linesTotal, ...saved };
        if (isNews(saved)) await documents.tell(generationId, told);
      };
      const speed = speeds.get(voicesOf(row)) ?? UNKNOWN_SPEED;
      const timeLeft = createTimeLeft(speed);
      const progress = createProgress({
        timeLeft,
        save: change,
        // A fault of the database is for the next save to meet.
        look: async () => {
          const held = await findHeldAudio(db, generationId, lease).catch(() => undefined);
          if (held !== undefined) heed(held);
        },
        onLost: (why) => leaving.abort(why),
      });
      try {
        if (row.stopRequested) throw new StopRequested();
        // A plan may have ended while it waited.
        await entitlements.assertMayBegin(row.ownerId);
        const result = await attempt(row, {
          progress,
          advanced,
          signal: AbortSignal.any([signal, leaving.signal]),
        });
        await progress.close();
        speeds.set(voicesOf(row), timeLeft.learned());
        const done = { status: 'done', stage: null, progress: 1, remainingSeconds: null } as const;
        await database.transaction(async (tx) => {
          const ending = { ...done, result, lease: null };
          const held = await changeHeldAudio(tx, generationId, lease, ending);
          if (held) await readyMail.send(tx, row);
        });
        await tell(generationId);
      } catch (thrown) {
        await progress.close();
        await endBadly(row, lease, leaving.signal.aborted ? leaving.signal.reason : thrown, log);
      }
    },

    async wait(job, { code, message }, next) {
      const [whatHappened, isSafe] = (await wordsFor(job, message)).split(/(?<=\.) /);
      const again = `It is tried again in ${next.waitSeconds} seconds (attempt ${next.attempt} of ${next.of}${lastTry(next)}).`;
      await failAudio(db, job, {
        errorCode: code,
        errorMessage: [whatHappened, isSafe, again].join(' '),
        remainingSeconds: next.waitSeconds,
      });
      await tell(job.generationId);
    },

    async fail(job, { code, message }) {
      const errorMessage = await wordsFor(job, message);
      const ending = { status: 'failed', errorCode: code, errorMessage } as const;
      await failAudio(db, job, { ...ending, stage: null, remainingSeconds: null });
      await tell(job.generationId);
    },
  };

  async function wordsFor({ generationId }: AudioJob, message: string): Promise<string> {
    const row = await findAudio(db, generationId);
    return row ? withKeptLines(message, row) : message;
  }

  /** Stopped and taken over are no faults; everything else goes on to the queue, which knows whether to try again. */
  async function endBadly(row: AudioRow, lease: string, cause: unknown, log: Log): Promise<void> {
    if (cause instanceof LeaseLost) return;
    const { generationId } = row;
    if (cause instanceof StopRequested) {
      const stopped = { status: 'stopped', stage: null, remainingSeconds: null } as const;
      await changeHeldAudio(db, generationId, lease, { ...stopped, lease: null });
      await tell(generationId);
      return;
    }
    log.debug({ generationId }, 'audio was interrupted');
    const waiting = { status: 'queued', lease: null } as const;
    // Somebody else has it: whatever went wrong here is no longer about it.
    if (await changeHeldAudio(db, generationId, lease, waiting)) throw cause;
  }
}

function lastTry({ attempt, of, lastInSeconds }: NextTry): string {
  if (attempt === of) return ', the last';
  const minutes = Math.round(lastInSeconds / 60);
  const when = minutes < 2 ? `${lastInSeconds} seconds` : `about ${minutes} minutes`;
  return `, the last in ${when}`;
}

/** Whose voices a script has: "deepgram neural". */
function voicesOf({ script: { lines } }: AudioRow): string {
  const providers = new Set(lines.map(({ voice }) => findVoice(voice)?.provider ?? ''));
  return [...providers].toSorted().join(' ');
}
