import type { Account } from '#contract/accounts.ts';
import type { Database } from '#server/db/database.ts';
import { lifetimeGrants } from '#server/db/schema/billing.ts';

/** Gives an account unlimited generation, for tests about something else. */
export async function grantPlan({ db }: Database, account: Account): Promise<void> {
  await db.insert(lifetimeGrants).values({ ownerId: account.id }).onConflictDoNothing();
}
