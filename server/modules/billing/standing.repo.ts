import { and, eq, inArray } from '#server/db/sql.ts';
import type { Money } from '#contract/billing.ts';
import type { BillingSource } from '#server/core/money.ts';
import type { Queryable } from '#server/db/database.ts';
import { users } from '#server/db/schema/accounts.ts';
import {
  billingCustomers,
  lifetimeGrants,
  purchases,
  subscriptions,
  teamMembers,
} from '#server/db/schema/billing.ts';

export type SubscriptionRow = typeof subscriptions.$inferSelect;
export type PurchaseRow = typeof purchases.$inferSelect;

export interface BillingFacts {
  hasLifetime: boolean;
  /** Bought, whatever became of it. */
  hadLifetime: boolean;
  /** Whose payment it rests on, at the provider. */
  lifetimeCustomer: string | null;
  /** Bought, and not paid yet. */
  pendingLifetime: Money | null;
  subscriptions: SubscriptionRow[];
  /** One that the provider still knows. */
  hasCustomer: boolean;
  /** When the operator gave a plan for life. */
  grantedAt: Date | null;
  purchases: PurchaseRow[];
}

/** All that was bought by or given to an account, in the source that counts. */
export async function readFacts(
  db: Queryable,
  source: BillingSource,
  ownerId: string,
): Promise<BillingFacts> {
  const customers = await db
    .select({ id: billingCustomers.id, isDeleted: billingCustomers.isDeleted })
    .from(billingCustomers)
    .where(and(eq(billingCustomers.ownerId, ownerId), eq(billingCustomers.source, source)));
  const ids = customers.map(({ id }) => id);
  const rows =
    ids.length === 0
      ? []
      : await db.select().from(subscriptions).where(inArray(subscriptions.customerId, ids));
  const bought =
    ids.length === 0
      ? []
      : await db.select().from(purchases).where(inArray(purchases.customerId, ids));
  const paid = bought.filter(({ state }) => state === 'paid');
  const valid = paid.find(({ revoked }) => revoked === null);
  const pending = bought.find(({ state }) => state === 'pending');
  const granted = await db
    .select({ at: lifetimeGrants.grantedAt })
    .from(lifetimeGrants)
    .where(eq(lifetimeGrants.ownerId, ownerId));
  return {
    hasLifetime: valid !== undefined || granted.length > 0,
    hadLifetime: paid.length > 0,
    lifetimeCustomer: valid?.customerId ?? null,
    pendingLifetime: pending ? { cents: pending.amountCents, currency: pending.currency } : null,
    subscriptions: rows,
    hasCustomer: customers.some(({ isDeleted }) => !isDeleted),
    grantedAt: granted[0]?.at ?? null,
    purchases: bought,
  };
}

/** Whoever has invited this address to share a plan. */
export async function listTeamOwners(
  db: Queryable,
  email: string,
): Promise<{ membershipId: string; id: string; email: string }[]> {
  return db
    .select({ membershipId: teamMembers.id, id: users.id, email: users.email })
    .from(teamMembers)
    .innerJoin(users, eq(users.id, teamMembers.ownerId))
    .where(eq(teamMembers.email, email))
    .orderBy(teamMembers.invitedAt);
}
