import { createHash } from 'node:crypto';
import type { Account } from '#contract/accounts.ts';
import type { FormatValue } from '#contract/catalog/formats.ts';
import {
  BUILT_IN_ENGINE,
  COUNTED,
  type CreatedGenerations,
  type CreateGeneration,
  ENDED,
  type Generation,
  type GenerationList,
  type GenerationSummary,
} from '#contract/generations.ts';
import { OPTIONS, type Options } from '#contract/options.ts';
import { AppError } from '#server/core/app-error.ts';
import { type Authorized, authorize } from '#server/core/authorized.ts';
import { newId } from '#server/core/ids.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { Brief } from '#server/db/schema/generations.ts';
import { headingsOf } from '#server/text/arrange/custom.ts';
import type { Queue } from '#server/queue/queue.ts';
import type { Entitlements } from '../billing/entitlements.service.ts';
import type { Source, Videos, WantedSource } from '../videos/videos.service.ts';
import type { Styles } from '../styles/styles.service.ts';
import { readBrief, wordingOf } from './brief.ts';
import { appendEvents, notifyReaders } from './event-log.repo.ts';
import { runGeneration } from './generations.jobs.ts';
import {
  changeIf,
  claimKey,
  deleteGeneration,
  findGeneration,
  type GenerationRow,
  insertGeneration,
  isKeyUsed,
  reopen,
} from './generations.repo.ts';
import { countLibrary, type LibraryFilter, type LibraryRow, listLibrary } from './library.repo.ts';

export type OwnGeneration = Authorized<GenerationRow>;

export interface LibraryPage extends LibraryFilter {
  cursor: string | null;
  limit: number;
}

export interface Generations {
  /** Stored and queued when it returns. The same key again gives the same answer and starts nothing. */
  create(
    account: Account,
    wanted: CreateGeneration,
    idempotencyKey: string | null,
  ): Promise<CreatedGenerations>;
  get(account: Account, id: string): Promise<OwnGeneration>;
  list(account: Account, page: LibraryPage): Promise<GenerationList>;
  stop(generation: OwnGeneration): Promise<void>;
  retry(generation: OwnGeneration): Promise<void>;
  remove(generation: OwnGeneration): Promise<void>;
}

interface Dependencies {
  database: Database;
  queue: Pick<Queue, 'enqueue'>;
  videos: Videos;
  styles: Pick<Styles, 'get' | 'getPrompt'>;
  entitlements: Pick<Entitlements, 'assertMayGenerate'>;
}

export function createGenerations({
  database,
  queue,
  videos,
  styles,
  entitlements,
}: Dependencies): Generations {
  const { db } = database;

  async function enqueue(tx: Tx, generationId: string, jobNumber = 1): Promise<void> {
    await queue.enqueue(tx.$client, runGeneration, { generationId, jobNumber });
  }

  async function insert(
    tx: Tx,
    account: Account,
    {
      wanted,
      source,
      brief,
      format,
      id,
    }: {
      wanted: CreateGeneration;
      source: Source;
      brief: Brief;
      format: FormatValue;
      id: string;
    },
  ): Promise<void> {
    await insertGeneration(tx, {
      id,
      ownerId: account.id,
      videoId: source.videoId,
      transcriptId: source.transcriptId,
      format,
      language: wanted.language,
      options: optionsOf(format, wanted),
      styleId: wanted.styleId ?? null,
      promptId: format === 'custom' ? (wanted.promptId ?? null) : null,
      brief: { ...brief, prompt: format === 'custom' ? brief.prompt : null },
      title: source.title,
      videoTitle: source.title,
      durationMs: source.durationMs,
      status: 'queued',
      engine: BUILT_IN_ENGINE,
    });
    await enqueue(tx, id);
  }

  return {
    async create(account, wanted, idempotencyKey) {
      const formats = [...new Set([wanted.format, ...wanted.alsoMake])];
      // A request that was answered before gets its answer again, whatever has become of the plan.
      if (!(await isKeyUsed(db, account.id, idempotencyKey))) {
        await entitlements.assertMayGenerate(account);
      }
      const brief = await readBrief(styles, account, wanted);
      if (brief.prompt && headingsOf(wordingOf(brief.prompt, wanted.options)).length === 0) {
        throw new AppError('custom_needs_model');
      }
      const response: CreatedGenerations = {
        generations: formats.map((format) => ({ id: newId('gen'), format })),
      };
      // Before the transaction: it may ask the network. The same source again is the same video.
      const source = await videos.ensure(account, sourceOf(wanted));
      if (source.language !== wanted.language) throw new AppError('language_needs_model');
      return database.transaction(async (tx) => {
        if (idempotencyKey !== null) {
          const requestHash = hashRequest(wanted);
          const claim = { ownerId: account.id, key: idempotencyKey, requestHash, response };
          const used = await claimKey(tx, claim);
          if (used && used.requestHash !== requestHash) throw new AppError('key_reused');
          if (used) return used.response;
        }
        for (const made of response.generations) {
          await insert(tx, account, { wanted, source, brief, ...made });
        }
        return response;
      });
    },

    get: async (account, id) => authorize(account, await findGeneration(db, id)),

    async list(account, { cursor, limit, ...filter }) {
      const [rows, total] = await Promise.all([
        listLibrary(db, account.id, { ...filter, before: cursor, limit: limit + 1 }),
        countLibrary(db, account.id, { ...filter, most: COUNTED }),
      ]);
      const page = rows.slice(0, limit);
      return {
        generations: page.map(toSummary),
        nextCursor: rows.length > limit ? page.at(-1)!.id : null,
        total,
      };
    },

    async stop({ id }) {
      await database.transaction(async (tx) => {
        if (await changeIf(tx, id, ['queued'], { status: 'stopped' })) {
          await appendEvents(tx, id, null, [{ type: 'done', status: 'stopped' }]);
        } else if (!(await changeIf(tx, id, ['running'], { stopRequested: true }))) {
          throw new AppError('not_running');
        }
      });
    },

    async retry({ id, status }) {
      if (status === 'done') throw new AppError('not_running');
      await database.transaction(async (tx) => {
        const jobNumber = await reopen(tx, id);
        if (jobNumber === null) throw new AppError('still_running');
        // Tells whoever watches that the end was not the end.
        await appendEvents(tx, id, null, [{ type: 'stage', stage: 'transcript', progress: 0 }]);
        await enqueue(tx, id, jobNumber);
      });
    },

    async remove({ id, ownerId }) {
      await database.transaction(async (tx) => {
        await deleteGeneration(tx, id);
        await notifyReaders(tx, { ownerId, generationId: id });
      });
    },
  };
}

export function toSummary(row: LibraryRow): GenerationSummary {
  return {
    id: row.id,
    videoId: row.videoId,
    videoTitle: row.videoTitle,
    durationMs: row.durationMs,
    format: row.format,
    language: row.language,
    title: row.title,
    status: row.status,
    stage: ENDED.includes(row.status) ? null : row.stage,
    error: row.errorCode === null ? null : { code: row.errorCode, message: row.errorMessage ?? '' },
    engine: row.engine,
    favourite: row.favourite,
    words: row.words,
    version: row.version,
    lastSeq: row.lastSeq,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

export function toGeneration(row: GenerationRow): Generation {
  const { document, checks, usage, options, styleId, promptId } = row;
  return { ...toSummary(row), document, checks, usage, options, styleId, promptId };
}

/** The options are for the format asked for first; what is made beside it gets its own defaults. */
function optionsOf(format: FormatValue, wanted: CreateGeneration): Options {
  const parsed = OPTIONS[format].safeParse(format === wanted.format ? wanted.options : {});
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map(({ path, message }) => ({
    field: ['options', ...path].join('.'),
    problem: message,
  }));
  throw new AppError('invalid_input', { fields });
}

function sourceOf({ videoId, url, text, title, sample, language }: CreateGeneration): WantedSource {
  if (videoId !== undefined) return { videoId };
  if (text !== undefined) return { text, ...(title && { title }) };
  if (url !== undefined) return { url, language };
  return { ...(sample !== undefined && { sample }) };
}

function hashRequest(wanted: CreateGeneration): string {
  return createHash('sha256').update(JSON.stringify(wanted)).digest('hex');
}
