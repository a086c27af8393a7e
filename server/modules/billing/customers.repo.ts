import {
  and,
  eq,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  notInArray,
  or,
  sql,
  first,
} from '#server/db/sql.ts';
import type { BillingSource, Revocation } from '#server/core/money.ts';
import type { Queryable, Tx } from '#server/db/database.ts';
import {
  billingCustomers,
  billingNotices,
  purchases,
  subscriptions,
  trials,
} from '#server/db/schema/billing.ts';
import type { CustomerPicture } from '#server/providers/billing/port.ts';
import type { PurchaseRow, SubscriptionRow } from './standing.repo.ts';
import type { Account } from '#contract/accounts.ts';
import { users } from '#server/db/schema/accounts.ts';

export type CustomerRow = typeof billingCustomers.$inferSelect;

/** Notice sent before a trial ends. */
export const TRIAL_ENDS = 'trial_ends';

/** Final states. */
const OVER: ['canceled', 'incomplete_expired'] = ['canceled', 'incomplete_expired'];

export async function findAccount(
  db: Queryable,
  id: string,
): Promise<(Account & { isActivated: boolean }) | null> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row ? { id: row.id, email: row.email, isActivated: row.activatedAt !== null } : null;
}

export function findAccountByEmail(db: Queryable, email: string): Promise<Account | null> {
  return first(
    db
      .select({ id: users.id, email: users.email })
      .from(users)
      .where(eq(users.email, email.toLowerCase())),
  );
}

export function findCustomer(db: Queryable, id: string): Promise<CustomerRow | null> {
  return first(db.select().from(billingCustomers).where(eq(billingCustomers.id, id)));
}

/** Moves a customer that couldn't be read behind the others. */
export async function postpone(db: Queryable, id: string): Promise<void> {
  await db
    .update(billingCustomers)
    .set({ syncedAt: sql`now()` })
    .where(eq(billingCustomers.id, id));
}

/** Taken before querying the provider, so that of two results the one requested later is kept. */
export async function takeTicket(db: Queryable): Promise<number> {
  const { rows } = await db.execute<{ ticket: string }>(
    sql`SELECT nextval('billing_tickets') AS ticket`,
  );
  return Number(rows[0]!.ticket);
}

export async function insertCustomer(
  db: Queryable,
  customer: { id: string; source: BillingSource; ownerId: string; email: string },
): Promise<void> {
  await db
    .insert(billingCustomers)
    .values({ ...customer, linkedAt: sql`now()` })
    .onConflictDoNothing();
}

/** Locks the row until the transaction ends; `null` if a later ticket has already written it. */
export function claimCustomer(
  tx: Tx,
  source: BillingSource,
  picture: CustomerPicture,
  ticket: number,
): Promise<CustomerRow | null> {
  const { id, email, isDeleted } = picture;
  return first(
    tx
      .insert(billingCustomers)
      .values({ id, source, email, isDeleted, ticket, syncedAt: sql`now()` })
      .onConflictDoUpdate({
        target: billingCustomers.id,
        set: {
          ticket,
          isDeleted,
          syncedAt: sql`now()`,
          ...(isDeleted ? {} : { email }),
        },
        setWhere: lt(billingCustomers.ticket, ticket),
      })
      .returning(),
  );
}

/** With `null`, the account it was meant for is gone. */
export async function linkCustomer(tx: Tx, id: string, ownerId: string | null): Promise<void> {
  await tx
    .update(billingCustomers)
    .set({ ownerId, linkedAt: sql`now()` })
    .where(eq(billingCustomers.id, id));
}

/** Writes whole rows, replacing the previous state. */
export async function writePicture(tx: Tx, picture: CustomerPicture, now: Date): Promise<void> {
  const customerId = picture.id;
  for (const { id, receipt, next: _next, ...subscription } of picture.subscriptions) {
    const paid = receipt && { cents: receipt.cents, currency: receipt.currency };
    const row = { ...subscription, paid, customerId };
    await tx
      .insert(subscriptions)
      .values({ id, ...row })
      .onConflictDoUpdate({ target: subscriptions.id, set: row });
  }
  for (const { checkoutId, receipt: _receipt, ...purchase } of picture.purchases) {
    const row = { ...purchase, customerId };
    await tx
      .insert(purchases)
      .values({ checkoutId, ...row })
      .onConflictDoUpdate({ target: purchases.checkoutId, set: row });
  }
  if (picture.isDeleted) {
    // A deleted customer can't be queried any more; the provider has ended its subscriptions.
    await tx
      .update(subscriptions)
      .set({ status: 'canceled', endedAt: now, cancelAt: null })
      .where(and(eq(subscriptions.customerId, customerId), notInArray(subscriptions.status, OVER)));
  }
}

export async function writeRevocation(
  tx: Tx,
  { paymentId, revoked }: { paymentId: string; revoked: Revocation | null },
): Promise<void> {
  await tx.update(purchases).set({ revoked }).where(eq(purchases.paymentId, paymentId));
  await tx.update(subscriptions).set({ revoked }).where(eq(subscriptions.paymentId, paymentId));
}

/** Records the first trial of an address, whatever the order of events. */
export async function claimTrial(
  tx: Tx,
  trial: { source: BillingSource; email: string; subscriptionId: string; startedAt: Date },
): Promise<void> {
  await tx
    .insert(trials)
    .values(trial)
    .onConflictDoUpdate({
      target: [trials.source, trials.email],
      set: { subscriptionId: trial.subscriptionId, startedAt: trial.startedAt },
      setWhere: sql`(excluded.started_at, excluded.subscription_id) < (${trials.startedAt}, ${trials.subscriptionId})`,
    });
}

export async function findTrial(
  db: Queryable,
  source: BillingSource,
  email: string,
): Promise<string | null> {
  const [row] = await db
    .select({ id: trials.subscriptionId })
    .from(trials)
    .where(and(eq(trials.source, source), eq(trials.email, email)));
  return row?.id ?? null;
}

export async function listCustomers(
  db: Queryable,
  source: BillingSource,
  ownerId: string,
): Promise<CustomerRow[]> {
  return db
    .select()
    .from(billingCustomers)
    .where(and(eq(billingCustomers.source, source), eq(billingCustomers.ownerId, ownerId)))
    .orderBy(billingCustomers.createdAt, billingCustomers.id);
}

export async function listSubscriptions(
  db: Queryable,
  customerIds: readonly string[],
): Promise<SubscriptionRow[]> {
  if (customerIds.length === 0) return [];
  return db
    .select()
    .from(subscriptions)
    .where(inArray(subscriptions.customerId, [...customerIds]))
    .orderBy(subscriptions.startedAt, subscriptions.id);
}

export async function listPurchases(
  db: Queryable,
  customerIds: readonly string[],
): Promise<PurchaseRow[]> {
  if (customerIds.length === 0) return [];
  return db
    .select()
    .from(purchases)
    .where(inArray(purchases.customerId, [...customerIds]))
    .orderBy(purchases.boughtAt);
}

/** Customers with something active that haven't been synced for a while, or whose account has been deleted since. */
export async function listStale(
  db: Queryable,
  source: BillingSource,
  before: Date,
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: billingCustomers.id, syncedAt: billingCustomers.syncedAt })
    .from(billingCustomers)
    .innerJoin(subscriptions, eq(subscriptions.customerId, billingCustomers.id))
    .where(
      and(
        eq(billingCustomers.source, source),
        notInArray(subscriptions.status, OVER),
        or(
          isNull(billingCustomers.syncedAt),
          lt(billingCustomers.syncedAt, before),
          and(isNull(billingCustomers.ownerId), isNotNull(billingCustomers.linkedAt)),
        ),
      ),
    )
    .orderBy(billingCustomers.syncedAt)
    .limit(200);
  return rows.map(({ id }) => id);
}

/** Trials ending within the given time whose owner hasn't been told, most urgent first. */
export async function listEndingTrials(
  db: Queryable,
  source: BillingSource,
  before: Date,
): Promise<string[]> {
  const rows = await db
    .select({ id: billingCustomers.id })
    .from(billingCustomers)
    .innerJoin(subscriptions, eq(subscriptions.customerId, billingCustomers.id))
    .leftJoin(
      billingNotices,
      and(eq(billingNotices.subject, subscriptions.id), eq(billingNotices.kind, TRIAL_ENDS)),
    )
    .where(
      and(
        eq(billingCustomers.source, source),
        eq(subscriptions.status, 'trialing'),
        lte(subscriptions.trialEnd, before),
        isNull(subscriptions.cancelAt),
        isNull(billingNotices.kind),
      ),
    )
    .orderBy(subscriptions.trialEnd)
    .limit(5000);
  return rows.map(({ id }) => id);
}
