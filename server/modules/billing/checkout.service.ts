import type { Account } from '#contract/accounts.ts';
import type { Invoice } from '#contract/billing.ts';
import { PLANS } from '#contract/catalog/plans.ts';
import { AppError } from '#server/core/app-error.ts';
import type { Site } from '#server/core/site.ts';
import type { Database } from '#server/db/database.ts';
import type { BillingProvider, CheckoutOrder } from '#server/providers/billing/port.ts';
import { type Limit, type Limits, networkOf } from '../limits/limits.service.ts';
import { findTrial, insertCustomer, listCustomers, listSubscriptions } from './customers.repo.ts';
import { readFacts, type SubscriptionRow } from './standing.repo.ts';

export interface Checkout {
  /**
   * The address where it is paid. Throws `price_unknown`, `coupon_unknown`, `already_subscribed` or
   * `already_lifetime` before anything was begun.
   */
  start(
    buyer: { account: Account | null; address: string },
    priceId: string,
    coupon: string | null,
  ): Promise<string>;
  /** The address of the provider's own pages for cards, invoices and cancelling. */
  openPortal(account: Account, to: 'overview' | 'cancel'): Promise<string>;
  listInvoices(account: Account): Promise<Invoice[]>;
}

interface Parts {
  database: Database;
  billing: BillingProvider;
  limits: Limits;
  site: Site;
}

/** Each opens a page at the provider; more than this is a script. */
const PER_NETWORK: Limit = { name: 'checkout', max: 30, windowSeconds: 600 };
const GOES_ON: readonly SubscriptionRow['status'][] = ['trialing', 'active', 'past_due'];

export function createCheckout({ database, billing, limits, site }: Parts): Checkout {
  const { db } = database;
  const { source } = billing;

  async function readBought(account: Account) {
    const customers = await listCustomers(db, source, account.id);
    const ids = customers.filter(({ isDeleted }) => !isDeleted).map(({ id }) => id);
    const rows = await listSubscriptions(db, ids);
    return { ids, goingOn: rows.filter(({ status }) => GOES_ON.includes(status)) };
  }

  async function assertMayBuy(account: Account, priceId: string): Promise<void> {
    const { hasLifetime } = await readFacts(db, source, account.id);
    if (hasLifetime) throw new AppError('already_lifetime');
    if (priceId === 'price_lifetime') return;
    const { goingOn } = await readBought(account);
    // One that was cancelled may be followed by another before it is over.
    if (goingOn.some(({ cancelAt }) => cancelAt === null)) throw new AppError('already_subscribed');
  }

  async function customerOf(account: Account): Promise<string> {
    const { ids } = await readBought(account);
    if (ids[0]) return ids[0];
    const id = await billing.ensureCustomer(account);
    await insertCustomer(db, { id, source, ownerId: account.id, email: account.email });
    return id;
  }

  return {
    async start({ account, address }, priceId, coupon) {
      const plan = PLANS.find((one) => one.priceId === priceId);
      if (!plan) throw new AppError('price_unknown');
      await limits.take(PER_NETWORK, account?.id ?? networkOf(address));
      if (account) await assertMayBuy(account, priceId);
      const discount = coupon === null ? null : await billing.findDiscount(coupon);
      if (coupon !== null && !discount) throw new AppError('coupon_unknown');

      const hadTrial = account && (await findTrial(db, source, account.email)) !== null;
      const order: Omit<CheckoutOrder, 'buyer'> = {
        priceId: plan.priceId,
        trialDays: hadTrial ? 0 : plan.trialDays,
        discount,
        successUrl: `${site.url}/purchase_confirmation?session_id={CHECKOUT_SESSION_ID}${account ? '&account=existing' : ''}`,
        cancelUrl: `${site.url}${cancelPath(account, priceId)}`,
      };
      if (!account) return (await billing.startCheckout({ ...order, buyer: null })).url;
      const customerId = await customerOf(account);
      // A page left open in another tab could be paid as well.
      await billing.closeCheckouts(customerId);
      const buyer = { ownerId: account.id, customerId };
      return (await billing.startCheckout({ ...order, buyer })).url;
    },

    async openPortal(account, to) {
      const { ids, goingOn } = await readBought(account);
      const current = goingOn.at(-1);
      const customerId = current?.customerId ?? ids.at(-1);
      if (!customerId) throw new AppError('no_billing_account');
      const cancellable = to === 'cancel' && current && current.cancelAt === null;
      return billing.openPortal({
        customerId,
        returnUrl: `${site.url}/app/settings#billing`,
        cancel: cancellable ? current.id : null,
      });
    },

    async listInvoices(account) {
      const { ids } = await readBought(account);
      const lists = await Promise.all(ids.map((id) => billing.listInvoices(id)));
      return lists.flat().toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : -1));
    },
  };
}

/** Never `/checkout`, which would send the browser straight back to the provider. */
function cancelPath(account: Account | null, priceId: string): string {
  if (account) return '/app/upgrade';
  return priceId === 'price_lifetime' ? '/ltd' : '/#pricing';
}
