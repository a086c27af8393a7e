import { and, eq, sql, first } from '#server/db/sql.ts';
import type { Database, Queryable } from '#server/db/database.ts';
import { simulatedObjects } from '#server/db/schema/billing.ts';
import type { SimulatorRow, SimulatorStore } from '#server/providers/billing/port.ts';

/** An arbitrary number that no other lock uses. */
const LOCK = 7_240_915;

/** Stores the simulated provider's state in the product's database, so that all processes share it. */
export function createSimulatorStore(database: Database): SimulatorStore {
  return {
    run: (work) =>
      database.transaction(async (tx) => {
        await tx.execute(sql`SELECT pg_advisory_xact_lock(${LOCK})`);
        return work({
          find: (id) => find(tx, id),
          list: (kind, shelf) => list(tx, kind, shelf),
          put: (row) => put(tx, row),
        });
      }),
    find: (id) => find(database.db, id),
  };
}

function find(db: Queryable, id: string): Promise<SimulatorRow | null> {
  return first(db.select().from(simulatedObjects).where(eq(simulatedObjects.id, id)));
}

async function list(db: Queryable, kind: string, shelf?: string): Promise<SimulatorRow[]> {
  return db
    .select()
    .from(simulatedObjects)
    .where(
      and(
        eq(simulatedObjects.kind, kind),
        shelf === undefined ? undefined : eq(simulatedObjects.shelf, shelf),
      ),
    )
    .orderBy(simulatedObjects.number);
}

async function put(db: Queryable, { id, kind, shelf, object }: SimulatorRow): Promise<void> {
  await db
    .insert(simulatedObjects)
    .values({ id, kind, shelf, object })
    .onConflictDoUpdate({ target: simulatedObjects.id, set: { shelf, object } });
}
