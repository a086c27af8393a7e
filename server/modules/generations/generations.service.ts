import type { Account } from '#contract/accounts.ts';
import {
  COUNTED,
  type CreatedGenerations,
  type CreateGeneration,
  ENDED,
  type Engine,
  type Estimate,
  type Generation,
  type GenerationList,
  type GenerationSummary,
  type LibrarySort,
  type Refine,
} from '#contract/generations.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { AppError } from '#server/core/app-error.ts';
import { type Authorized, authorize } from '#server/core/authorized.ts';
import { newId } from '#server/core/ids.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { newNonce } from '#server/prompts/fences.ts';
import type { Brief } from '#server/db/schema/generations.ts';
import type { Queue } from '#server/queue/queue.ts';
import type { Allowance, Entitlements } from '../billing/entitlements.service.ts';
import { isIn, type Source, type Videos } from '../videos/videos.service.ts';
import type { Styles } from '../styles/styles.service.ts';
import type { ChosenEngine, Engines } from '../usage/engines.service.ts';
import type { ModelCalls } from '../usage/model-call.service.ts';
import type { Usage } from '../usage/usage.service.ts';
import { assertBuiltInCan, readBrief } from './brief.ts';
import { appendEvents, notifyReaders } from './events/event-log.repo.ts';
import { runGeneration } from './generations.jobs.ts';
import {
  changeIf,
  changeOwn,
  claimKey,
  deleteGeneration,
  findGeneration,
  type GenerationRow,
  insertGeneration,
  findKey,
  holdRow,
  reopen,
  reopenToRefine,
} from './generations.repo.ts';
import { libraryOrder } from './library-order.ts';
import { countLibrary, type LibraryFilter, type LibraryRow, listLibrary } from './library.repo.ts';
import { builtIn, estimateRuns } from './price/estimates.ts';
import type { EngineThread } from './run/engine-thread.ts';
import { leftBehind, materialLeft, restored } from './run/left-behind.ts';
import { hashRequest, sourceOf, type Wish, wishesOf } from './wishes.ts';
import { isUnfinished, wordsOfRefine, wordsOfRun } from './words-wanted.ts';

export type OwnGeneration = Authorized<GenerationRow>;

export interface LibraryPage extends LibraryFilter {
  cursor: string | null;
  sort?: LibrarySort | undefined;
  limit: number;
}

export interface Generations {
  /** Stored and queued when it returns. The same key again gives the same answer and starts nothing. */
  create(
    account: Account,
    wanted: CreateGeneration,
    idempotencyKey: string | null,
  ): Promise<CreatedGenerations>;
  /** What the same request would use. Nothing is started. */
  estimate(account: Account, wanted: CreateGeneration): Promise<Estimate>;
  get(account: Account, id: string): Promise<OwnGeneration>;
  list(account: Account, page: LibraryPage): Promise<GenerationList>;
  stop(generation: OwnGeneration): Promise<void>;
  retry(account: Account, generation: OwnGeneration): Promise<void>;
  /** Carries out a wish about a finished document, with a model. Throws `refine_needs_model` where there is none. */
  refine(account: Account, generation: OwnGeneration, wish: Refine): Promise<void>;
  remove(generation: OwnGeneration): Promise<void>;
}

interface Dependencies {
  database: Database;
  queue: Pick<Queue, 'enqueue'>;
  videos: Videos;
  styles: Pick<Styles, 'get' | 'getPrompt'>;
  entitlements: Pick<Entitlements, 'assertMayGenerate' | 'holdWords'>;
  engines: Engines;
  usage: Usage;
  modelCalls: ModelCalls;
  engine: Pick<EngineThread, 'outline'>;
}

interface Prepared {
  allowance: Allowance;
  wishes: Wish[];
  brief: Brief;
  chosen: ChosenEngine;
  source: Source;
}

const STOPPED = { type: 'done', status: 'stopped' } as const;

/** What a customer can mend on the page that shows the estimate. */
const SAID_IN_ESTIMATES: ReadonlySet<ErrorCode> = new Set([
  'model_unknown',
  'key_needed',
  'house_budget_used',
  'house_day_used',
  'house_refused',
  'custom_needs_model',
  'prompt_needed',
]);

export function createGenerations({
  database,
  queue,
  videos,
  styles,
  entitlements,
  ...estimated
}: Dependencies): Generations {
  const { db } = database;
  const { engines } = estimated;
  const estimating = { videos, ...estimated };

  async function enqueue(tx: Tx, generationId: string, jobNumber = 1): Promise<void> {
    await queue.enqueue(tx.$client, runGeneration, { generationId, jobNumber });
  }

  /** What a request comes down to, or why it cannot be. Asks the network where the source must be fetched. */
  async function prepare(
    account: Account,
    wanted: CreateGeneration,
  ): Promise<Omit<Prepared, 'allowance'>> {
    const wishes = wishesOf(wanted);
    const found = sourceOf(wanted);
    const brief = await readBrief(styles, account, wanted);
    const chosen = await engines.choose(account, wanted.model ?? null);
    if (!chosen.use) assertBuiltInCan(brief, wanted);
    const source = await videos.ensure(account, found);
    return { wishes, brief: { ...brief, shared: wishes.length > 1 }, chosen, source };
  }

  async function insert(
    tx: Tx,
    account: Account,
    { allowance, brief, chosen, source }: Prepared,
    { id, wish, wanted }: { id: string; wish: Wish; wanted: CreateGeneration },
  ): Promise<void> {
    const isCustom = wish.format === 'custom';
    const { durationMs } = source;
    const wantedWords = wordsOfRun({ ...wish, durationMs, engine: chosen.engine });
    const heldWords = await entitlements.holdWords(tx, account.id, allowance, wantedWords);
    await insertGeneration(tx, {
      id,
      ownerId: account.id,
      videoId: source.videoId,
      transcriptId: source.transcriptId,
      ...wish,
      styleId: wanted.styleId ?? null,
      promptId: isCustom ? (wanted.promptId ?? null) : null,
      brief: { ...brief, prompt: isCustom ? brief.prompt : null },
      title: source.title,
      videoTitle: source.title,
      durationMs: source.durationMs,
      isMeasured: source.isMeasured,
      status: 'queued',
      heldWords,
      engine: chosen.engine,
    });
    await enqueue(tx, id);
  }

  /** The model that wrote it where that still can be used, else the account's usual one. */
  async function engineToRefine(account: Account, { engine }: GenerationRow): Promise<Engine> {
    const before = engine.kind === 'model' ? `${engine.provider}/${engine.model}` : null;
    const chosen = await engines.choose(account, before).catch((error: unknown) => {
      if (before === null || !(error instanceof AppError)) throw error;
      return engines.choose(account, null);
    });
    if (!chosen.use) throw new AppError('refine_needs_model');
    return chosen.engine;
  }

  return {
    async create(account, wanted, idempotencyKey) {
      const requestHash = hashRequest(wanted);
      // A request that was answered before gets its answer again, whatever has become of the plan or the key.
      const before = await findKey(db, account.id, idempotencyKey);
      if (before) return answerOf(before, requestHash);
      const allowance = await entitlements.assertMayGenerate(account);
      const prepared = { allowance, ...(await prepare(account, wanted)) };
      const { source, chosen, wishes } = prepared;
      if (!chosen.use && !isIn(source, wanted.language)) {
        throw new AppError('language_needs_model');
      }
      const made = wishes.map((wish) => ({ id: newId('gen'), wish, wanted }));
      const ids = made.map(({ id }) => id);
      const brief = { ...prepared.brief, ...(ids.length > 1 && { sideBySide: ids }) };
      const response: CreatedGenerations = {
        generations: made.map(({ id, wish }) => ({ id, format: wish.format })),
      };
      return database.transaction(async (tx) => {
        if (idempotencyKey !== null) {
          const claim = { ownerId: account.id, key: idempotencyKey, requestHash, response };
          const used = await claimKey(tx, claim);
          if (used) return answerOf(used, requestHash);
        }
        for (const one of made) await insert(tx, account, { ...prepared, brief }, one);
        return response;
      });
    },

    async estimate(account, wanted) {
      try {
        const prepared = await prepare(account, wanted);
        return await estimateRuns(estimating, { account, wanted, ...prepared });
      } catch (error) {
        // What stands in the way is what the caller wants to know; a bad request is still a bad request.
        if (error instanceof AppError && SAID_IN_ESTIMATES.has(error.code))
          return builtIn(null, error);
        throw error;
      }
    },

    get: async (account, id) => authorize(account, await findGeneration(db, id)),

    async list(account, { cursor, limit, sort = 'newest', ...filter }) {
      const order = libraryOrder(sort);
      const [rows, total] = await Promise.all([
        listLibrary(db, account.id, { ...filter, order, cursor, limit: limit + 1 }),
        countLibrary(db, account.id, { ...filter, most: COUNTED }),
      ]);
      const page = rows.slice(0, limit);
      return {
        generations: page.map(toSummary),
        nextCursor: rows.length > limit ? order.cursorOf(page.at(-1)!) : null,
        total,
      };
    },

    async stop({ id, ...generation }) {
      const material = await materialLeft(videos, generation);
      await database.transaction(async (tx) => {
        if (await changeIf(tx, id, ['queued'], { status: 'stopped' })) {
          // One that waits for another attempt may have written already; what its owner has edited since stands above it.
          const held = await holdRow(tx, id);
          if (held?.version === 0)
            await changeOwn(tx, id, await leftBehind(tx, id, held.refine, material));
          const events = [...(held ? restored(held) : []), STOPPED];
          await appendEvents(tx, id, null, events);
        } else if (!(await changeIf(tx, id, ['running'], { stopRequested: true }))) {
          throw new AppError('not_running');
        }
      });
    },

    async retry(account, generation) {
      const { id, status } = generation;
      if (status === 'done') throw new AppError('not_running');
      const allowance = await entitlements.assertMayGenerate(account);
      const wanted = generation.refine ? wordsOfRefine(generation) : wordsOfRun(generation);
      await database.transaction(async (tx) => {
        const held = await entitlements.holdWords(tx, account.id, allowance, wanted);
        const jobNumber = await reopen(tx, id, held);
        if (jobNumber === null) throw new AppError('still_running');
        // Tells whoever watches that the end was not the end.
        await appendEvents(tx, id, null, [{ type: 'stage', stage: 'transcript', progress: 0 }]);
        await enqueue(tx, id, jobNumber);
      });
    },

    async refine(account, generation, { instruction, paragraphId }) {
      const { id, document } = generation;
      if (!ENDED.includes(generation.status)) throw new AppError('still_running');
      if (!document) throw new AppError('not_ready');
      const blocks = document.sections.flatMap((section) => section.blocks);
      if (paragraphId !== undefined && !blocks.some((block) => block.id === paragraphId)) {
        const problem = 'there is no such paragraph in the document';
        throw new AppError('invalid_input', { fields: [{ field: 'paragraphId', problem }] });
      }
      const allowance = await entitlements.assertMayGenerate(account);
      const engine = await engineToRefine(account, generation);
      const nonce = newNonce();
      await database.transaction(async (tx) => {
        const wanted = wordsOfRefine(generation);
        const heldWords = await entitlements.holdWords(tx, account.id, allowance, wanted);
        // Another wish may have been carried out since it was read: its answer is stored under its number.
        const held = await holdRow(tx, id);
        if (!held?.document) throw new AppError('not_ready');
        const number = held.jobNumber + 1;
        const isFirstEnd = isUnfinished(held);
        const task = { number, instruction, paragraphId: paragraphId ?? null, nonce, isFirstEnd };
        const jobNumber = await reopenToRefine(tx, id, { refine: task, engine, heldWords });
        if (jobNumber === null) throw new AppError('still_running');
        // Edits are in no event: whoever watches goes on seeing the text as it stands now.
        await appendEvents(tx, id, null, [
          { type: 'document', document: held.document },
          { type: 'stage', stage: 'reading', progress: 0 },
        ]);
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
    transcriptId: row.transcriptId,
    videoTitle: row.videoTitle,
    durationMs: row.isMeasured ? row.durationMs : 0,
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

function answerOf(
  used: { requestHash: string; response: CreatedGenerations },
  requestHash: string,
): CreatedGenerations {
  if (used.requestHash !== requestHash) throw new AppError('key_reused');
  return used.response;
}
