import type { Document } from '#contract/documents.ts';
import type { LiveEvent } from '#contract/events.ts';
import { applyEvent, EMPTY_RUN } from '#contract/run-view.ts';
import type { RunUsage } from '#contract/generations.ts';
import type { Queryable } from '#server/db/database.ts';
import { readGenerationEvents } from '../events/event-log.repo.ts';
import type { Usage } from '../../usage/usage.service.ts';
import type { Material, Videos } from '../../videos/videos.service.ts';
import { settleAside } from '../check-aside.ts';
import type { GenerationRow } from '../generations.repo.ts';

type Standing = Pick<GenerationRow, 'refine' | 'version' | 'document'>;

/** A document that was there before the run, and that its owner has edited or wished to be changed, is not the run's to replace. */
const stands = ({ refine, version }: Omit<Standing, 'document'>) => refine !== null || version > 0;

/**
 * What a run leaves that comes to no good end: what it had written, unless a document stands. What a model wrote is given
 * with its material, so that no moment stays that only the model had named.
 */
export async function leftBehind(
  db: Queryable,
  row: Standing & Pick<GenerationRow, 'id'>,
  material: Material | null,
): Promise<{ document?: Document | null }> {
  if (stands(row)) return {};
  const document = await foldDocument(db, row);
  if (!document || !material) return { document };
  return { document: (await settleAside(document, material, {}, {})).document };
}

/** The same where it was found before the row was held, which may have got a document since that stands. */
export function stillLeft(
  now: Standing,
  left: { document?: Document | null },
): { document?: Document | null } {
  return stands(now) ? {} : left;
}

/** Of a run with a model: the built-in engine cites nothing that it has not taken. */
export async function materialLeft(
  videos: Pick<Videos, 'getMaterial'>,
  row: Pick<GenerationRow, 'engine' | 'refine' | 'transcriptId' | 'videoId'>,
): Promise<Material | null> {
  return row.refine || row.engine.kind === 'built-in' ? null : videos.getMaterial(row);
}

/** Nothing where no model was asked. The words that count stay what they were. */
export async function spentOnRun(
  usages: Pick<Usage, 'totalsOf'>,
  { id, usage }: Pick<GenerationRow, 'id' | 'usage'>,
): Promise<{ usage?: RunUsage }> {
  const totals = await usages.totalsOf(id);
  return totals.calls > 0 ? { usage: { words: usage?.words ?? 0, ...totals } } : {};
}

/** What came to no good end may have cost something all the same. */
export function spendingTold(
  { engine }: Pick<GenerationRow, 'engine'>,
  { usage }: { usage?: RunUsage },
): LiveEvent[] {
  return usage ? [{ type: 'usage', engine, usage }] : [];
}

/** What came to nothing was shown while it was written: whoever watches is given back what stands. */
export function restored(row: Standing): LiveEvent[] {
  return stands(row) && row.document ? [{ type: 'document', document: row.document }] : [];
}

/** What has been written so far, as every reader of the log sees it. A run that ends early leaves it to its owner. */
async function foldDocument(
  db: Queryable,
  { id, document }: Pick<GenerationRow, 'id' | 'document'>,
): Promise<Document | null> {
  const events = await readGenerationEvents(db, id, 0, Number.MAX_SAFE_INTEGER);
  // Where the log is no longer kept from its beginning, it begins with what it had come to.
  const before = events[0]?.seq === 1 ? EMPTY_RUN : { ...EMPTY_RUN, document };
  return events.reduce((view, { event }) => applyEvent(view, event), before).document;
}
