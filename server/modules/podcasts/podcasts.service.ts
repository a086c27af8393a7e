import type { Account } from '#contract/accounts.ts';
import type { PodcastDocument } from '#contract/documents.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { EpisodeTimes } from '#contract/episode-times.ts';
import {
  type AudioState,
  type EditLine,
  isSayable,
  type MediaLink,
  type Pronunciations,
  type Speak,
  type SpeakEstimate,
} from '#contract/podcasts.ts';
import type { Recording } from '#contract/recordings.ts';
import type { EditConflict } from '#contract/generations.ts';
import { AppError } from '#server/core/app-error.ts';
import type { Database, Queryable } from '#server/db/database.ts';
import type { Storage } from '#server/providers/storage/port.ts';
import type { Queue } from '#server/queue/queue.ts';
import type { Entitlements } from '../billing/entitlements.service.ts';
import type { Documents } from '../generations/documents.service.ts';
import type { OwnGeneration } from '../generations/generations.service.ts';
import type { Usage } from '../usage/usage.service.ts';
import { makeAudio } from './audio.jobs.ts';
import { toState } from './audio-state.ts';
import type { Clips } from './clips.ts';
import { findSource } from './covers.repo.ts';
import type { ClipSource } from './line-clips.ts';
import type { MediaLinks } from './media-links.ts';
import { planClips } from './mix-plan.ts';
import type { SpeechPlanner } from './planned-speech.ts';
import {
  audioLeases,
  type AudioRow,
  deleteAudio,
  findAudio,
  findPronunciations,
  forgetAll,
  forgetFile,
  queueAudio,
  savePronunciations,
  setPublished,
} from './podcasts.repo.ts';
import { toEvent } from './audio-progress.ts';
import { listRecordings } from './recordings.repo.ts';
import { asPodcast, hashScript } from './script.ts';
import type { EstimateSpeech } from './speak-estimate.ts';

export interface Podcasts {
  /** Stored and queued when it returns. A repeated request without changes starts nothing. */
  speak(account: Account, generation: OwnGeneration, wanted: Speak): Promise<AudioState>;
  /** What the same call would take, without speaking anything. */
  estimate(generation: OwnGeneration, wanted: Speak): Promise<SpeakEstimate>;
  getState(generation: OwnGeneration): Promise<AudioState>;
  /** Audio status of these podcasts, and of all being recorded. */
  listRecordings(account: Account, ids: readonly string[]): Promise<Recording[]>;
  /** Throws `audio_none` if there is no finished file. */
  getFinished(generation: OwnGeneration): Promise<FinishedAudio>;
  /** Times of the newest finished file; `null` if there is none. */
  findEpisode(generation: OwnGeneration): Promise<EpisodeTimes | null>;
  stop(generation: OwnGeneration): Promise<AudioState>;
  remove(generation: OwnGeneration): Promise<void>;
  publish(generation: OwnGeneration, published: boolean): Promise<AudioState>;
  editLine(
    account: Account,
    generation: OwnGeneration,
    lineId: string,
    change: EditLine,
    seen: number | null,
  ): Promise<EditedLine>;
  /** The audio of one line as it would be in the whole, spoken now if it isn't stored. */
  speakLine(
    account: Account,
    generation: OwnGeneration,
    lineId: string,
    wanted: Speak,
  ): Promise<MediaLink>;
  /** Deletes the records of a deleted account's files, after the files. */
  forgetAll(ownerId: string): Promise<void>;
  getPronunciations(account: Account): Promise<Pronunciations>;
  savePronunciations(account: Account, entries: Pronunciations): Promise<void>;
}

export type FinishedAudio = AudioRow & { result: NonNullable<AudioRow['result']> };
type Unspoken = { code: ErrorCode; message: string };
type EditedLine =
  | { version: number; document: PodcastDocument; unspoken: Unspoken | null }
  | { conflict: EditConflict };

interface Dependencies {
  database: Database;
  queue: Pick<Queue, 'enqueue'>;
  documents: Pick<Documents, 'edit' | 'tell'>;
  entitlements: Pick<Entitlements, 'assertMayGenerate'>;
  planner: SpeechPlanner;
  estimate: EstimateSpeech;
  clips: Pick<Clips, 'plan'>;
  media: MediaLinks;
  storage: Pick<Storage, 'remove'>;
  lineClips: ClipSource;
  usage: Pick<Usage, 'speechTotalsOf' | 'bookAtEnd'>;
}

export function createPodcasts(dependencies: Dependencies): Podcasts {
  const { database, queue, documents, entitlements, usage } = dependencies;
  const { planner, clips, estimate, media, storage, lineClips } = dependencies;
  const { db } = database;

  async function start(account: Account, generation: OwnGeneration, wanted: Speak): Promise<void> {
    const { before, settings, script } = await planner.plan(generation, wanted);
    const words = await findPronunciations(db, generation.ownerId);
    const wantedHash = hashScript(script, settings, words);
    if (before && isUnderWay(before, wantedHash, words)) return;
    const made = before?.status === 'done' ? before.result : null;
    if (made?.scriptHash === wantedHash && !made.clipsGone) return;
    await entitlements.assertMayGenerate(account);
    const { id: generationId, ownerId } = generation;
    // Rejects now what would be refused when the job runs.
    await planClips(clips, { ownerId, script, settings, pronunciations: words });
    await database.transaction(async (tx) => {
      const row = { generationId, ownerId, settings, script };
      const jobNumber = await queueAudio(tx, row);
      await queue.enqueue(tx.$client, makeAudio, { generationId, jobNumber }, ownerId);
      // In the transaction, so the queued event can't arrive after the one for the start.
      await tell(generationId, tx);
    });
  }

  async function tell(id: string, on: Queryable = db): Promise<void> {
    const row = await findAudio(on, id);
    if (row) await documents.tell(id, toEvent(row), on);
  }

  async function getState(generation: OwnGeneration): Promise<AudioState> {
    const row = await findAudio(db, generation.id);
    const words = row?.result ? await findPronunciations(db, generation.ownerId) : [];
    const now = row?.result ? await planner.findScript(generation, row) : null;
    const { costCents } = await usage.speechTotalsOf(generation.id);
    const source = row?.result ? await findSource(db, generation.id) : null;
    return toState(generation, row, now, words, media, costCents, source);
  }

  return {
    async speak(account, generation, wanted) {
      await start(account, generation, wanted);
      return getState(generation);
    },

    estimate,
    getState,
    listRecordings: ({ id }, ids) => listRecordings(db, id, ids),

    async getFinished({ id }) {
      const row = await findAudio(db, id);
      if (!row?.result) throw new AppError('audio_none');
      return row as FinishedAudio;
    },

    async findEpisode({ id }) {
      const result = (await findAudio(db, id))?.result;
      return result ? { chapters: result.chapters, lines: result.lines } : null;
    },

    async stop(generation) {
      const { id } = generation;
      const end = async () => {
        const stopped = await audioLeases.requestStop(db, id);
        if (stopped === null) throw new AppError('not_running');
        return stopped === 'stopped';
      };
      await usage.bookAtEnd(id, end, 'speech');
      await tell(generation.id);
      return getState(generation);
    },

    async remove({ id }) {
      const key = (await findAudio(db, id))?.result?.key;
      await deleteAudio(db, id);
      if (key === undefined) return;
      // Removed immediately, even if someone still has an address for it. If this fails, the sweep removes it as
      // unreferenced.
      await storage.remove(key);
      await forgetFile(db, key);
    },

    async publish(generation, published) {
      if (!(await findAudio(db, generation.id))) throw new AppError('audio_none');
      await setPublished(db, generation.id, published);
      return getState(generation);
    },

    async editLine(account, generation, lineId, { speak, ...change }, seen) {
      const document = withLine(asPodcast(generation.document), lineId, change);
      const version = seen ?? generation.version;
      const edited = await documents.edit(generation, { document }, version);
      if ('conflict' in edited) return edited;
      const now = { ...generation, ...edited.row } as OwnGeneration;
      const isSpoken = speak && (await findAudio(db, generation.id)) !== null;
      // The line is stored by now, whatever happens with its audio.
      const unspoken = isSpoken ? await start(account, now, {}).then(() => null, whyNot) : null;
      return { version: now.version, document: asPodcast(now.document), unspoken };
    },

    async speakLine(account, generation, lineId, wanted) {
      const { settings, script } = await planner.plan(generation, wanted);
      const line = script.lines.find((one) => one.lineId === lineId);
      if (!line) throw new AppError('not_found');
      return lineClips.get(account, {
        generationId: generation.id,
        voice: line.voice,
        language: script.language,
        md: line.md,
        speaker: line.speakerName,
        pace: settings.pace,
        names: script.names,
      });
    },

    forgetAll: (ownerId) => forgetAll(db, ownerId),

    getPronunciations: async ({ id }) => ({ entries: await findPronunciations(db, id) }),
    async savePronunciations({ id }, { entries }) {
      const at = entries.findIndex(({ say }) => !isSayable(say));
      if (at >= 0) {
        const problem = 'can only have phonetic (IPA) symbols between slashes';
        throw new AppError('invalid_input', { fields: [{ field: `entries.${at}.say`, problem }] });
      }
      await savePronunciations(db, id, entries);
    },
  };
}

/** The same request is already queued or running, so it isn't started again. */
function isUnderWay(row: AudioRow, wantedHash: string, words: Pronunciations['entries']): boolean {
  return (
    (row.status === 'queued' || row.status === 'running') &&
    !row.stopRequested &&
    hashScript(row.script, row.settings, words) === wantedHash
  );
}

function whyNot(error: unknown): Unspoken {
  if (!(error instanceof AppError)) throw error;
  return { code: error.code, message: error.message };
}

function withLine(
  document: PodcastDocument,
  lineId: string,
  { text, speaker, voice, pauseMs }: Omit<EditLine, 'speak'>,
): PodcastDocument {
  if (speaker !== undefined && !document.speakers.some(({ id }) => id === speaker)) {
    const problem = 'isn’t a speaker in this script';
    throw new AppError('invalid_input', { fields: [{ field: 'speaker', problem }] });
  }
  let found = false;
  const sections = document.sections.map((section) => ({
    ...section,
    blocks: section.blocks.map((block) => {
      if (block.id !== lineId || block.kind !== 'turn') return block;
      found = true;
      const { voice: oldVoice, pauseMs: oldPause, ...kept } = block;
      const newVoice = voice === undefined ? oldVoice : (voice ?? undefined);
      const newPause = pauseMs === undefined ? oldPause : (pauseMs ?? undefined);
      return {
        ...kept,
        ...(text !== undefined && { md: text }),
        ...(speaker !== undefined && { speaker }),
        ...(newVoice !== undefined && { voice: newVoice }),
        ...(newPause !== undefined && { pauseMs: newPause }),
      };
    }),
  }));
  if (!found) throw new AppError('not_found');
  return { ...document, sections };
}
