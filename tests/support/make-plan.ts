import type { Account } from '#contract/accounts.ts';
import type { Database } from '#server/db/database.ts';
import { lifetimeGrants } from '#server/db/schema/billing.ts';

/** For tests of something else that need somebody who may generate without end. */
export async function grantPlan({ db }: Database, account: Account): Promise<void> {
  await db.insert(lifetimeGrants).values({ ownerId: account.id }).onConflictDoNothing();
}
