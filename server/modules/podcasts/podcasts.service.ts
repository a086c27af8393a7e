import type { Account } from '#contract/accounts.ts';
import type { PodcastDocument } from '#contract/documents.ts';
import {
  type AudioState,
  type EditLine,
  type MediaLink,
  PACE,
  type Pronunciations,
  type Speak,
} from '#contract/podcasts.ts';
import type { EditConflict } from '#contract/generations.ts';
import { AppError } from '#server/core/app-error.ts';
import { fileName } from '#server/core/attachment.ts';
import type { Database, Queryable } from '#server/db/database.ts';
import { findVideoNames } from '#server/audio/spoken/video-names.ts';
import type { AudioScript, AudioSettings } from '#server/db/schema/podcasts.ts';
import type { Queue } from '#server/queue/queue.ts';
import type { Entitlements } from '../billing/entitlements.service.ts';
import type { Documents } from '../generations/documents.service.ts';
import type { OwnGeneration } from '../generations/generations.service.ts';
import { makeAudio } from './audio.jobs.ts';
import type { ClipSource } from './line-clips.ts';
import type { MediaLinks } from './media-links.ts';
import { findNamedVideo } from './named-video.repo.ts';
import {
  type AudioRow,
  deleteAudio,
  findAudio,
  findPronunciations,
  forgetAll,
  type PronunciationEntries,
  queueAudio,
  savePronunciations,
  setPublished,
  stopAudio,
} from './podcasts.repo.ts';
import { toEvent } from './progress.ts';
import { asPodcast, chooseVoices, hashScript, toScript } from './script.ts';
import type { VoiceDesk } from './voices.service.ts';

export const MP3_TYPE = 'audio/mpeg';
/** Letters, marks, stress and length: no voice can say any other sign. */
const SOUNDS = /^\/[\p{L}\p{M}\p{Sk}.\s-]+\/$/u;

export interface Podcasts {
  /** Stored and queued when it returns. Asking again with nothing changed starts nothing. */
  speak(account: Account, generation: OwnGeneration, wanted: Speak): Promise<AudioState>;
  getState(generation: OwnGeneration): Promise<AudioState>;
  /** Throws `audio_none` where there is no finished file. */
  getFinished(generation: OwnGeneration): Promise<FinishedAudio>;
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
  /** The sound of one line as it stands, spoken now where it was not before. */
  speakLine(account: Account, generation: OwnGeneration, lineId: string): Promise<MediaLink>;
  /** What is noted of the files of an account that is gone, once they are. */
  forgetAll(ownerId: string): Promise<void>;
  getPronunciations(account: Account): Promise<Pronunciations>;
  savePronunciations(account: Account, entries: Pronunciations): Promise<void>;
}

export type FinishedAudio = AudioRow & { result: NonNullable<AudioRow['result']> };
export type EditedLine =
  | { version: number; document: PodcastDocument }
  | { conflict: EditConflict };

interface Dependencies {
  database: Database;
  queue: Pick<Queue, 'enqueue'>;
  documents: Pick<Documents, 'edit' | 'tell'>;
  entitlements: Pick<Entitlements, 'assertMayGenerate'>;
  voices: VoiceDesk;
  media: MediaLinks;
  lineClips: ClipSource;
}

export function createPodcasts(dependencies: Dependencies): Podcasts {
  const { database, queue, documents, entitlements, voices, media, lineClips } = dependencies;
  const { db } = database;

  async function settingsFor(
    { ownerId }: OwnGeneration,
    document: PodcastDocument,
    before: AudioRow | null,
    wanted: Speak,
  ): Promise<AudioSettings> {
    const { language, speakers } = document;
    const asked = Array.isArray(wanted.voices)
      ? Object.fromEntries(
          wanted.voices.flatMap((voice, at) => (speakers[at] ? [[speakers[at].id, voice]] : [])),
        )
      : (wanted.voices ?? {});
    const known = new Set(speakers.map(({ id }) => id));
    const stranger = Object.keys(asked).find((id) => !known.has(id));
    if (stranger !== undefined) {
      const problem = `names ${stranger}, who does not speak in this script`;
      throw new AppError('invalid_input', { fields: [{ field: 'voices', problem }] });
    }
    const fallback = await voices.defaultsFor(ownerId, language);
    const chosen = speakers.some(({ voice }) => voice !== null)
      ? {}
      : (before?.settings.voices ?? {});
    return {
      voices: chooseVoices(document, { wanted: { ...chosen, ...asked }, fallback }),
      pace: wanted.pace ?? before?.settings.pace ?? PACE.usual,
      jingle: wanted.jingle ?? before?.settings.jingle ?? false,
    };
  }

  async function withNames(script: AudioScript, generationId: string): Promise<AudioScript> {
    const video = await findNamedVideo(db, generationId);
    const text = script.lines.map(({ md }) => md).join('\n');
    return { ...script, names: video ? findVideoNames(video, text) : [] };
  }

  async function start(account: Account, generation: OwnGeneration, wanted: Speak): Promise<void> {
    const document = asPodcast(generation.document);
    const before = await findAudio(db, generation.id);
    const chosen = await settingsFor(generation, document, before, wanted);
    const script = await withNames(toScript(document, chosen.voices), generation.id);
    const words = await findPronunciations(db, generation.ownerId);
    const wantedHash = hashScript(script, chosen, words);
    if (before && isUnderWay(before, wantedHash, words)) return;
    if (before?.status === 'done' && before.result?.scriptHash === wantedHash) return;
    await entitlements.assertMayGenerate(account);
    await database.transaction(async (tx) => {
      const { id: generationId, ownerId } = generation;
      const row = { generationId, ownerId, settings: chosen, script };
      const jobNumber = await queueAudio(tx, row);
      await queue.enqueue(tx.$client, makeAudio, { generationId, jobNumber });
      // In here, so that nobody hears of the waiting after the beginning.
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
    return toState(generation, row, words, media);
  }

  return {
    async speak(account, generation, wanted) {
      await start(account, generation, wanted);
      return getState(generation);
    },

    getState,

    async getFinished({ id }) {
      const row = await findAudio(db, id);
      if (!row?.result) throw new AppError('audio_none');
      return row as FinishedAudio;
    },

    async stop(generation) {
      if (!(await stopAudio(db, generation.id))) throw new AppError('not_running');
      await tell(generation.id);
      return getState(generation);
    },

    remove: ({ id }) => deleteAudio(db, id),

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
      if (speak && (await findAudio(db, generation.id))) await start(account, now, {});
      return { version: now.version, document: asPodcast(now.document) };
    },

    async speakLine(account, generation, lineId) {
      const document = asPodcast(generation.document);
      const before = await findAudio(db, generation.id);
      const chosen = await settingsFor(generation, document, before, {});
      const script = await withNames(toScript(document, chosen.voices), generation.id);
      const line = script.lines.find((one) => one.lineId === lineId);
      if (!line) throw new AppError('not_found');
      return lineClips.get(account, {
        voice: line.voice,
        language: script.language,
        md: line.md,
        pace: chosen.pace,
        names: script.names,
      });
    },

    forgetAll: (ownerId) => forgetAll(db, ownerId),

    getPronunciations: async ({ id }) => ({ entries: await findPronunciations(db, id) }),
    async savePronunciations({ id }, { entries }) {
      const at = entries.findIndex(({ say }) => /^\/.*\/$/.test(say) && !SOUNDS.test(say));
      if (at >= 0) {
        const problem = 'takes only sounds of the phonetic alphabet between slashes';
        throw new AppError('invalid_input', { fields: [{ field: `entries.${at}.say`, problem }] });
      }
      await savePronunciations(db, id, entries);
    },
  };
}

/** Somebody has asked for exactly this, and it is waited for: asked twice, it is not begun twice. */
function isUnderWay(row: AudioRow, wantedHash: string, words: PronunciationEntries): boolean {
  return (
    (row.status === 'queued' || row.status === 'running') &&
    !row.stopRequested &&
    hashScript(row.script, row.settings, words) === wantedHash
  );
}

function withLine(
  document: PodcastDocument,
  lineId: string,
  { text, speaker, voice, pauseMs }: Omit<EditLine, 'speak'>,
): PodcastDocument {
  if (speaker !== undefined && !document.speakers.some(({ id }) => id === speaker)) {
    const problem = 'is not a speaker of this script';
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

function toState(
  { id, document, title }: OwnGeneration,
  row: AudioRow | null,
  words: PronunciationEntries,
  media: MediaLinks,
): AudioState {
  if (!row) {
    const nothing = { stage: null, remainingSeconds: null, error: null, file: null };
    const still = { progress: 0, linesDone: 0, linesTotal: 0, isCurrent: false, published: true };
    const usual = { pace: PACE.usual, jingle: false };
    return { generationId: id, status: 'none', ...nothing, ...still, ...usual };
  }
  const { result, settings } = row;
  return {
    generationId: id,
    status: row.status,
    stage: row.stage,
    progress: row.progress,
    linesDone: row.linesDone,
    linesTotal: row.linesTotal,
    remainingSeconds: row.remainingSeconds,
    error: row.errorCode === null ? null : { code: row.errorCode, message: row.errorMessage ?? '' },
    isCurrent: result !== null && isCurrent(document, row, words),
    pace: settings.pace,
    jingle: settings.jingle,
    published: row.published,
    file: result && {
      ...media.sign({ key: result.key, type: MP3_TYPE }),
      downloadUrl: media.sign({ key: result.key, type: MP3_TYPE, name: fileName(title, 'mp3') })
        .url,
      durationMs: result.durationMs,
      bytes: result.bytes,
      loudnessLufs: result.loudnessLufs,
      truePeakDbtp: result.truePeakDbtp,
      chapters: result.chapters,
      lines: result.lines,
      waveform: result.waveform,
      voices: result.voices,
      linesSpoken: result.linesSpoken,
      createdAt: result.createdAt,
    },
  };
}

function isCurrent(
  document: OwnGeneration['document'],
  { result, settings }: AudioRow,
  words: PronunciationEntries,
): boolean {
  if (document?.format !== 'podcast') return false;
  try {
    const spoken = Object.fromEntries(
      document.speakers.map(({ id, voice }) => [id, voice ?? settings.voices[id] ?? '']),
    );
    return result?.scriptHash === hashScript(toScript(document, spoken), settings, words);
  } catch {
    return false;
  }
}
