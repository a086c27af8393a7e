import { and, eq, inArray } from '#server/db/sql.ts';
import type { Account } from '#contract/accounts.ts';
import type { Database } from '#server/db/database.ts';
import { billingCustomers, subscriptions, teamMembers } from '#server/db/schema/billing.ts';
import type { BillingProvider } from '#server/providers/billing/port.ts';

const GOING_ON = ['trialing', 'active', 'past_due', 'unpaid', 'paused', 'incomplete'] as const;

const BOOKS = [
  'Invoices and payments, with the address they were made under, at the payment provider and in our books: tax law wants them for years.',
  'That this address has had its free trial, so that there is only one.',
];

interface Options {
  database: Database;
  billing: Pick<BillingProvider, 'source' | 'cancelNow' | 'closeCheckouts'>;
}

/** What ends with a deleted account: nothing more is charged, no open checkout can be paid, no team holds its address. */
export function createBillingEnding({ database, billing }: Options) {
  const { db } = database;
  return {
    async end({ id, email }: Account): Promise<readonly string[]> {
      const customers = await db
        .select({ id: billingCustomers.id })
        .from(billingCustomers)
        .where(and(eq(billingCustomers.ownerId, id), eq(billingCustomers.source, billing.source)));
      for (const { id: customerId } of customers) {
        await billing.closeCheckouts(customerId);
        const open = await db
          .select({ id: subscriptions.id })
          .from(subscriptions)
          .where(
            and(
              eq(subscriptions.customerId, customerId),
              inArray(subscriptions.status, [...GOING_ON]),
            ),
          );
        for (const subscription of open) await billing.cancelNow(subscription.id);
      }
      await db.delete(teamMembers).where(eq(teamMembers.email, email));
      return customers.length > 0 ? BOOKS : [];
    },
  };
}
