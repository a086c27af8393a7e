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

/** A document that existed before the run, edited or being refined, must not be replaced by the run. */
const stands = ({ refine, version }: Omit<Standing, 'document'>) => refine !== null || version > 0;

/**
 * What a failed or stopped run leaves: its text so far, unless there was a document before. A model's text gets its
 * evidence attached, so no moment remains that only the model named.
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

/** The same, if it was computed before the row was locked: a document stored since then wins. */
export function stillLeft(
  now: Standing,
  left: { document?: Document | null },
): { document?: Document | null } {
  return stands(now) ? {} : left;
}

/** Only for runs with a model: the built-in engine always cites what it uses. */
export async function materialLeft(
  videos: Pick<Videos, 'getMaterial'>,
  row: Pick<GenerationRow, 'engine' | 'refine' | 'transcriptId' | 'videoId'>,
): Promise<Material | null> {
  return row.refine || row.engine.kind === 'built-in' ? null : videos.getMaterial(row);
}

/** Empty if no model was asked. The counted words don't change. */
export async function spentOnRun(
  usages: Pick<Usage, 'totalsOf'>,
  { id, usage }: Pick<GenerationRow, 'id' | 'usage'>,
): Promise<{ usage?: RunUsage }> {
  const totals = await usages.totalsOf(id);
  return totals.calls > 0 ? { usage: { words: usage?.words ?? 0, ...totals } } : {};
}

/** Failed and stopped runs may have cost something too. */
export function spendingTold(
  { engine }: Pick<GenerationRow, 'engine'>,
  { usage }: { usage?: RunUsage },
): LiveEvent[] {
  return usage ? [{ type: 'usage', engine, usage }] : [];
}

/** Viewers saw the discarded text being written, so this gives them the stored document again. */
export function restored(row: Standing): LiveEvent[] {
  return stands(row) && row.document ? [{ type: 'document', document: row.document }] : [];
}

/** Rebuilds the text so far from the log, as readers have seen it. Its owner keeps it when a run ends early. */
async function foldDocument(
  db: Queryable,
  { id, document }: Pick<GenerationRow, 'id' | 'document'>,
): Promise<Document | null> {
  const events = await readGenerationEvents(db, id, 0, Number.MAX_SAFE_INTEGER);
  // If the start of the log has been compacted, it starts from the state at that point.
  const before = events[0]?.seq === 1 ? EMPTY_RUN : { ...EMPTY_RUN, document };
  return events.reduce((view, { event }) => applyEvent(view, event), before).document;
}
