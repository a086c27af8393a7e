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
  /** Bought at any time, even if refunded since. */
  hadLifetime: boolean;
  /** The provider's customer who paid for it. */
  lifetimeCustomer: string | null;
  /** Bought but not paid yet. */
  pendingLifetime: Money | null;
  subscriptions: SubscriptionRow[];
  /** Has a customer that still exists at the provider. */
  hasCustomer: boolean;
  /** When the operator granted a lifetime plan. */
  grantedAt: Date | null;
  purchases: PurchaseRow[];
}

/** Everything bought by or granted to an account, in the current source. */
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

/** Accounts that have invited this address to share their plan. */
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
