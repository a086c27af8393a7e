import type { Document, DocumentBlock } from '#contract/documents.ts';
import type { AudioEvent } from '#contract/events.ts';
import {
  type EditConflict,
  type EditGeneration,
  ENDED,
  type Version,
} from '#contract/generations.ts';
import { ERRORS } from '#contract/errors.ts';
import { AppError } from '#server/core/app-error.ts';
import { newId } from '#server/core/ids.ts';
import type { Database, Queryable, Tx } from '#server/db/database.ts';
import type { Mention } from '#server/db/schema/generations.ts';
import type { ChangedSpeakers, OwnVideo, Videos } from '../videos/videos.service.ts';
import { answerEvidence, takenFromAnswers } from './answer-evidence.ts';
import { checkAside } from './check-aside.ts';
import { knownOf } from './check-document.ts';
import { appendEvents } from './events/event-log.repo.ts';
import {
  changeIfVersion,
  changeOwn,
  copySteps,
  findAnywhere,
  type GenerationRow,
  holdRow,
  insertGeneration,
  listOfTranscript,
} from './generations.repo.ts';
import type { OwnGeneration } from './generations.service.ts';
import { spokenNames } from '#server/text/speakers.ts';
import { renameSpeakers } from './rename-speakers.ts';
import { READING_STEP, readingBefore } from './model/stored-verdicts.ts';
import { isUnfinished } from './words-wanted.ts';
import {
  findEarlierBlocks,
  findVersion,
  indexGeneration,
  keepVersion,
  listVersions,
} from './versions.repo.ts';

const COPY = ' (copy)';
const LONGEST_TITLE = 300;

type Edited = { row: GenerationRow } | { conflict: EditConflict };

export interface Documents {
  /**
   * Saves an edit. The document is saved only if `seen` is the current version; otherwise nothing changes and the current
   * one is returned.
   */
  edit(generation: OwnGeneration, change: EditGeneration, seen: number | null): Promise<Edited>;
  listVersions(generation: OwnGeneration): Promise<Version[]>;
  getVersion(generation: OwnGeneration, version: number): Promise<Document>;
  restore(generation: OwnGeneration, version: number): Promise<GenerationRow>;
  /** An independent copy with the same text, checks and evidence, but without history and audio. */
  duplicate(generation: OwnGeneration): Promise<GenerationRow>;
  /**
   * Renames speakers in all texts written from this transcript, wherever the name came from us and the passage wasn't
   * edited. Asks no model, and undoing a rename restores each text exactly.
   */
  followSpeakers(video: OwnVideo, changed: ChangedSpeakers): Promise<void>;
  /** Sends viewers an audio progress event. Does nothing while the text is being written. */
  tell(generationId: string, event: AudioEvent, on?: Queryable): Promise<void>;
}

interface Dependencies {
  database: Database;
  videos: Pick<Videos, 'getMaterial'>;
}

interface Saving {
  keepBefore?: boolean | undefined;
  mentions?: Readonly<Record<string, Mention>>;
}

export function createDocuments({ database, videos }: Dependencies): Documents {
  const { db } = database;

  async function save(
    row: GenerationRow,
    document: Document,
    cause: Version['cause'],
    { keepBefore = false, mentions }: Saving = {},
  ): Promise<GenerationRow | null> {
    const { id, transcriptId, videoId, version } = row;
    const material = await videos.getMaterial({ transcriptId, videoId });
    // Asks no model: its verdicts on unchanged sentences still apply.
    const reading = await readingBefore(db, row);
    const checks = await checkAside(document, material, { ...knownOf(row), reading });
    const made = { document, checks, title: document.title, words: checks.words };
    const change = { ...made, ...(mentions && { mentions }) };
    return database.transaction(async (tx) => {
      if (!(await changeIfVersion(tx, id, version, change))) return null;
      const kept = await keepVersion(tx, id, cause, { keepBefore });
      await appendEvents(tx, id, null, [{ type: 'edited', version: kept }]);
      return getRow(tx, id);
    });
  }

  async function label(
    { id }: GenerationRow,
    { title, favourite }: EditGeneration,
  ): Promise<GenerationRow> {
    return database.transaction(async (tx) => {
      // Locks the row, so a concurrent save isn't overwritten with the old text.
      const held = await holdRow(tx, id);
      if (!held) throw new AppError('not_found');
      const { document } = held;
      const retitled = title !== undefined && document && { document: { ...document, title } };
      await changeOwn(tx, id, {
        ...(title !== undefined && { title }),
        ...(favourite !== undefined && { favourite }),
        ...retitled,
      });
      if (retitled) await keepVersion(tx, id, 'edit');
      const row = await getRow(tx, id);
      if (title !== undefined) await indexGeneration(tx, row);
      await appendEvents(tx, id, null, [{ type: 'edited', version: row.version }]);
      return row;
    });
  }

  return {
    async edit(generation, change, seen) {
      const { document } = change;
      if (!document) return { row: await label(generation, change) };
      if (!ENDED.includes(generation.status)) throw new AppError('still_running');
      if (!generation.document) throw new AppError('not_ready');
      if (seen === null) throw missingMatch();
      const standing = idsOf(generation.document);
      const back = [...idsOf(document)].filter((one) => !standing.has(one));
      const earlier = await findEarlierBlocks(db, generation.id, back);
      const wereThere = new Set([...standing, ...earlier.map(({ id }) => id)]);
      const taken = takenFromAnswers(document, (id) => wereThere.has(id));
      const answered =
        taken.length > 0
          ? await answerEvidence(db, generation, taken, await videos.getMaterial(generation))
          : [];
      const evidence = new Map([...answered, ...earlier].map((block) => [block.id, block]));
      const merged = withEvidence(generation.document, evidence, document, change.title);
      const isCurrent = seen === generation.version;
      const row = isCurrent && (await save(generation, merged, 'edit', change));
      if (!row) return { conflict: toConflict(await getRow(db, generation.id)) };
      if (change.favourite === undefined) return { row };
      return { row: await label(row, { favourite: change.favourite }) };
    },

    async listVersions({ id }) {
      const rows = await listVersions(db, id);
      return rows.map(({ version, cause, title, words, createdAt }) => ({
        version,
        cause,
        title,
        words,
        createdAt: createdAt.toISOString(),
      }));
    },

    async getVersion({ id }, version) {
      const found = await findVersion(db, id, version);
      if (!found) throw new AppError('not_found');
      return found.document;
    },

    async restore(generation, version) {
      if (!ENDED.includes(generation.status)) throw new AppError('still_running');
      const found = await findVersion(db, generation.id, version);
      if (!found) throw new AppError('not_found');
      const row = await save(generation, found.document, 'restore');
      if (!row) throw new AppError('edited_meanwhile');
      return row;
    },

    async duplicate(generation) {
      const { document } = generation;
      if (!ENDED.includes(generation.status)) throw new AppError('still_running');
      if (!document) throw new AppError('not_ready');
      const { ownerId, videoId, transcriptId, format, language, options, brief } = generation;
      const { videoTitle, durationMs, isMeasured, engine, checks, words } = generation;
      const { styleId, promptId } = generation;
      const id = newId('gen');
      const title = `${document.title.slice(0, LONGEST_TITLE - COPY.length)}${COPY}`;
      const of = { ownerId, videoId, transcriptId, styleId, promptId };
      const made = { format, language, options, brief, engine, checks, words };
      const video = { videoTitle, durationMs, isMeasured };
      return database.transaction(async (tx) => {
        const copy = { ...document, title };
        // Without usage, because no model was asked again.
        await insertGeneration(tx, {
          id,
          title,
          document: copy,
          // A copy of a stopped text is unfinished too.
          status: isUnfinished(generation) ? 'stopped' : 'done',
          ...of,
          ...made,
          ...video,
        });
        await copySteps(tx, { from: generation.id, to: id }, READING_STEP);
        const version = await keepVersion(tx, id, 'run');
        await appendEvents(tx, id, null, [{ type: 'edited', version }]);
        return getRow(tx, id);
      });
    },

    async followSpeakers({ id: videoId, ownerId }, { transcriptId, was, now }) {
      const rows = await listOfTranscript(db, { ownerId, videoId, transcriptId });
      if (rows.length === 0) return;
      const { cues } = await videos.getMaterial({ transcriptId, videoId });
      const isSaid = spokenNames(cues.map(({ text }) => text).join('\n'));
      for (const { id } of rows) {
        // Retries if someone saved in between.
        for (let tries = 0; tries < 3; tries += 1) {
          const row = await getRow(db, id);
          const next =
            row.document && renameSpeakers(row.document, row.mentions ?? {}, { was, now, isSaid });
          if (!next || (await save(row, next.document, 'speakers', next))) break;
        }
      }
    },

    async tell(generationId, event, on = db) {
      await appendEvents(on, generationId, null, [event]);
    },
  };
}

async function getRow(on: Database['db'] | Tx, id: string): Promise<GenerationRow> {
  const row = await findAnywhere(on, id);
  if (!row) throw new AppError('not_found');
  return row;
}

function missingMatch(): AppError {
  const problem = 'must include the version you edited';
  return new AppError('invalid_input', { fields: [{ field: 'If-Match', problem }] });
}

function toConflict({ version, document }: GenerationRow): EditConflict {
  if (!document) throw new AppError('not_ready');
  return { code: 'edited_meanwhile', message: ERRORS.edited_meanwhile.words, version, document };
}

type Evidence = Pick<DocumentBlock, 'blockIds' | 'startMs'> &
  Partial<Pick<DocumentBlock, 'md' | 'edited'>>;

/**
 * Adds the evidence the server knows to an edited text; times and cited blocks from a client are ignored. A block keeps its
 * evidence, also if it was deleted and restored. One taken from an answer gets the answer's evidence, any other new block
 * none. Changed blocks are flagged.
 */
function withEvidence(
  stored: Document,
  found: ReadonlyMap<string, Evidence>,
  edited: Document,
  title: string | undefined,
): Document {
  if (edited.format !== stored.format || edited.language !== stored.language) {
    const problem = 'must keep its format and language';
    throw new AppError('invalid_input', { fields: [{ field: 'document', problem }] });
  }
  const known = new Map(found);
  for (const { blocks } of stored.sections) for (const block of blocks) known.set(block.id, block);
  const startOf = new Map(stored.sections.map(({ id, startMs }) => [id, startMs]));
  const used = new Set<string>();
  const sections = edited.sections.map((section) => ({
    ...section,
    startMs: startOf.get(section.id) ?? null,
    blocks: section.blocks.map((block) => {
      if (used.has(block.id)) {
        const problem = `has the block ${block.id} twice`;
        throw new AppError('invalid_input', { fields: [{ field: 'document', problem }] });
      }
      used.add(block.id);
      const before = known.get(block.id);
      const { blockIds, startMs } = before ?? { blockIds: [], startMs: null };
      const isEdited = !before || before.edited === true || before.md !== block.md;
      const { edited: _claimed, answer: _taken, ...kept } = block;
      return { ...kept, blockIds, startMs, ...(isEdited && { edited: true }) };
    }),
  }));
  return { ...edited, title: title ?? edited.title, sections };
}

function idsOf({ sections }: Document): Set<string> {
  return new Set(sections.flatMap(({ blocks }) => blocks.map(({ id }) => id)));
}
