import type { Account } from '#contract/accounts.ts';
import type { Estimate, Refine } from '#contract/generations.ts';
import { nonceOf } from '#server/prompts/fences.ts';
import { MICRO_CENTS } from '../../usage/usage.service.ts';
import type { GenerationRow } from '../generations.repo.ts';
import { roomOf } from '../model/model-plan.ts';
import { cardOf } from '../model/model-prompt.ts';
import { readMaterial } from '../model/read-material.ts';
import { planRefine, refineCall, wishesIn } from '../model/refine-plan.ts';
import type { ChosenEngine } from '../../usage/engines.service.ts';
import { wordsChanged } from '../words-wanted.ts';
import { problemOf } from '../../usage/price-problem.service.ts';
import type { EstimateDependencies } from './estimates.ts';
import { estimateCalls } from './run-estimate.ts';

type Chosen = { [Part in keyof ChosenEngine]: NonNullable<ChosenEngine[Part]> };

/** Estimates each refine the way a run is estimated. Stores nothing and asks no model. */
export async function estimateWishes(
  { videos, usage, modelCalls }: Pick<EstimateDependencies, 'videos' | 'usage' | 'modelCalls'>,
  account: Account,
  generation: GenerationRow,
  { use, info, engine }: Chosen,
  wishes: readonly Refine[],
): Promise<Estimate[]> {
  const { document } = generation;
  if (!document) return [];
  const material = await videos.getMaterial(generation);
  const spoken = { blocks: readMaterial(material).blocks, language: material.language };
  const card = cardOf(material, generation.brief, spoken.blocks);
  const asked = {
    room: roomOf(info, use.payer),
    nonce: nonceOf(account.id, generation.transcriptId),
    card,
  };
  const estimates: Estimate[] = [];
  for (const wish of wishes) {
    const task = { ...wish, paragraphId: wish.paragraphId ?? null, also: wish.also ?? [] };
    const calls = wishesIn(task).map((one) =>
      refineCall(planRefine({ ...generation, document }, one, spoken, asked), spoken.language),
    );
    const reckoned = estimateCalls(modelCalls, use, calls, info.reasons);
    const { ceilingMicroCents: _, dearestMicroCents, ...estimate } = reckoned;
    const needed = Math.max(estimate.costCents.middle * MICRO_CENTS, dearestMicroCents);
    const words = wordsChanged(generation, task);
    const problem = await problemOf(usage, account, use.payer, needed);
    estimates.push({ engine, ...estimate, words, problem });
  }
  return estimates;
}
