import type { Account } from '#contract/accounts.ts';
import type { Log } from '#server/core/log.ts';
import type { Database } from '#server/db/database.ts';
import type { BillingProvider, CustomerPicture } from '#server/providers/billing/port.ts';
import type { Mail, Mailer } from '../mail/mailer.service.ts';
import { PENDING, UNTOLD } from './beginnings.ts';
import { type Correction, findOrphans } from './corrections.ts';
import { listSubscriptions } from './customers.repo.ts';
import { claimNotice, hasNotice, takeNotice } from './events.repo.ts';
import type { Letters } from './letters.ts';
import type { SubscriptionRow } from './standing.repo.ts';

interface Parts {
  database: Database;
  billing: BillingProvider;
  mailer: Mailer;
  letters: Letters;
  log: Log;
}

/** Applies corrections at the provider and explains them to the customer. */
interface Corrector {
  correct(
    correction: Correction,
    owner: Account | null,
    others: readonly SubscriptionRow[],
  ): Promise<void>;
  /** Ends what is still active for a deleted account, and refunds what was paid since. */
  endOrphan(picture: CustomerPicture): Promise<void>;
}

const GOES_ON: readonly string[] = ['trialing', 'active', 'past_due'];

export function createCorrector({ database, billing, mailer, letters, log }: Parts): Corrector {
  const { db } = database;

  /** The mail is recorded first: after a crash following the correction, nothing would lead back here. */
  async function say(why: string, subject: string, mail: Mail | null, refundOf: string | null) {
    if (!mail) return;
    await database.transaction(async (tx) => {
      if (!(await claimNotice(tx, why, subject))) return;
      await mailer.send(tx, mail);
      // The same mail announces the refund.
      if (refundOf) await claimNotice(tx, 'refunded', refundOf);
    });
  }

  function explain(
    correction: Exclude<Correction, { kind: 'refund_lifetime' }>,
    owner: Account,
    others: readonly SubscriptionRow[],
  ): Mail | null {
    const { kind, why, subscription } = correction;
    if (kind === 'end_trial') return letters.trialSkipped(owner, subscription.priceId);
    if (why === 'second_trial') {
      const goesOn = others.some(
        ({ id, status }) => id !== subscription.id && GOES_ON.includes(status),
      );
      return letters.secondTrial(owner, { hasPlan: goesOn });
    }
    if (why === 'lifetime') return letters.lifetimeEndsSubscription(owner);
    if (why === 'replaced') return letters.replaced(owner, subscription);
    if (why === 'refunded') {
      // A refund has its own mail, with the amount.
      return subscription.revoked === 'lost' ? letters.chargedBack(owner) : null;
    }
    return why === 'duplicate' ? letters.duplicate(owner, subscription.paid) : null;
  }

  async function correct(
    correction: Correction,
    owner: Account | null,
    others: readonly SubscriptionRow[],
  ): Promise<void> {
    const { kind, why } = correction;
    if (kind === 'refund_lifetime') {
      const { checkoutId, paymentId, amountCents: cents, currency } = correction.purchase;
      log.info({ kind, why, checkout: checkoutId }, 'refunding a second payment');
      const mail = owner && letters.duplicateLifetime(owner, { cents, currency });
      await say(why, checkoutId, mail, checkoutId);
      return billing.refund(paymentId!);
    }
    const { subscription } = correction;
    const { id, paymentId, openInvoice } = subscription;
    log.info({ kind, why, subscription: id }, 'correcting a subscription');
    const isRefunded = kind === 'cancel_and_refund' || kind === 'refund';
    const mail = owner && explain(correction, owner, others);
    await say(why, id, mail, why === 'duplicate' ? paymentId : null);
    if (kind === 'end_trial') return billing.endTrial(id);
    // The refund comes first: a cancelled subscription isn't processed again, and a repeated refund is refused.
    if (isRefunded && paymentId) await billing.refund(paymentId);
    if (kind === 'refund') return;
    await billing.cancelNow(id);
    // Someone with a lifetime plan, another plan or a deleted account owes nothing for this one. Must come last, because a
    // subscription whose open invoice is voided counts as paid.
    if (openInvoice) await billing.voidInvoice(openInvoice.invoiceId);
  }

  async function giveBackLate(picture: CustomerPicture): Promise<void> {
    const payments = [
      ...picture.subscriptions.map(({ id, paymentId, receipt }) => ({
        subject: id,
        paymentId,
        amount: receipt && { cents: receipt.cents, currency: receipt.currency },
      })),
      ...picture.purchases
        .filter(({ state }) => state === 'paid')
        .map(({ checkoutId, paymentId, amountCents: cents, currency }) => ({
          subject: checkoutId,
          paymentId,
          amount: { cents, currency },
        })),
    ];
    for (const { subject, paymentId, amount } of payments) {
      // What the account had when it was deleted isn't refunded: its owner knew of it and chose to leave.
      if (!paymentId || !amount || !(await hasNotice(db, [UNTOLD, PENDING], subject))) continue;
      await billing.refund(paymentId);
      await database.transaction(async (tx) => {
        const isUntold = await takeNotice(tx, UNTOLD, subject);
        const wasPending = await takeNotice(tx, PENDING, subject);
        if (!isUntold && !wasPending) return;
        await mailer.send(tx, letters.paidTooLate(picture.email, amount));
      });
    }
  }

  return {
    correct,
    async endOrphan(picture) {
      await giveBackLate(picture);
      for (const correction of findOrphans(await listSubscriptions(db, [picture.id]))) {
        await correct(correction, null, []);
      }
    },
  };
}
