import type { Queryable } from '#server/db/database.ts';
import type { Judged, Verdicts } from '#server/text/evidence/second-reading.ts';
import type { KnownReading } from '../check-document.ts';
import { findStepsNamed, type GenerationRow } from '../generations.repo.ts';

/** Together with the model's name: another model has to read for itself. */
export interface StoredReading {
  model: string;
  verdicts: Record<string, Judged>;
}

/** Of a generation's steps, all that hold what a reading found. */
export const READING_STEP = 'second reading ';

/** What the model has said of sentences of this text, at any time; with `jobNumber`, before that job. */
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
  // Of several answers about a sentence, one that can be used counts.
  const isUsable = ([, { verdict }]: (typeof all)[number]) => verdict !== null;
  return Object.fromEntries([...all.filter((one) => !isUsable(one)), ...all.filter(isUsable)]);
}

/** What was read before, of a text as it stands now; `null` where no model was ever asked. */
export async function readingBefore(
  db: Queryable,
  { id, checks }: Pick<GenerationRow, 'id' | 'checks'>,
): Promise<KnownReading | null> {
  if (!checks?.reading) return null;
  const { scope, model } = checks.reading;
  return { scope, model, verdicts: await findVerdicts(db, { id }, model) };
}
