import type { Queryable } from '#server/db/database.ts';
import type { Judged, Verdicts } from '#server/text/evidence/second-reading.ts';
import type { KnownReading } from '../check-document.ts';
import { findStepsNamed, type GenerationRow } from '../generations.repo.ts';

/** Stored with the model's name, because another model has to check for itself. */
export interface StoredReading {
  model: string;
  verdicts: Record<string, Judged>;
}

/** Name prefix of the steps that hold verdicts. */
export const READING_STEP = 'second reading ';

/** All verdicts of the model on sentences of this text; with `jobNumber`, only those before that job. */
export async function findVerdicts(
  db: Queryable,
  { id, jobNumber }: { id: string; jobNumber?: number },
  model: string,
): Promise<Verdicts> {
  const steps = await findStepsNamed(db, id, READING_STEP);
  const own = `${READING_STEP}${jobNumber} `;
  const stored = [...steps]
    .filter(([name]) => !name.startsWith(own))
    .map(([, result]) => result as StoredReading);
  const all = stored
    .filter((one) => one.model === model)
    .flatMap((one) => Object.entries(one.verdicts));
  // Of several verdicts on a sentence, a usable one wins.
  const isUsable = ([, { verdict }]: (typeof all)[number]) => verdict !== null;
  return Object.fromEntries([...all.filter((one) => !isUsable(one)), ...all.filter(isUsable)]);
}

/** Earlier verdicts that apply to the current text; `null` if no model was ever asked. */
export async function readingBefore(
  db: Queryable,
  { id, checks }: Pick<GenerationRow, 'id' | 'checks'>,
): Promise<KnownReading | null> {
  if (!checks?.reading) return null;
  const { scope, model } = checks.reading;
  return { scope, model, verdicts: await findVerdicts(db, { id }, model) };
}
