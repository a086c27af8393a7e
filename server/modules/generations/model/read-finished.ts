import type { Account } from '#contract/accounts.ts';
import type { ReadingScope } from '#contract/checks.ts';
import type { Estimate } from '#contract/generations.ts';
import { AppError } from '#server/core/app-error.ts';
import type { Queryable } from '#server/db/database.ts';
import { nonceOf } from '#server/prompts/fences.ts';
import type { ReadClaim } from '#server/text/evidence/second-reading.ts';
import type { ChosenEngine } from '../../usage/engines.service.ts';
import type { PaidModel } from '../../usage/model-call.service.ts';
import { MICRO_CENTS } from '../../usage/usage.service.ts';
import type { Material } from '../../videos/videos.service.ts';
import { readAside } from '../check-aside.ts';
import { knownOf, type KnownReading } from '../check-document.ts';
import type { GenerationRow } from '../generations.repo.ts';
import { problemOf } from '../../usage/price-problem.service.ts';
import type { EstimateDependencies } from '../price/estimates.ts';
import { estimateCalls } from '../price/run-estimate.ts';
import type { Run } from '../run/generation-run.ts';
import { stage } from '../run/end-run.ts';
import type { Asker } from './model-asking.ts';
import { roomOf } from './model-plan.ts';
import { readClaims, readingCalls } from './second-reading.ts';
import { findVerdicts } from './stored-verdicts.ts';
import type { ModelWriting } from './write-with-model.ts';

async function claimsLeft(
  generation: GenerationRow,
  material: Material,
  reading: KnownReading,
): Promise<ReadClaim[]> {
  const { document } = generation;
  if (!document) throw new AppError('not_ready');
  const known = { ...knownOf(generation), reading };
  const { claims } = await readAside(document, material, known);
  return claims.filter(({ key }) => !reading.verdicts[key]?.verdict);
}

type Chosen = { [Part in keyof ChosenEngine]: NonNullable<ChosenEngine[Part]> };

/** Estimates having a model check what it hasn't checked yet. Asks no model. */
export async function estimateReading(
  parts: Pick<EstimateDependencies, 'videos' | 'usage' | 'modelCalls'> & { db: Queryable },
  account: Account,
  generation: GenerationRow,
  { use, info, engine }: Chosen,
  scope: ReadingScope,
): Promise<Estimate> {
  const { videos, usage, modelCalls, db } = parts;
  const material = await videos.getMaterial(generation);
  const verdicts = await findVerdicts(db, { id: generation.id }, engine.label);
  const claims = await claimsLeft(generation, material, { scope, model: engine.label, verdicts });
  const asking = {
    room: roomOf(info, use.payer),
    nonce: nonceOf(account.id, generation.transcriptId),
  };
  const calls = readingCalls(claims, asking, material.language);
  const reckoned = estimateCalls(modelCalls, use, calls, info.reasons);
  const { ceilingMicroCents: _, dearestMicroCents, ...estimate } = reckoned;
  const needed = Math.max(estimate.costCents.middle * MICRO_CENTS, dearestMicroCents);
  const problem = await problemOf(usage, account, use.payer, needed);
  return { engine, ...estimate, words: 0, problem };
}

/** Has a model check what it hasn't checked yet in a finished text. The text itself doesn't change. */
export async function readFinished(
  run: Run,
  scope: ReadingScope,
  { use, model }: { use: PaidModel; model: string },
  { database, videos, usage, modelCalls, models }: ModelWriting,
): Promise<void> {
  const { generation } = run;
  const document = generation.document!;
  await usage.bookLostCalls(generation.id);
  const material = await videos.getMaterial(generation);
  const info = models.describe(use.provider, use.model);
  const { id, ownerId, transcriptId, jobNumber } = generation;
  const asking = { room: roomOf(info, use.payer), nonce: nonceOf(ownerId, transcriptId) };
  const before = await findVerdicts(database.db, { id, jobNumber }, model);
  const reading = { scope, model, verdicts: before };
  const claims = await claimsLeft(generation, material, reading);
  const calls = readingCalls(claims, asking, material.language);
  const { ceilingMicroCents } = estimateCalls(modelCalls, use, calls, info.reasons);
  const microCents = await run.step(`price ${jobNumber}`, async () => {
    const { costCents } = await usage.totalsOf(id);
    const result = Math.round(costCents * MICRO_CENTS) + ceilingMicroCents;
    return { result, events: [stage('checking', 0)] };
  });
  const asker: Asker = {
    run,
    modelCalls,
    use,
    language: material.language,
    ceilingOf: () => ({ microCents }),
  };
  const read = await readClaims({ ...asking, run, asker, model }, claims, before);
  const known = { ...knownOf(generation), reading: { ...reading, ...read } };
  const { checks: found } = await readAside(document, material, known);
  // Facts from the run that wrote it still apply, since no word has changed.
  const { supported, marks } = found;
  const checks = generation.checks
    ? { ...generation.checks, supported, marks, reading: found.reading }
    : found;
  const totals = await usage.totalsOf(id);
  const spent = { words: generation.usage?.words ?? checks.words, ...totals };
  const end = () =>
    run.end(
      { status: 'done', stage: null, checks, usage: spent, refine: null },
      [
        // No document event: it hasn't changed, and its title may have been edited meanwhile.
        { type: 'checks', checks },
        { type: 'usage', engine: generation.engine, usage: spent },
        { type: 'done', status: 'done' },
      ],
      { cause: null },
    );
  await usage.bookAtEnd(id, end);
}
