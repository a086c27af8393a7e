import type { Account } from '#contract/accounts.ts';
import type { Log } from '#server/core/log.ts';
import type { Database } from '#server/db/database.ts';
import type { BillingProvider, CustomerPicture } from '#server/providers/billing/port.ts';
import type { Accounts } from '../accounts/accounts.service.ts';
import type { Audit } from '../audit/audit.service.ts';
import type { Mail, Mailer } from '../mail/mailer.service.ts';
import { findOwner, oweTelling, tellBeginnings } from './beginnings.ts';
import { type Correction, findCorrections, findOrphans } from './corrections.ts';
import {
  claimCustomer,
  claimTrial,
  findAccount,
  findTrial,
  listCustomers,
  listSubscriptions,
  takeTicket,
  writePicture,
} from './customers.repo.ts';
import { claimNotice } from './events.repo.ts';
import { type Letters, nameOf } from './letters.ts';
import { sendNotices } from './notices.ts';
import { readFacts, type SubscriptionRow } from './standing.repo.ts';

/** Makes the tables say what the provider says, whatever was said before and in whatever order. */
export interface CustomerSync {
  /** A word for the history: `applied`, or why there was nothing to do. */
  sync(customerId: string): Promise<string>;
  /** The same for everything an account has bought, with what follows from it. */
  settle(ownerId: string): Promise<void>;
}

export interface SyncParts {
  database: Database;
  billing: BillingProvider;
  accounts: Pick<Accounts, 'ensureGuest' | 'sendWelcome'>;
  mailer: Mailer;
  audit: Audit;
  letters: Letters;
  log: Log;
}

/** Each round asks the provider anew; a second one is the rule after a correction, more mean a fault. */
const MOST_ROUNDS = 5;
const GOES_ON: readonly string[] = ['trialing', 'active', 'past_due'];

interface Written {
  outcome: string;
  picture: CustomerPicture;
  ownerId: string | null;
  isOrphan: boolean;
}

export function createCustomerSync(parts: SyncParts): CustomerSync {
  const { database, billing, mailer, letters, audit, log } = parts;
  const { db } = database;

  async function readAndWrite(customerId: string): Promise<Written> {
    const ticket = await takeTicket(db);
    const [picture, now] = await Promise.all([billing.getCustomer(customerId), billing.now()]);
    return database.transaction(async (tx) => {
      const row = await claimCustomer(tx, billing.source, picture, ticket);
      if (!row) return { outcome: 'superseded', picture, ownerId: null, isOrphan: false };
      const owner = await findOwner(tx, row, picture, parts.accounts);
      const before = await listSubscriptions(tx, [row.id]);
      await oweTelling(tx, picture);
      await writePicture(tx, picture, now);
      if (!owner || owner === 'gone') {
        const isOrphan = owner === 'gone';
        const outcome = isOrphan ? 'account gone' : 'nobody yet';
        return { outcome, picture, ownerId: null, isOrphan };
      }
      for (const { id, trialEnd, startedAt } of picture.subscriptions) {
        if (!trialEnd) continue;
        const trial = { subscriptionId: id, startedAt, email: owner.email };
        await claimTrial(tx, { source: billing.source, ...trial });
      }
      for (const { id, status, priceId } of picture.subscriptions) {
        if (before.some((one) => one.id === id && one.status === status)) continue;
        const detail = `${nameOf(priceId)} ${status}`;
        await audit.record(tx, { ownerId: owner.id, kind: 'plan_changed', detail });
      }
      await sendNotices(tx, { owner, picture, now, mailer, letters });
      return { outcome: 'applied', picture, ownerId: owner.id, isOrphan: false };
    });
  }

  async function correct(
    { kind, subscription, why }: Correction,
    owner: Account | null,
    others: readonly SubscriptionRow[],
  ) {
    log.info({ kind, why, subscription: subscription.id }, 'correcting a subscription');
    // Said first: once it is done, nothing would lead back here after a crash.
    if (owner) {
      const mail = explain({ kind, why }, subscription, owner, others);
      await database.transaction(async (tx) => {
        if (!mail || !(await claimNotice(tx, why, subscription.id))) return;
        await mailer.send(tx, mail);
        // The same mail tells of the refund.
        if (why === 'duplicate' && subscription.paymentId) {
          await claimNotice(tx, 'refunded', subscription.paymentId);
        }
      });
    }
    if (kind === 'end_trial') return billing.endTrial(subscription.id);
    await billing.cancelNow(subscription.id);
    if (kind === 'cancel_and_refund' && subscription.paymentId) {
      await billing.refund(subscription.paymentId);
    }
    // Whoever has a plan for life, another plan or no account any more owes nothing for this one.
    if (subscription.openInvoice) await billing.voidInvoice(subscription.openInvoice.invoiceId);
  }

  function explain(
    { kind, why }: Pick<Correction, 'kind' | 'why'>,
    subscription: SubscriptionRow,
    owner: Account,
    others: readonly SubscriptionRow[],
  ): Mail | null {
    if (kind === 'end_trial') return letters.trialSkipped(owner, subscription.priceId);
    if (why === 'second_trial') {
      const goesOn = others.some(
        ({ id, status }) => id !== subscription.id && GOES_ON.includes(status),
      );
      return letters.secondTrial(owner, { hasPlan: goesOn });
    }
    if (why === 'lifetime') return letters.lifetimeEndsSubscription(owner);
    if (why === 'replaced') return letters.replaced(owner);
    return why === 'duplicate' ? letters.duplicate(owner, subscription.paid) : null;
  }

  async function settle(ownerId: string): Promise<void> {
    const owner = await findAccount(db, ownerId);
    if (!owner) return;
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const customers = await listCustomers(db, billing.source, ownerId);
      const ids = customers.map(({ id }) => id);
      const subscriptions = await listSubscriptions(db, ids);
      const corrections = findCorrections({
        subscriptions,
        hasLifetime: (await readFacts(db, billing.source, ownerId)).hasLifetime,
        trialHolder: await findTrial(db, billing.source, owner.email),
      });
      if (corrections.length === 0) return;
      // The first look may be an old one: nothing is ended because of news that has not arrived yet.
      if (round > 0) {
        for (const correction of corrections) await correct(correction, owner, subscriptions);
      }
      for (const id of ids) await readAndWrite(id);
    }
    log.warn({ account: ownerId }, 'what was bought does not settle; it is tried again later');
  }

  return {
    async sync(customerId) {
      const { outcome, picture, ownerId, isOrphan } = await readAndWrite(customerId);
      if (isOrphan) {
        for (const correction of findOrphans(await listSubscriptions(db, [customerId]))) {
          await correct(correction, null, []);
        }
        await readAndWrite(customerId);
      }
      if (ownerId) {
        await settle(ownerId);
        await database.transaction((tx) => tellBeginnings(tx, picture, ownerId, parts));
      }
      return outcome;
    },
    settle,
  };
}
