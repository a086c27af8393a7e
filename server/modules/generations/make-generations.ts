import type { Account } from '#contract/accounts.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { CreatedGenerations, CreateGeneration, Estimate } from '#contract/generations.ts';
import { AppError } from '#server/core/app-error.ts';
import { newId } from '#server/core/ids.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { Brief } from '#server/db/schema/generations.ts';
import {
  answeredBefore,
  claimIdempotencyKey,
  findIdempotencyKey,
  hashRequest,
} from '#server/runs/idempotency.repo.ts';
import type { Allowance, Entitlements } from '../billing/entitlements.service.ts';
import type { AccountSettings } from '../settings/settings.service.ts';
import type { Styles } from '../styles/styles.service.ts';
import type { ChosenEngine, Engines } from '../usage/engines.service.ts';
import type { ModelCalls } from '../usage/model-call.service.ts';
import type { Usage } from '../usage/usage.service.ts';
import { isIn, type Source, type Videos } from '../videos/videos.service.ts';
import { assertBuiltInCan, readBrief } from './brief.ts';
import { findWhose, insertGeneration } from './generations.repo.ts';
import { assertHouseReads, builtIn, estimateRuns } from './price/estimates.ts';
import { estimateLengths } from './price/length-estimates.ts';
import type { EngineThread } from './run/engine-thread.ts';
import { sourceOf, type SourcelessWish, type Wish, wishesOf } from './wishes.ts';
import { wordsOfRun } from './words-wanted.ts';

/** Turns requests into queued runs or estimates. */
export interface Making {
  /** Runs are stored and queued when it returns. The same key returns the same response and starts nothing. */
  create(
    account: Account,
    wanted: CreateGeneration,
    idempotencyKey: string | null,
    /** Runs in the transaction that stores them; if it throws, nothing is started. */
    also?: (tx: Tx, created: CreatedGenerations) => Promise<void>,
  ): Promise<CreatedGenerations>;
  /** Estimates the same request without starting anything. */
  estimate(account: Account, wanted: CreateGeneration): Promise<Estimate>;
  /** Throws what would prevent this for any video: no plan, no key, unknown style, invalid option. */
  assertMayMake(account: Account, wanted: SourcelessWish): Promise<void>;
  /** Estimates the same request for many videos by their lengths; `null`: unknown length. */
  estimateMany(
    account: Account,
    wanted: SourcelessWish,
    lengthsMs: readonly (number | null)[],
  ): Promise<Estimate>;
}

export interface MakingDependencies {
  database: Database;
  videos: Videos;
  styles: Pick<Styles, 'get' | 'getPrompt'>;
  entitlements: Pick<Entitlements, 'assertMayGenerate' | 'holdWords'>;
  settings: Pick<AccountSettings, 'get'>;
  engines: Engines;
  usage: Usage;
  modelCalls: ModelCalls;
  engine: Pick<EngineThread, 'compare' | 'outline' | 'words'>;
}

interface Prepared {
  allowance: Allowance;
  wishes: Wish[];
  brief: Brief;
  chosen: ChosenEngine;
  source: Source;
}

/** Problems that the customer can fix on the page that shows the estimate. */
const SAID_IN_ESTIMATES: ReadonlySet<ErrorCode> = new Set([
  'model_unknown',
  'key_needed',
  'house_budget_used',
  'house_day_used',
  'house_refused',
  'custom_needs_model',
  'prompt_needed',
  'refine_needs_model',
]);

/** Returns these problems as part of the estimate; an invalid request still throws. */
export function saidInEstimate(error: unknown): Estimate {
  if (error instanceof AppError && SAID_IN_ESTIMATES.has(error.code)) return builtIn(error.code);
  throw error;
}

/** One draft of a request. */
interface Asked {
  id: string;
  wish: Wish;
  wanted: CreateGeneration;
  isFirst: boolean;
}

interface Options extends MakingDependencies {
  /** Called in the transaction that stores the run. */
  enqueue(tx: Tx, account: Account, generationId: string): Promise<void>;
}

export function createMaking({
  database,
  enqueue,
  videos,
  styles,
  entitlements,
  settings,
  ...estimated
}: Options): Making {
  const { db } = database;
  const { engines } = estimated;
  const estimating = { database, videos, ...estimated };

  /** Resolves everything about a request except its source. */
  async function prepareAny(account: Account, wanted: SourcelessWish) {
    const wishes = wishesOf(wanted);
    const brief = await readBrief(styles, account, wanted);
    const chosen = await engines.choose(account, wanted.model ?? null);
    if (!chosen.use) assertBuiltInCan(brief, wanted);
    const secondReading = wanted.secondReading ?? (await settings.get(account.id)).secondReading;
    const known = {
      revise: wanted.revise === true,
      ...(secondReading !== 'off' && { secondReading }),
      shared: wishes.length > 1,
    };
    return { wishes, brief: { ...brief, ...known }, chosen };
  }

  /** Resolves a request with its source, or throws. Uses the network if the source has to be fetched. */
  async function prepare(
    account: Account,
    wanted: CreateGeneration,
  ): Promise<Omit<Prepared, 'allowance'>> {
    const found = sourceOf(wanted);
    const { wishes, brief, chosen } = await prepareAny(account, wanted);
    const source = await videos.ensure(account, found);
    const { channel } = source;
    const whose = wanted.whose ?? (await findWhose(db, account.id, channel));
    return { wishes, brief: { ...brief, card: { channel, whose } }, chosen, source };
  }

  async function insert(
    tx: Tx,
    account: Account,
    { allowance, brief, chosen, source }: Prepared,
    { id, wish, wanted, isFirst }: Asked,
  ): Promise<void> {
    const isCustom = wish.format === 'custom';
    const { durationMs, isMeasured } = source;
    const wantedWords = wordsOfRun({ ...wish, durationMs, isMeasured, engine: chosen.engine });
    const beside = isFirst ? undefined : 'others';
    const heldWords = await entitlements.holdWords(tx, account.id, allowance, wantedWords, beside);
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
    await enqueue(tx, account, id);
  }

  return {
    async create(account, wanted, idempotencyKey, also) {
      const requestHash = hashRequest(wanted);
      // A repeated request gets its earlier response, even if the plan or the key has changed since.
      const before = await findIdempotencyKey(db, account.id, idempotencyKey);
      if (before) return answeredBefore<CreatedGenerations>(before, requestHash);
      const allowance = await entitlements.assertMayGenerate(account);
      const prepared = { allowance, ...(await prepare(account, wanted)) };
      const { source, chosen, wishes } = prepared;
      if (!chosen.use && !isIn(source, wanted.language)) {
        throw new AppError('language_needs_model');
      }
      await assertHouseReads(estimating, chosen, source);
      const made = wishes.map((wish, order): Asked => ({
        id: newId('gen'),
        wish,
        wanted,
        isFirst: order === 0,
      }));
      const ids = made.map(({ id }) => id);
      const brief = { ...prepared.brief, ...(ids.length > 1 && { sideBySide: ids }) };
      const response: CreatedGenerations = {
        generations: made.map(({ id, wish }) => ({ id, format: wish.format })),
      };
      return database.transaction(async (tx) => {
        if (idempotencyKey !== null) {
          const claim = { ownerId: account.id, key: idempotencyKey, requestHash, response };
          const used = await claimIdempotencyKey(tx, claim);
          if (used) return answeredBefore<CreatedGenerations>(used, requestHash);
        }
        for (const one of made) await insert(tx, account, { ...prepared, brief }, one);
        await also?.(tx, response);
        return response;
      });
    },

    async estimate(account, wanted) {
      try {
        const prepared = await prepare(account, wanted);
        return await estimateRuns(estimating, { account, ...prepared });
      } catch (error) {
        return saidInEstimate(error);
      }
    },

    async assertMayMake(account, wanted) {
      await entitlements.assertMayGenerate(account);
      await prepareAny(account, wanted);
    },

    async estimateMany(account, wanted, lengthsMs) {
      try {
        const prepared = await prepareAny(account, wanted);
        return await estimateLengths(estimating, { account, ...prepared }, lengthsMs);
      } catch (error) {
        return saidInEstimate(error);
      }
    },
  };
}
