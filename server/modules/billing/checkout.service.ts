import type { Account } from '#contract/accounts.ts';
import type { Invoice, PortalPlace, Purchase } from '#contract/billing.ts';
import { PLANS } from '#contract/catalog/plans.ts';
import { AppError } from '#server/core/app-error.ts';
import type { Site } from '#server/core/site.ts';
import type { Database } from '#server/db/database.ts';
import type { BillingProvider, CheckoutOrder } from '#server/providers/billing/port.ts';
import { type Limit, type Limits, networkOf } from '../limits/limits.service.ts';
import type { CustomerSync } from './customer-sync.ts';
import { findTrial, insertCustomer, listCustomers, listSubscriptions } from './customers.repo.ts';
import { hasPlan, leadOf, standingOf } from './decide-entitlement.ts';
import { readFacts, type SubscriptionRow } from './standing.repo.ts';

export interface Checkout {
  /**
   * Returns the payment page's address. Before starting anything, throws `price_unknown`, `coupon_unknown`,
   * `already_subscribed`, `payment_open`, `payment_pending` or `already_lifetime`.
   */
  start(
    buyer: { account: Account | null; address: string },
    priceId: string,
    coupon: string | null,
  ): Promise<string>;
  /** Returns the address of the provider's pages for cards, invoices and cancelling. */
  openPortal(account: Account, to: PortalPlace): Promise<string>;
  /** Undoes a cancellation. Throws `nothing_to_resume`. */
  resume(account: Account): Promise<void>;
  /** The result of a checkout. Only someone who paid it, or was sent to pay it, knows its id. */
  findPurchase(checkoutId: string, address: string): Promise<Purchase>;
  listInvoices(account: Account): Promise<Invoice[]>;
}

interface Parts {
  database: Database;
  billing: BillingProvider;
  sync: Pick<CustomerSync, 'sync'>;
  limits: Limits;
  site: Site;
}

/** Each opens a page at the provider; more requests must be a script. */
const PER_NETWORK: Limit = { name: 'checkout', max: 30, windowSeconds: 600 };
const LOOKS_PER_NETWORK: Limit = { name: 'purchase', max: 120, windowSeconds: 600 };
const GOES_ON: readonly SubscriptionRow['status'][] = ['trialing', 'active', 'past_due'];

export function createCheckout({ database, billing, sync, limits, site }: Parts): Checkout {
  const { db } = database;
  const { source } = billing;

  async function readBought(account: Account) {
    const customers = await listCustomers(db, source, account.id);
    const ids = customers.filter(({ isDeleted }) => !isDeleted).map(({ id }) => id);
    const rows = await listSubscriptions(db, ids);
    return { ids, rows, goingOn: rows.filter(({ status }) => GOES_ON.includes(status)) };
  }

  async function assertMayBuy(account: Account, priceId: string): Promise<void> {
    const { hasLifetime, pendingLifetime } = await readFacts(db, source, account.id);
    if (hasLifetime) throw new AppError('already_lifetime');
    if (priceId === 'price_lifetime') {
      if (pendingLifetime) throw new AppError('payment_pending');
      return;
    }
    const [{ goingOn }, now] = await Promise.all([readBought(account), billing.now()]);
    // A cancelled subscription may be followed by another before it ends. One that is past its grace period, or whose
    // payment is disputed, grants nothing, and buying anew ends it.
    const inTheWay = goingOn.find(
      (row) =>
        row.cancelAt === null &&
        !row.revoked &&
        (row.status !== 'past_due' || hasPlan(standingOf(row, now))),
    );
    if (!inTheWay) return;
    throw new AppError(inTheWay.status === 'past_due' ? 'payment_open' : 'already_subscribed');
  }

  async function customerOf(account: Account): Promise<string> {
    const { ids } = await readBought(account);
    if (ids[0]) return ids[0];
    const earlier = (await listCustomers(db, source, account.id)).length;
    const id = await billing.ensureCustomer(account, earlier);
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
      // A payment page left open in another tab could be paid as well.
      await billing.closeCheckouts(customerId);
      const buyer = { ownerId: account.id, customerId };
      return (await billing.startCheckout({ ...order, buyer })).url;
    },

    async openPortal(account, to) {
      const [{ ids, rows, goingOn }, { lifetimeCustomer }, now] = await Promise.all([
        readBought(account),
        readFacts(db, source, account.id),
        billing.now(),
      ]);
      // The customer that the settings show, whatever else was bought or tried with this address.
      const lead = leadOf(rows, now);
      const paidForLife = ids.find((id) => id === lifetimeCustomer);
      const customerId = paidForLife ?? lead?.customerId ?? ids.at(-1);
      if (!customerId) throw new AppError('no_billing_account');
      const isLive = lead !== null && goingOn.includes(lead) && lead.customerId === customerId;
      const fits = isLive && (to !== 'cancel' || lead.cancelAt === null);
      return billing.openPortal({
        customerId,
        returnUrl: `${site.url}/app/settings#billing`,
        to,
        subscriptionId: fits ? lead.id : null,
      });
    },

    async resume(account) {
      const [{ goingOn }, now] = await Promise.all([readBought(account), billing.now()]);
      const { hasLifetime } = await readFacts(db, source, account.id);
      const lead = leadOf(goingOn, now);
      if (hasLifetime || !lead?.cancelAt || lead.cancelAt <= now) {
        throw new AppError('nothing_to_resume');
      }
      await billing.resume(lead.id);
      await sync.sync(lead.customerId);
    },

    async findPurchase(checkoutId, address) {
      await limits.take(LOOKS_PER_NETWORK, networkOf(address));
      return { payment: (await billing.findPurchase(checkoutId)) ?? 'unknown' };
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
