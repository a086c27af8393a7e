import type { Account } from '#contract/accounts.ts';
import type { ReadingScope } from '#contract/checks.ts';
import {
  type BinList,
  BUILT_IN_ENGINE,
  MOST_BINNED_SHOWN,
  MOST_COUNTED,
  MOST_FOUND,
  ENDED,
  type Estimate,
  type GenerationList,
  type LibrarySort,
  type Refine,
} from '#contract/generations.ts';
import { AppError } from '#server/core/app-error.ts';
import { type Authorized, authorize } from '#server/core/authorized.ts';
import type { Tx } from '#server/db/database.ts';
import { nonceOf } from '#server/prompts/fences.ts';
import type { Queue } from '#server/queue/queue.ts';
import { snippetOf } from '#server/text/snippet.ts';
import { plainText } from '#document/parse-inline.ts';
import { appendEvents, notifyReaders } from './events/event-log.repo.ts';
import { toSummary } from './generation-view.ts';
import { countBin, emptyBin, listBin, putInBin, takeFromBin } from './bin.repo.ts';
import { runGeneration } from './generations.jobs.ts';
import {
  changeOwn,
  findGeneration,
  generationLeases,
  type GenerationRow,
  holdRow,
  reopen,
  reopenToRefine,
} from './generations.repo.ts';
import { libraryOrder } from './library-order.ts';
import { countLibrary, type LibraryFilter, listLibrary, readWritten } from './library.repo.ts';
import {
  createMaking,
  type Making,
  type MakingDependencies,
  saidInEstimate,
} from './make-generations.ts';
import { assertHouseReads } from './price/estimates.ts';
import { estimateReading } from './model/read-finished.ts';
import { estimateWishes } from './price/refine-estimates.ts';
import {
  leftBehind,
  materialLeft,
  restored,
  spendingTold,
  spentOnRun,
  stillLeft,
} from './run/left-behind.ts';
import { isUnfinished, wordsOfRefine, wordsOfRun } from './words-wanted.ts';

export type OwnGeneration = Authorized<GenerationRow>;

interface LibraryPage extends LibraryFilter {
  cursor: string | null;
  sort?: LibrarySort | undefined;
  limit: number;
}

export interface Generations extends Making {
  get(account: Account, id: string): Promise<OwnGeneration>;
  list(account: Account, page: LibraryPage): Promise<GenerationList>;
  stop(generation: OwnGeneration): Promise<void>;
  /** `also` runs in the transaction that starts it; if it throws, nothing is started. */
  retry(
    account: Account,
    generation: OwnGeneration,
    also?: (tx: Tx) => Promise<void>,
  ): Promise<void>;
  /** Refines a finished document with a model. Throws `refine_needs_model` without one. */
  refine(account: Account, generation: OwnGeneration, wish: Refine): Promise<void>;
  /** Estimates each refine separately. Nothing is started. */
  estimateRefines(
    account: Account,
    generation: OwnGeneration,
    wishes: readonly Refine[],
  ): Promise<Estimate[]>;
  /** Has a model check a finished text against the transcript. Throws `refine_needs_model` without one. */
  readAgain(account: Account, generation: OwnGeneration, scope: ReadingScope): Promise<void>;
  estimateReading(
    account: Account,
    generation: OwnGeneration,
    scope: ReadingScope,
  ): Promise<Estimate>;
  /** Moves it to the bin and stops anything running. */
  remove(generation: OwnGeneration): Promise<void>;
  listBin(account: Account): Promise<BinList>;
  restore(account: Account, id: string): Promise<void>;
  deleteForGood(account: Account, id: string): Promise<void>;
  emptyBin(account: Account): Promise<void>;
}

interface Dependencies extends MakingDependencies {
  queue: Pick<Queue, 'enqueue'>;
}

const STOPPED = { type: 'done', status: 'stopped' } as const;

export function createGenerations({ queue, ...parts }: Dependencies): Generations {
  const { database, videos, engines, entitlements, usage, modelCalls } = parts;
  const { db } = database;
  const making = createMaking({ ...parts, enqueue });

  async function enqueue(tx: Tx, account: Account, generationId: string, jobNumber = 1) {
    await queue.enqueue(tx.$client, runGeneration, { generationId, jobNumber }, account.id);
  }

  /** The model that wrote it if still usable, otherwise the account's default. */
  async function engineToRefine(account: Account, { engine }: GenerationRow) {
    const before = engine.kind === 'model' ? `${engine.provider}/${engine.model}` : null;
    const chosen = await engines.choose(account, before).catch((error: unknown) => {
      if (before === null || !(error instanceof AppError)) throw error;
      return engines.choose(account, null);
    });
    const { use, info } = chosen;
    if (!use || !info) throw new AppError('refine_needs_model');
    return { ...chosen, use, info };
  }

  /** The same model, but authorized again: the row may come from an imported archive, which can claim anything. */
  async function engineToRetry(account: Account, row: GenerationRow) {
    const { engine } = row;
    if (engine.kind === 'built-in') return BUILT_IN_ENGINE;
    const chosen = await engines.choose(account, `${engine.provider}/${engine.model}`);
    await assertHouseReads(parts, chosen, row);
    return chosen.engine;
  }

  async function stop(generation: OwnGeneration): Promise<void> {
    const { id } = generation;
    // Before the transaction, because a worker thread computes it.
    const left = await leftBehind(db, generation, await materialLeft(videos, generation));
    const spent = await spentOnRun(usage, generation);
    const end = () =>
      database.transaction(async (tx) => {
        const stopped = await generationLeases.requestStop(tx, id);
        if (stopped === null) throw new AppError('not_running');
        if (stopped === 'told') return false;
        // A run waiting for its next attempt may already have written something.
        const held = await holdRow(tx, id);
        if (held) await changeOwn(tx, id, { ...stillLeft(held, left), ...spent });
        const told = held ? [...restored(held), ...spendingTold(held, spent)] : [];
        await appendEvents(tx, id, null, [...told, STOPPED]);
        return true;
      });
    await usage.bookAtEnd(id, end);
  }

  async function readAgain(
    account: Account,
    generation: OwnGeneration,
    scope: ReadingScope,
    also?: (tx: Tx) => Promise<void>,
  ): Promise<void> {
    const { id } = generation;
    if (!ENDED.includes(generation.status)) throw new AppError('still_running');
    await entitlements.assertMayGenerate(account);
    const { engine } = await engineToRefine(account, generation);
    if (engine.kind === 'built-in') throw new AppError('refine_needs_model');
    const nonce = nonceOf(account.id, generation.transcriptId);
    await database.transaction(async (tx) => {
      const held = await holdRow(tx, id);
      if (!held?.document || isUnfinished(held)) throw new AppError('not_ready');
      const task = { number: held.jobNumber + 1, instruction: '', paragraphId: null, nonce };
      const jobNumber = await reopenToRefine(tx, id, {
        refine: { ...task, reads: { scope, engine } },
        engine: held.engine,
        heldWords: 0,
      });
      if (jobNumber === null) throw new AppError('still_running');
      await appendEvents(tx, id, null, [
        { type: 'document', document: held.document },
        { type: 'stage', stage: 'checking', progress: 0 },
      ]);
      await enqueue(tx, account, id, jobNumber);
      await also?.(tx);
    });
  }

  return {
    ...making,

    get: async (account, id) => authorize(account, await findGeneration(db, id)),

    async list(account, { cursor, limit, sort = 'newest', ...filter }) {
      const order = libraryOrder(sort);
      const { q = '' } = filter;
      const isSearch = q.trim() !== '';
      const most = isSearch ? MOST_FOUND : MOST_COUNTED;
      const [rows, total] = await Promise.all([
        listLibrary(db, account.id, { ...filter, order, cursor, limit: limit + 1 }),
        countLibrary(db, account.id, { ...filter, most }),
      ]);
      const page = rows.slice(0, limit);
      const ids = !isSearch ? [] : page.map(({ id }) => id);
      const written = ids.length > 0 ? await readWritten(db, ids) : null;
      return {
        generations: page.map((row) => ({
          ...toSummary(row),
          ...(written && { snippet: snippetOf(written.get(row.id)?.map(plainText) ?? [], q) }),
        })),
        nextCursor: rows.length > limit ? order.cursorOf(page.at(-1)!) : null,
        total,
      };
    },

    stop,

    async retry(account, generation, also) {
      const { id, status, refine } = generation;
      if (status === 'done') throw new AppError('not_running');
      if (refine?.reads) return readAgain(account, generation, refine.reads.scope, also);
      const allowance = await entitlements.assertMayGenerate(account);
      const engine = await engineToRetry(account, generation);
      const wanted = refine
        ? wordsOfRefine(generation, refine)
        : wordsOfRun({ ...generation, engine });
      await database.transaction(async (tx) => {
        const heldWords = await entitlements.holdWords(tx, account.id, allowance, wanted);
        const jobNumber = await reopen(tx, id, { engine, heldWords });
        if (jobNumber === null) throw new AppError('still_running');
        // Tells viewers that the run has started again.
        await appendEvents(tx, id, null, [{ type: 'stage', stage: 'transcript', progress: 0 }]);
        await enqueue(tx, account, id, jobNumber);
        await also?.(tx);
      });
    },

    async estimateRefines(account, generation, wishes) {
      for (const wish of wishes) assertPassages(generation, wish);
      try {
        const chosen = await engineToRefine(account, generation);
        return await estimateWishes(
          { videos, usage, modelCalls },
          account,
          generation,
          chosen,
          wishes,
        );
      } catch (error) {
        const said = saidInEstimate(error);
        return wishes.map(() => said);
      }
    },

    async refine(account, generation, { instruction, paragraphId, also = [] }) {
      const { id } = generation;
      if (!ENDED.includes(generation.status)) throw new AppError('still_running');
      assertPassages(generation, { instruction, paragraphId, also });
      const allowance = await entitlements.assertMayGenerate(account);
      const { engine } = await engineToRefine(account, generation);
      const nonce = nonceOf(account.id, generation.transcriptId);
      await database.transaction(async (tx) => {
        const wish = { paragraphId: paragraphId ?? null, also };
        const wanted = wordsOfRefine(generation, wish);
        const heldWords = await entitlements.holdWords(tx, account.id, allowance, wanted);
        // Another refine may have finished since it was read; answers are stored under the job number.
        const held = await holdRow(tx, id);
        if (!held?.document) throw new AppError('not_ready');
        const number = held.jobNumber + 1;
        const isFirstEnd = isUnfinished(held);
        const task = { number, instruction, ...wish, nonce, isFirstEnd };
        const jobNumber = await reopenToRefine(tx, id, { refine: task, engine, heldWords });
        if (jobNumber === null) throw new AppError('still_running');
        // Edits have no events, so this one shows viewers the current text.
        await appendEvents(tx, id, null, [
          { type: 'document', document: held.document },
          { type: 'stage', stage: 'reading', progress: 0 },
        ]);
        await enqueue(tx, account, id, jobNumber);
      });
    },

    async estimateReading(account, generation, scope) {
      await entitlements.assertMayGenerate(account);
      try {
        const chosen = await engineToRefine(account, generation);
        const from = { videos, usage, modelCalls, db };
        return await estimateReading(from, account, generation, chosen, scope);
      } catch (error) {
        return saidInEstimate(error);
      }
    },

    readAgain,

    async remove(generation) {
      const { id, ownerId } = generation;
      if (!ENDED.includes(generation.status)) await stop(generation).catch(unlessOver);
      await database.transaction(async (tx) => {
        await putInBin(tx, id);
        await notifyReaders(tx, { ownerId, generationId: id });
      });
    },

    async listBin(account) {
      const [rows, total] = await Promise.all([
        listBin(db, account.id, MOST_BINNED_SHOWN),
        countBin(db, account.id),
      ]);
      const binned = rows.map((row) => ({
        ...toSummary(row),
        binnedAt: row.binnedAt.toISOString(),
      }));
      return { generations: binned, total };
    },

    async restore(account, id) {
      if (!(await takeFromBin(db, account.id, id))) throw new AppError('not_found');
    },

    async deleteForGood(account, id) {
      if ((await emptyBin(db, account.id, id)) === 0) throw new AppError('not_found');
    },

    emptyBin: async (account) => void (await emptyBin(db, account.id)),
  };
}

/** Ignores that the run has already ended. */
function unlessOver(error: unknown): void {
  if (!(error instanceof AppError) || error.code !== 'not_running') throw error;
}

/** A refine applies to the whole text or to existing blocks, each at most once. */
function assertPassages({ document }: GenerationRow, { paragraphId, also = [] }: Refine): void {
  if (!document) throw new AppError('not_ready');
  const known = new Set(document.sections.flatMap(({ blocks }) => blocks.map(({ id }) => id)));
  const refuse = (field: string, problem: string) => {
    throw new AppError('invalid_input', { fields: [{ field, problem }] });
  };
  if (paragraphId === undefined && also.length > 0) {
    refuse('paragraphId', 'is required if you list more paragraphs');
  }
  const fields = also.map((one, index) => [`also.${index}.paragraphId`, one.paragraphId] as const);
  const named = new Set<string>();
  for (const [field, id] of [['paragraphId', paragraphId] as const, ...fields]) {
    if (id === undefined) continue;
    if (!known.has(id)) refuse(field, 'isn’t a paragraph of this draft');
    if (named.has(id)) refuse(field, 'is listed twice');
    named.add(id);
  }
}
