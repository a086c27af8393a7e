import { PassThrough } from 'node:stream';
import { findVoice } from '#contract/catalog/voices.ts';
import { counted } from '#contract/count.ts';
import type { AudioEvent } from '#contract/events.ts';
import type { Pronunciation } from '#server/audio/spoken/spoken-text.ts';
import { newId } from '#server/core/ids.ts';
import type { Database } from '#server/db/database.ts';
import type { AudioResult } from '#server/db/schema/podcasts.ts';
import type { NextTry } from '#server/queue/job.ts';
import type { RunJob } from '#server/runs/leases.repo.ts';
import { createAttempts, type Runner } from '#server/runs/run.ts';
import type { KnownSpeed } from '#server/runs/time-left.ts';
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
  audioLeases,
  type AudioRow,
  type ClipRow,
  findAudio,
  findPronunciations,
  noteFile,
} from './podcasts.repo.ts';
import { type AudioProgress, createAudioProgress, toEvent } from './audio-progress.ts';
import type { ReadyMail } from './ready-mail.ts';
import { hashScript, heardIn } from './script.ts';
import { speakAll } from './speak-all.ts';
import { withKeptLines } from './voice-faults.ts';

interface Dependencies {
  database: Database;
  storage: Storage;
  clips: Clips;
  tags: AudioTags;
  documents: Pick<Documents, 'tell'>;
  entitlements: Pick<Entitlements, 'assertMayBegin'>;
  readyMail: ReadyMail;
  usage: Pick<Usage, 'bookLostCalls' | 'bookAtEnd'>;
}

const FEW_LINES = 20;
const MOST_ROUNDS = 3;
const UNKNOWN_SPEED: KnownSpeed = { work: null, finish: null };

interface MixContext {
  spoken: number;
  scriptHash: string;
  pronunciations: Pronunciation[];
  progress: AudioProgress;
  signal: AbortSignal;
}

export function createAudioRunner(dependencies: Dependencies): Runner {
  const { database, storage, clips, tags, documents, entitlements } = dependencies;
  const { readyMail, usage } = dependencies;
  const { db } = database;
  /** Measured speed per set of voices. Only used to estimate the remaining time, so it needn't outlive the process. */
  const speeds = new Map<string, KnownSpeed>();

  async function tell(generationId: string): Promise<void> {
    const row = await findAudio(db, generationId);
    if (row) await documents.tell(generationId, toEvent(row));
  }

  async function make(
    row: AudioRow,
    here: { progress: AudioProgress; advanced(): void; signal: AbortSignal },
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
      const all = await speakAll(wanted, clips, here);
      spoken += all.spoken;
      // Frees the voices' memory for the mix. After changing only a line or two, the user will probably change more and
      // shouldn't wait for a voice to load.
      if (all.spoken > FEW_LINES) {
        const engines = new Set(wanted.map(({ planned }) => planned.engine));
        for (const engine of engines) await engine.rest?.();
      }
      try {
        const heard = { scriptHash, pronunciations: heardIn(script, pronunciations) };
        return await mix(row, wanted, all.rows, { ...here, ...heard, spoken });
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
    // Recorded before it is written, so it can be found and removed whatever happens.
    await noteFile(db, key);
    const out = new PassThrough();
    const stored = storage.write(key, out);
    // If storing fails, the mix has to stop.
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
    // Waits for both and reports the mix's error first: the storage only knows that its input ended.
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

  const attempts = createAttempts(db, {
    name: 'audio',
    leases: audioLeases,

    async begin(run, { advanced = () => {} }) {
      const { row, signal } = run;
      const { generationId, ownerId, linesTotal } = row;
      return {
        async work() {
          // The previous attempt was killed or failed before settling, so its requests to paid voices are booked as
          // charged.
          await usage.bookLostCalls(generationId, 'speech');
          // The plan may have ended while it was queued.
          await entitlements.assertMayBegin(ownerId);
          const speed = speeds.get(voicesOf(row)) ?? UNKNOWN_SPEED;
          const progress = createAudioProgress(speed, async (now, isNews) => {
            await run.change(now);
            const event: AudioEvent = { type: 'audio', status: 'running', linesTotal, ...now };
            if (isNews) await documents.tell(generationId, event);
          });
          const made = make(row, { progress, advanced, signal });
          await Promise.allSettled([made]);
          await progress.close();
          const result = await made;
          speeds.set(voicesOf(row), progress.learned());
          const done = {
            status: 'done',
            stage: null,
            progress: 1,
            remainingSeconds: null,
          } as const;
          await database.transaction(async (tx) => {
            await run.end(tx, { ...done, result });
            await readyMail.send(tx, row);
          });
          await tell(generationId);
        },

        async stop() {
          const ending = { status: 'stopped', stage: null, remainingSeconds: null } as const;
          await usage.bookAtEnd(generationId, () => run.end(db, ending), 'speech');
          await tell(generationId);
        },
      };
    },
  });

  async function wordsFor({ id }: RunJob, message: string): Promise<string> {
    const row = await findAudio(db, id);
    return row ? withKeptLines(message, row) : message;
  }

  return {
    run: attempts.run,

    async wait(job, { code, message }, next) {
      const [whatHappened, isSafe] = (await wordsFor(job, message)).split(/(?<=\.) /);
      const again = `We’ll try again in ${counted(next.waitSeconds, 'second', 'seconds')} (attempt ${next.attempt} of ${next.of}).${lastTry(next)}`;
      await audioLeases.changeUnheld(db, job, {
        errorCode: code,
        errorMessage: [whatHappened, isSafe, again].join(' '),
        remainingSeconds: next.waitSeconds,
      });
      await tell(job.id);
    },

    async fail(job, error) {
      const errorMessage = await wordsFor(job, error.message);
      const ending = { errorMessage, stage: null, remainingSeconds: null };
      await usage.bookAtEnd(job.id, () => attempts.fail(db, job, error, ending), 'speech');
      await tell(job.id);
    },
  };
}

function lastTry({ attempt, of, lastInSeconds }: NextTry): string {
  if (attempt === of) return '';
  const minutes = Math.round(lastInSeconds / 60);
  const when =
    minutes < 2 ? counted(lastInSeconds, 'second', 'seconds') : `about ${minutes} minutes`;
  return ` The last attempt is in ${when}.`;
}

/** The providers of a script's voices: "deepgram neural". */
function voicesOf({ script: { lines } }: AudioRow): string {
  const providers = new Set(lines.map(({ voice }) => findVoice(voice)?.provider ?? ''));
  return [...providers].toSorted().join(' ');
}
