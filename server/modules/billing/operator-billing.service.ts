import { eq } from '#server/db/sql.ts';
import type { Account } from '#contract/accounts.ts';
import type { Subscription } from '#contract/billing.ts';
import { MONEY_BACK_DAYS } from '#contract/catalog/plans.ts';
import { OperatorError } from '#server/core/fatal.ts';
import type { Database } from '#server/db/database.ts';
import { lifetimeGrants } from '#server/db/schema/billing.ts';
import type { BillingProvider } from '#server/providers/billing/port.ts';
import type { Accounts } from '../accounts/accounts.service.ts';
import type { Audit } from '../audit/audit.service.ts';
import { listCustomers, listPurchases, listSubscriptions } from './customers.repo.ts';
import type { CustomerSync } from './customer-sync.ts';
import type { Entitlements } from './entitlements.service.ts';
import { type EventRow, listEventsOf } from './events.repo.ts';
import type { PurchaseRow, SubscriptionRow } from './standing.repo.ts';

interface BillingHistory {
  email: string;
  plan: Subscription;
  customers: string[];
  subscriptions: SubscriptionRow[];
  purchases: PurchaseRow[];
  /** Newest first. */
  events: Pick<EventRow, 'id' | 'type' | 'objectId' | 'happenedAt' | 'appliedAt' | 'outcome'>[];
}

/** Billing commands for the operator's terminal. */
export interface OperatorBilling {
  grantLifetime(email: string): Promise<string>;
  revokeLifetime(email: string): Promise<string>;
  /** Refunds the newest payment, fully or partly. A full refund ends what it paid for. */
  refund(email: string, amountCents: number | null): Promise<string>;
  getBilling(email: string): Promise<BillingHistory>;
}

interface Parts {
  database: Database;
  billing: BillingProvider;
  accounts: Accounts;
  entitlements: Entitlements;
  sync: CustomerSync;
  audit: Audit;
}

const DAY_MS = 24 * 3600 * 1000;

interface Payment {
  id: string;
  customerId: string;
  at: Date;
  /** Time of the first payment, when the money-back period starts. */
  since: Date;
  /** Refunded before. */
  refundedCents: number;
}

export function createOperatorBilling(parts: Parts): OperatorBilling {
  const { database, billing, accounts, entitlements, sync, audit } = parts;
  const { db } = database;

  async function getAccount(email: string): Promise<Account> {
    const account = await accounts.findByEmail(email.trim().toLowerCase());
    if (!account) throw new OperatorError(`There’s no account with the address ${email}.`);
    return account;
  }

  async function readBought(account: Account) {
    const customers = await listCustomers(db, billing.source, account.id);
    const ids = customers.map(({ id }) => id);
    const [subscriptions, purchases] = await Promise.all([
      listSubscriptions(db, ids),
      listPurchases(db, ids),
    ]);
    return { ids, subscriptions, purchases };
  }

  async function findPayment(account: Account): Promise<Payment> {
    const { subscriptions, purchases } = await readBought(account);
    const payments: Payment[] = [
      ...purchases
        .filter(({ revoked, paymentId, state }) => !revoked && paymentId && state === 'paid')
        .map(({ paymentId, customerId, boughtAt, refundedCents }) => ({
          id: paymentId!,
          customerId,
          at: boughtAt,
          since: boughtAt,
          refundedCents,
        })),
      ...subscriptions
        .filter(({ revoked, paymentId }) => !revoked && paymentId)
        .map(({ paymentId, customerId, periodStart, startedAt, trialEnd, beganAsTrial }) => ({
          id: paymentId!,
          customerId,
          at: periodStart,
          since: (beganAsTrial && trialEnd) || startedAt,
          refundedCents: 0,
        })),
    ];
    const [newest] = payments.toSorted((one, other) => other.at.getTime() - one.at.getTime());
    if (!newest) throw new OperatorError(`${account.email} has no payment to refund.`);
    return newest;
  }

  return {
    async grantLifetime(email) {
      const account = await getAccount(email);
      await db.insert(lifetimeGrants).values({ ownerId: account.id }).onConflictDoNothing();
      await audit.record(db, { ownerId: account.id, kind: 'plan_changed', detail: 'granted' });
      await sync.settle(account.id);
      return `${account.email} now has the lifetime plan.`;
    },

    async revokeLifetime(email) {
      const account = await getAccount(email);
      const gone = await db
        .delete(lifetimeGrants)
        .where(eq(lifetimeGrants.ownerId, account.id))
        .returning({ ownerId: lifetimeGrants.ownerId });
      await audit.record(db, { ownerId: account.id, kind: 'plan_changed', detail: 'revoked' });
      if (await entitlements.hasLifetime(account)) {
        return `${account.email} bought the lifetime plan, so it stays. Use "refund" to refund and end it.`;
      }
      return gone.length > 0
        ? `${account.email} no longer has the lifetime plan.`
        : `${account.email} wasn’t given a lifetime plan. Nothing was changed.`;
    },

    async refund(email, amountCents) {
      const account = await getAccount(email);
      const payment = await findPayment(account);
      const { id, refundedCents: before } = payment;
      await billing.refund(id, amountCents === null ? undefined : { cents: amountCents, before });
      await sync.sync(payment.customerId);
      await audit.record(db, { ownerId: account.id, kind: 'plan_changed', detail: 'refunded' });
      const ageDays = ((await billing.now()).getTime() - payment.since.getTime()) / DAY_MS;
      const late =
        ageDays > MONEY_BACK_DAYS ? ` (first paid more than ${MONEY_BACK_DAYS} days ago)` : '';
      const { subscriptions, purchases } = await readBought(account);
      const now = [...subscriptions, ...purchases].find(({ paymentId }) => paymentId === id);
      return now?.revoked
        ? `Refunded${late}. The plan has ended.`
        : `Partly refunded${late}. The plan continues.`;
    },

    async getBilling(email) {
      const account = await getAccount(email);
      const { ids, subscriptions, purchases } = await readBought(account);
      const events = await listEventsOf(db, ids);
      return {
        email: account.email,
        plan: await entitlements.describe(account),
        customers: ids,
        subscriptions,
        purchases,
        events: events.map(({ id, type, objectId, happenedAt, appliedAt, outcome }) => ({
          id,
          type,
          objectId,
          happenedAt,
          appliedAt,
          outcome,
        })),
      };
    },
  };
}
