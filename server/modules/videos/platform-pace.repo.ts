import { eq } from '#server/db/sql.ts';
import type { SourceErrorCode } from '#contract/errors/source.ts';
import { type Clock, nextStart } from '#server/core/clock.ts';
import { newId } from '#server/core/ids.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { platformPaces } from '#server/db/schema/videos.ts';
import { LONGEST_LEASE_MS, type Pace, type Rested } from '#server/providers/transcripts/port.ts';

type PaceRow = typeof platformPaces.$inferSelect;

/** Rate limiting of requests to the platform, shared by all processes on this database that use the same address. */
export function createSharedPace(
  database: Pick<Database, 'db' | 'transaction'>,
  clock: Clock,
  address: string,
): Pace {
  const { db } = database;
  const nowMs = () => clock.now().getTime();

  /** Locks the row, so processes change it one after another. */
  async function change<T>(work: (row: PaceRow, tx: Tx) => Promise<T>): Promise<T> {
    return database.transaction(async (tx) => {
      const usual = { address, nextStartAt: clock.now() };
      await tx.insert(platformPaces).values(usual).onConflictDoNothing();
      const [row] = await tx
        .select()
        .from(platformPaces)
        .where(eq(platformPaces.address, address))
        .for('update');
      return work(row!, tx);
    });
  }

  const save = (tx: Tx, values: Partial<PaceRow>) =>
    tx.update(platformPaces).set(values).where(eq(platformPaces.address, address));

  async function giveBack(holder: string): Promise<void> {
    await change(async ({ places }, tx) => {
      const { [holder]: _gone, ...others } = places;
      await save(tx, { places: others });
    });
  }

  return {
    take: ({ concurrent, gapMs, leaseMs }) =>
      change(async (row, tx) => {
        // A slot held longer than the maximum was taken before the clock was set back.
        const longest = nowMs() + LONGEST_LEASE_MS + 2 * concurrent * gapMs;
        const held = Object.entries(row.places).filter(
          ([, untilMs]) => untilMs > nowMs() && untilMs <= longest,
        );
        if (held.length >= concurrent) return null;
        const startAtMs = nextStart(nowMs(), row.nextStartAt.getTime(), concurrent * gapMs);
        const holder = newId('turn');
        await save(tx, {
          nextStartAt: new Date(startAtMs + gapMs),
          places: { ...Object.fromEntries(held), [holder]: startAtMs + leaseMs },
        });
        return { startAtMs, giveBack: () => giveBack(holder) };
      }),

    async read() {
      const [row] = await db.select().from(platformPaces).where(eq(platformPaces.address, address));
      if (!row) return { rest: null, rests: {}, visitors: {} };
      const { restCode: code, restUntil: until, rests, visitors } = row;
      const rest =
        code && until ? { code: code as SourceErrorCode, untilMs: until.getTime() } : null;
      return { rest, rests: rests as Record<string, Rested>, visitors };
    },

    rest: (party, { code, untilMs }) =>
      change(async ({ rests }, tx) => {
        await (party === null
          ? save(tx, { restCode: code, restUntil: new Date(untilMs) })
          : save(tx, { rests: { ...rests, [party]: { code, untilMs } } }));
      }),

    keepVisitor: (party, visitor) =>
      change(async ({ visitors }, tx) => {
        const { [party]: _was, ...others } = visitors;
        await save(tx, { visitors: visitor ? { ...others, [party]: visitor } : others });
      }),
  };
}
