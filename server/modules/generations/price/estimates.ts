import type { Account } from '#contract/accounts.ts';
import { type ErrorCode, wordsAhead } from '#contract/errors.ts';
import { BUILT_IN_ENGINE, type Estimate } from '#contract/generations.ts';
import type { Payer } from '#contract/models.ts';
import { AppError } from '#server/core/app-error.ts';
import type { Database } from '#server/db/database.ts';
import type { ChosenEngine, Engines } from '../../usage/engines.service.ts';
import type { ModelCalls, PaidModel } from '../../usage/model-call.service.ts';
import { problemOf } from '../../usage/price-problem.service.ts';
import { MICRO_CENTS, type Usage } from '../../usage/usage.service.ts';
import { isIn, type Material, type Source, type Videos } from '../../videos/videos.service.ts';
import type { Brief } from '#server/db/schema/generations.ts';
import { materialTokens, partsWanted, planRun, roomOf, type RunPlan } from '../model/model-plan.ts';
import { cardOf } from '../model/model-prompt.ts';
import { readMaterial } from '../model/read-material.ts';
import { READING_STAGE } from '../model/second-reading.ts';
import { findRead, notesKey } from '../model/shared-notes.repo.ts';
import { plannedCalls } from './model-price.ts';
import { estimateCalls, type PlannedCall } from './run-estimate.ts';
import type { EngineThread } from '../run/engine-thread.ts';
import { builtInInput } from '../run/write-built-in.ts';
import type { Wish } from '../wishes.ts';
import { wordsWritten } from '../words-wanted.ts';

const NOTHING = { low: 0, middle: 0, ceiling: 0 };
const BUILT_IN_SECONDS = { low: 0, middle: 1, ceiling: 10 };

export interface EstimateDependencies {
  database: Pick<Database, 'db'>;
  videos: Pick<Videos, 'getMaterial'>;
  engines: Engines;
  usage: Pick<Usage, 'capLeftMicroCents' | 'houseLeftMicroCents' | 'houseLongestTokens'>;
  modelCalls: Pick<ModelCalls, 'price'>;
  engine: Pick<EngineThread, 'compare' | 'outline' | 'words'>;
}

export interface EstimateInput {
  account: Account;
  wishes: readonly Wish[];
  brief: Brief;
  source: Source;
  chosen: ChosenEngine;
}

/** Estimates all runs of a request together. Stores nothing and asks no model. */
export async function estimateRuns(
  { database, videos, usage, modelCalls, engine: thread }: EstimateDependencies,
  { account, wishes, brief, source, chosen }: EstimateInput,
): Promise<Estimate> {
  const { use, info, engine } = chosen;
  if (!use || !info) {
    if (!isIn(source, wishes[0]!.language)) return builtIn('language_needs_model');
    const material = await videos.getMaterial(source);
    // Making them is faster than estimating, so the word counts are exact.
    const made = wishes.map((wish) =>
      thread.words(builtInInput(material, { ...wish, brief }), material.fingerprint),
    );
    const words = (await Promise.all(made)).reduce((sum, one) => sum + one, 0);
    return { ...builtIn(words > 0 ? null : 'transcript_empty'), words };
  }
  const material = await videos.getMaterial(source);
  const { blocks } = readMaterial(material);
  const room = roomOf(info, use.payer);
  const compared = await thread.compare(material, material.fingerprint);
  const calls: PlannedCall[] = [];
  const of = { brief, ownerId: account.id, transcriptId: source.transcriptId };
  let words = 0;
  for (const [index, wish] of wishes.entries()) {
    const { cues, chapters, title } = material;
    const talk = { cues, chapters, title, language: material.language ?? 'english' };
    const most = partsWanted(wish.format, wish.options);
    const parts = await thread.outline(talk, most, material.fingerprint);
    const { language } = material;
    const plan = planRun({ ...wish, ...of }, { blocks, language }, parts, room);
    words += wordsWritten(wish.format, plan.sections);
    const context = { ...wish, brief, card: cardOf(material, brief, blocks, compared) };
    const run = plannedCalls({ context, plan, room, blocks, language });
    // The first of several runs takes the missing notes and the others reuse them. They write concurrently.
    const isNew = await unread(database, account, source, use, plan);
    const reading = run.filter(({ stage }) => stage === 'reading').filter(isNew);
    const own = run.filter(({ stage }) => stage !== 'reading');
    calls.push(...(index === 0 ? reading : []));
    calls.push(...own.map((call) => ({ ...call, group: call.stage, run: index })));
  }
  const priced = (some: readonly PlannedCall[]) =>
    estimateCalls(modelCalls, use, some, info.reasons);
  const { ceilingMicroCents: _, dearestMicroCents, ...estimate } = priced(calls);
  const rereading = calls.filter(({ stage }) => stage === READING_STAGE);
  const revising = calls.filter(({ stage }) => stage === 'revising');
  const needed = Math.max(estimate.costCents.middle * MICRO_CENTS, dearestMicroCents);
  return {
    engine,
    ...estimate,
    words,
    ...(revising.length > 0 && { revisionCents: priced(revising).costCents.middle }),
    ...(rereading.length > 0 && { readingCents: priced(rereading).costCents.middle }),
    ...(brief.card?.whose && { whose: brief.card.whose }),
    problem: isTooLongFor(use.payer, material, usage)
      ? problem('too_long_for_house')
      : await problemOf(usage, account, use.payer, needed),
  };
}

async function unread(
  { db }: EstimateDependencies['database'],
  { id: ownerId }: Account,
  { transcriptId }: Source,
  { provider, model }: PaidModel,
  { stretches }: RunPlan,
): Promise<(call: PlannedCall, stretch: number) => boolean> {
  if (!stretches) return () => true;
  const key = notesKey({ ownerId, transcriptId, model: `${provider}/${model}` }, stretches);
  const read = await findRead(db, key);
  return (_, stretch) => !read.has(stretch);
}

/** A single long video must not use up the shared quota. */
function isTooLongFor(
  payer: Payer,
  material: Material,
  { houseLongestTokens }: Pick<Usage, 'houseLongestTokens'>,
): boolean {
  if (payer !== 'house') return false;
  const { blocks } = readMaterial(material);
  return materialTokens({ blocks }, material.language) > houseLongestTokens;
}

/** Throws `too_long_for_house`. */
export async function assertHouseReads(
  { videos, usage }: Pick<EstimateDependencies, 'videos' | 'usage'>,
  { use }: ChosenEngine,
  source: { transcriptId: string; videoId: string },
): Promise<void> {
  if (use?.payer !== 'house') return;
  const material = await videos.getMaterial(source);
  if (isTooLongFor(use.payer, material, usage)) throw new AppError('too_long_for_house');
}

function problem(code: ErrorCode): NonNullable<Estimate['problem']> {
  return { code, message: wordsAhead(code) };
}

/** The estimate of something that can't be started, with the reason. */
export function builtIn(code: ErrorCode | null): Estimate {
  return {
    engine: BUILT_IN_ENGINE,
    tokensIn: NOTHING,
    tokensOut: NOTHING,
    costCents: NOTHING,
    seconds: BUILT_IN_SECONDS,
    words: 0,
    problem: code ? problem(code) : null,
  };
}
