import type { Account } from '#contract/accounts.ts';
import type { Log } from '#server/core/log.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { BillingProvider, CustomerPicture } from '#server/providers/billing/port.ts';
import type { Accounts } from '../accounts/accounts.service.ts';
import type { Audit } from '../audit/audit.service.ts';
import type { Mailer } from '../mail/mailer.service.ts';
import { type Correction, findCorrections, findOrphans } from './corrections.ts';
import {
  claimCustomer,
  claimTrial,
  type CustomerRow,
  findAccount,
  findTrial,
  linkCustomer,
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

interface Written {
  outcome: string;
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
      if (!row) return { outcome: 'superseded', ownerId: null, isOrphan: false };
      const owner = await findOwner(tx, row, picture, parts);
      const before = await listSubscriptions(tx, [row.id]);
      await writePicture(tx, picture, now);
      if (!owner || owner === 'gone') {
        const isOrphan = owner === 'gone';
        return { outcome: isOrphan ? 'account gone' : 'nobody yet', ownerId: null, isOrphan };
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
      return { outcome: 'applied', ownerId: owner.id, isOrphan: false };
    });
  }

  async function correct({ kind, subscription, why }: Correction, owner: Account | null) {
    log.info({ kind, why, subscription: subscription.id }, 'correcting a subscription');
    if (kind === 'end_trial') return billing.endTrial(subscription.id);
    // Said first: once it is done, nothing would lead back here after a crash.
    if (owner) await database.transaction((tx) => explain(tx, why, subscription, owner));
    await billing.cancelNow(subscription.id);
    if (kind === 'cancel_and_refund' && subscription.paymentId) {
      await billing.refund(subscription.paymentId);
    }
  }

  async function explain(
    tx: Tx,
    why: Correction['why'],
    { id, paymentId }: SubscriptionRow,
    owner: Account,
  ): Promise<void> {
    if (!(await claimNotice(tx, why, id))) return;
    if (why === 'second_trial') await mailer.send(tx, letters.secondTrial(owner));
    if (why === 'lifetime') await mailer.send(tx, letters.lifetimeEndsSubscription(owner));
    if (why === 'duplicate') {
      await mailer.send(tx, letters.duplicate(owner));
      // The same mail tells of the refund.
      if (paymentId) await claimNotice(tx, 'refunded', paymentId);
    }
  }

  async function settle(ownerId: string): Promise<void> {
    const owner = await findAccount(db, ownerId);
    if (!owner) return;
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const customers = await listCustomers(db, billing.source, ownerId);
      const corrections = findCorrections({
        subscriptions: await listSubscriptions(
          db,
          customers.map(({ id }) => id),
        ),
        hasLifetime: (await readFacts(db, billing.source, ownerId)).hasLifetime,
        trialHolder: await findTrial(db, billing.source, owner.email),
      });
      if (corrections.length === 0) return;
      // The first look may be an old one: nothing is ended because of news that has not arrived yet.
      if (round > 0) for (const correction of corrections) await correct(correction, owner);
      for (const { id } of customers) await readAndWrite(id);
    }
    log.warn({ account: ownerId }, 'what was bought does not settle; it is tried again later');
  }

  return {
    async sync(customerId) {
      const { outcome, ownerId, isOrphan } = await readAndWrite(customerId);
      if (isOrphan) {
        for (const correction of findOrphans(await listSubscriptions(db, [customerId]))) {
          await correct(correction, null);
        }
        await readAndWrite(customerId);
      }
      if (ownerId) await settle(ownerId);
      return outcome;
    },
    settle,
  };
}

/** Whose customer it is. A guest's account is found or made by the address given at checkout, and told by mail. */
async function findOwner(
  tx: Tx,
  row: CustomerRow,
  picture: CustomerPicture,
  { accounts, mailer, letters }: SyncParts,
): Promise<Account | 'gone' | null> {
  if (row.ownerId) return findAccount(tx, row.ownerId);
  // It had an owner once: the account was deleted, and late news must not bring it back.
  if (row.linkedAt) return 'gone';
  const [checkout] = picture.checkouts;
  const known = picture.ownerId ?? checkout?.ownerId ?? null;
  if (known) {
    const account = await findAccount(tx, known);
    await linkCustomer(tx, row.id, account?.id ?? null);
    return account ?? 'gone';
  }
  const email = checkout?.email || (picture.subscriptions.length > 0 ? picture.email : '');
  if (!email) return null;
  const { id } = await accounts.ensureGuest(tx, email);
  await linkCustomer(tx, row.id, id);
  const account = (await findAccount(tx, id))!;
  const priceId = checkout?.priceId ?? null;
  // Whoever has never signed in has no other way to learn how.
  if (!account.isActivated) await accounts.sendWelcome(tx, account, nameOf(priceId));
  else await mailer.send(tx, letters.upgraded(account, priceId));
  return account;
}
