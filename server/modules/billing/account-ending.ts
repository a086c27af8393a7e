import { and, eq } from '#server/db/sql.ts';
import type { Account } from '#contract/accounts.ts';
import type { Tx } from '#server/db/database.ts';
import { billingCustomers, teamMembers } from '#server/db/schema/billing.ts';
import type { BillingProvider } from '#server/providers/billing/port.ts';
import type { CustomerSync } from './customer-sync.ts';

const BOOKS = [
  'Invoices and payments, with the email address you used, because tax law requires us to keep them.',
  'A note that this address had a free trial, because each address gets only one.',
];

interface Options {
  billing: Pick<BillingProvider, 'source' | 'closeCheckouts'>;
  sync: Pick<CustomerSync, 'sync'>;
}

/** Ends billing for a deleted account: no more charges, no open checkouts, and no team keeps its address. */
export function createBillingEnding({ billing, sync }: Options) {
  return {
    async leave(tx: Tx, { id, email }: Account) {
      const customers = await tx
        .select({ id: billingCustomers.id })
        .from(billingCustomers)
        .where(and(eq(billingCustomers.ownerId, id), eq(billingCustomers.source, billing.source)));
      await tx.delete(teamMembers).where(eq(teamMembers.email, email));
      return {
        kept: customers.length > 0 ? BOOKS : [],
        customerIds: customers.map((customer) => customer.id),
      };
    },

    /** Asks the provider what is active, including what hasn't been reported to us yet, and ends it. */
    async finish({ customerIds }: { customerIds: readonly string[] }): Promise<void> {
      for (const customerId of customerIds) {
        await billing.closeCheckouts(customerId);
        await sync.sync(customerId);
      }
    },
  };
}
