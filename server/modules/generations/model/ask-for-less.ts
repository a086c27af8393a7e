import type { Note } from '#server/prompts/write.ts';
import { AppError } from '#server/core/app-error.ts';
import { stage } from '../run/end-run.ts';
import type { Run } from '../run/generation-run.ts';
import {
  materialTokens,
  type PlannedMaterial,
  type PricedPlan,
  type Room,
  type Stretch,
  stretchesOf,
} from './model-plan.ts';

/** How a run asks: by its plan, or in smaller pieces after a provider has found those of the plan too long. */
export interface Way {
  plan: PricedPlan;
  room: Room;
}

interface Less {
  stretches: Stretch[] | null;
  materialTokens: number;
  stretchTokens: number;
}

/** Halves each time: enough to get from the largest known window to the smallest. */
const MOST_TIMES = 8;
const LEAST_TOKENS = 100;
const nameOf = (number: number) => `less ${number}`;

/** The plan with what this or an earlier attempt has learned since. Section names keep their meaning. */
export function wayOf(run: Run, planned: Way): Way & { number: number } {
  let way = { ...planned, number: 0 };
  for (;;) {
    const number = way.number + 1;
    const less = run.find<Less>(nameOf(number));
    if (!less) return way;
    const { stretches, ...room } = less;
    way = { plan: { ...way.plan, stretches }, room: { ...way.room, ...room }, number };
  }
}

/**
 * Splits the material further after a provider refused it as too long: our token counts aren't exact for every vocabulary,
 * and some servers accept less than their model could. Rethrows the refusal if it can't be split any further.
 */
export async function askForLess(
  run: Run,
  { plan, room, number }: ReturnType<typeof wayOf>,
  /** `null`: the request that was too long contained transcript text, not notes. */
  { notes, ...material }: PlannedMaterial & { notes: Note[] | null },
  refusal: unknown,
): Promise<void> {
  const isTooLong = refusal instanceof AppError && refusal.code === 'context_too_long';
  if (!isTooLong || number >= MOST_TIMES) throw refusal;
  const less = notes ? fewerNotes(notes, material, plan, room) : smaller(material, plan, room);
  if (!less) throw refusal;
  await run.step(nameOf(number + 1), async () => ({ result: less, events: [stage('reading', 0)] }));
}

function fewerNotes(
  notes: readonly Note[],
  { language }: PlannedMaterial,
  { stretches }: PricedPlan,
  { materialTokens: most, stretchTokens }: Room,
): Less | null {
  const half = Math.floor(Math.min(most, materialTokens({ notes }, language)) / 2);
  return half < LEAST_TOKENS ? null : { stretches, stretchTokens, materialTokens: half };
}

function smaller(material: PlannedMaterial, { stretches }: PricedPlan, room: Room): Less | null {
  const { blocks, language } = material;
  const asked = stretches
    ? Math.max(
        ...stretches.map(({ fromBlock, toBlock }) => {
          const here = blocks.filter(({ id }) => id >= fromBlock && id <= toBlock);
          return materialTokens({ blocks: here }, language);
        }),
      )
    : materialTokens({ blocks }, language);
  const half = Math.floor(asked / 2);
  const stretchTokens = Math.min(room.stretchTokens, half);
  const next = stretchesOf(material, stretchTokens);
  // Each stretch is a single passage already.
  if (next.length <= (stretches?.length ?? 1)) return null;
  const most = stretches ? room.materialTokens : Math.min(room.materialTokens, half);
  return { stretches: next, stretchTokens, materialTokens: most };
}
