import type { Account } from '#contract/accounts.ts';
import type { Log } from '#server/core/log.ts';
import type { Database } from '#server/db/database.ts';
import type { BillingProvider, CustomerPicture } from '#server/providers/billing/port.ts';
import type { Accounts } from '../accounts/accounts.service.ts';
import type { Audit } from '../audit/audit.service.ts';
import type { Mailer } from '../mail/mailer.service.ts';
import { findOwner, oweTelling, tellBeginnings } from './beginnings.ts';
import { findCorrections } from './corrections.ts';
import { createCorrector } from './corrector.ts';
import {
  claimCustomer,
  claimTrial,
  findAccount,
  findCustomer,
  findTrial,
  listCustomers,
  listPurchases,
  listSubscriptions,
  takeTicket,
  writePicture,
  writeRevocation,
} from './customers.repo.ts';
import { listTold } from './events.repo.ts';
import { planName } from './letter-words.ts';
import type { Letters } from './letters.ts';
import { sendNotices } from './notices.ts';
import { readFacts, type SubscriptionRow } from './standing.repo.ts';

/** Makes our tables match the provider's current state, regardless of the order of events. */
export interface CustomerSync {
  /** Returns an outcome for the history: `applied`, or why there was nothing to do. */
  sync(customerId: string): Promise<string>;
  /** The same for all of an account's customers, followed by corrections. */
  settle(ownerId: string): Promise<void>;
}

interface SyncParts {
  database: Database;
  billing: BillingProvider;
  accounts: Pick<Accounts, 'ensureGuest' | 'sendWelcome'>;
  mailer: Mailer;
  audit: Audit;
  letters: Letters;
  log: Log;
}

/** Each round queries the provider again. A second one is normal after a correction; more indicate a bug. */
const MOST_ROUNDS = 5;

interface Written {
  outcome: string;
  picture: CustomerPicture;
  ownerId: string | null;
  isOrphan: boolean;
}

export function createCustomerSync(parts: SyncParts): CustomerSync {
  const { database, billing, mailer, letters, audit, log } = parts;
  const { db } = database;
  const corrector = createCorrector(parts);

  async function readAndWrite(customerId: string): Promise<Written> {
    const ticket = await takeTicket(db);
    const [picture, now] = await Promise.all([billing.getCustomer(customerId), billing.now()]);
    const takenBack = picture.isDeleted ? await findTakenBack(customerId) : [];
    return database.transaction(async (tx) => {
      if (isNobody(picture) && !(await findCustomer(tx, customerId))) {
        return { outcome: 'not ours', picture, ownerId: null, isOrphan: false };
      }
      const row = await claimCustomer(tx, billing.source, picture, ticket);
      if (!row) return { outcome: 'superseded', picture, ownerId: null, isOrphan: false };
      const owner = await findOwner(tx, row, picture, parts.accounts);
      const before = await listSubscriptions(tx, [row.id]);
      await oweTelling(tx, picture);
      await writePicture(tx, picture, now);
      for (const one of takenBack) await writeRevocation(tx, one);
      if (!owner || owner === 'gone' || owner === 'elsewhere') {
        // It belongs to a newer account than this restored backup has, or to another installation using the same provider
        // account, so it must not be ended.
        if (owner === 'elsewhere') log.warn({ customer: row.id }, 'a customer has no account here');
        const outcome = owner === 'gone' ? 'account gone' : (owner ?? 'nobody yet');
        return { outcome, picture, ownerId: null, isOrphan: owner === 'gone' };
      }
      for (const { id, trialEnd, startedAt, beganAsTrial } of picture.subscriptions) {
        if (!trialEnd || !beganAsTrial) continue;
        const trial = { subscriptionId: id, startedAt, email: owner.email };
        await claimTrial(tx, { source: billing.source, ...trial });
      }
      for (const { id, status, priceId } of picture.subscriptions) {
        if (before.some((one) => one.id === id && one.status === status)) continue;
        const detail = `${planName(priceId)} ${status}`;
        await audit.record(tx, { ownerId: owner.id, kind: 'plan_changed', detail });
      }
      await sendNotices(tx, { owner, picture, now, mailer, letters });
      return { outcome: 'applied', picture, ownerId: owner.id, isOrphan: false };
    });
  }

  /** A customer deleted at the provider can't be queried, only the state of its payments. */
  async function findTakenBack(customerId: string) {
    const rows = [
      ...(await listSubscriptions(db, [customerId])),
      ...(await listPurchases(db, [customerId])),
    ];
    const found = [];
    for (const { paymentId, revoked } of rows) {
      if (!paymentId || revoked) continue;
      found.push({ paymentId, revoked: await billing.findRevocation(paymentId) });
    }
    return found;
  }

  async function readCorrections(owner: Account, subscriptions: readonly SubscriptionRow[]) {
    const [facts, trialHolder, promised] = await Promise.all([
      readFacts(db, billing.source, owner.id),
      findTrial(db, billing.source, owner.email),
      listTold(
        db,
        'duplicate',
        subscriptions.filter(({ status }) => status === 'canceled').map(({ id }) => id),
      ),
    ]);
    return findCorrections({ ...facts, subscriptions, trialHolder, promised });
  }

  async function settle(ownerId: string): Promise<void> {
    const owner = await findAccount(db, ownerId);
    if (!owner) return;
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const customers = await listCustomers(db, billing.source, ownerId);
      const ids = customers.map(({ id }) => id);
      const subscriptions = await listSubscriptions(db, ids);
      const corrections = await readCorrections(owner, subscriptions);
      if (corrections.length === 0) return;
      // The first state may be outdated, and nothing should be ended because an event hasn't arrived yet.
      if (round > 0) {
        for (const one of corrections) await corrector.correct(one, owner, subscriptions);
      }
      for (const id of ids) await readAndWrite(id);
    }
    log.warn({ account: ownerId }, 'a purchase hasn’t settled; trying again later');
  }

  return {
    async sync(customerId) {
      const { outcome, picture, ownerId, isOrphan } = await readAndWrite(customerId);
      if (isOrphan) {
        await corrector.endOrphan(picture);
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

/** Other products sold with the same provider account have customers too. */
function isNobody({ ownerId, subscriptions, checkouts }: CustomerPicture): boolean {
  return !ownerId && subscriptions.length === 0 && checkouts.length === 0;
}
