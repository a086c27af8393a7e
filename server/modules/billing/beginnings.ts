import type { Account } from '#contract/accounts.ts';
import type { Tx } from '#server/db/database.ts';
import type { CustomerPicture } from '#server/providers/billing/port.ts';
import type { Accounts } from '../accounts/accounts.service.ts';
import type { Mail, Mailer } from '../mail/mailer.service.ts';
import {
  type CustomerRow,
  findAccount,
  findAccountByEmail,
  linkCustomer,
  listPurchases,
  listSubscriptions,
} from './customers.repo.ts';
import { claimNotice, takeNotice } from './events.repo.ts';
import { ofPurchase, ofSubscription } from './letter-words.ts';
import type { Letters } from './letters.ts';

/** Notice: something was bought and its owner hasn't been told. */
export const UNTOLD = 'untold';
/** Notice: the payment for a lifetime plan is pending. */
export const PENDING = 'pending';
const STANDS: readonly string[] = ['trialing', 'active', 'past_due'];

interface TellingParts {
  accounts: Pick<Accounts, 'ensureGuest' | 'sendWelcome'>;
  mailer: Mailer;
  letters: Letters;
}

/** Finds the account of a customer. For a guest, it is found or created by the address given at checkout. */
export async function findOwner(
  tx: Tx,
  row: CustomerRow,
  picture: CustomerPicture,
  accounts: TellingParts['accounts'],
): Promise<Account | 'gone' | 'elsewhere' | null> {
  if (row.ownerId) return findAccount(tx, row.ownerId);
  // The account was deleted, and late events must not recreate it.
  if (row.linkedAt) return 'gone';
  const [checkout] = picture.checkouts;
  const known = picture.ownerId ?? checkout?.ownerId ?? null;
  if (known) {
    // If this database was restored from a backup, the account may be newer and sign up again.
    const account = (await findAccount(tx, known)) ?? (await findAccountByEmail(tx, picture.email));
    if (!account) return 'elsewhere';
    await linkCustomer(tx, row.id, account.id);
    return account;
  }
  const email = checkout?.email || (picture.subscriptions.length > 0 ? picture.email : '');
  if (!email) return null;
  const { id } = await accounts.ensureGuest(tx, email);
  await linkCustomer(tx, row.id, id);
  return (await findAccount(tx, id))!;
}

/** Recorded with the event; sent only once it's known whether the purchase stands. */
export async function oweTelling(tx: Tx, picture: CustomerPicture): Promise<void> {
  const known = await listSubscriptions(tx, [picture.id]);
  const bought = await listPurchases(tx, [picture.id]);
  for (const { id } of picture.subscriptions) {
    if (!known.some((one) => one.id === id)) await claimNotice(tx, UNTOLD, id);
  }
  for (const { checkoutId } of picture.purchases) {
    if (!bought.some((one) => one.checkoutId === checkoutId)) {
      await claimNotice(tx, UNTOLD, checkoutId);
    }
  }
}

/** Sends mails about purchases that stand; for others, the owner got an explanation when they were ended. */
export async function tellBeginnings(
  tx: Tx,
  picture: CustomerPicture,
  ownerId: string,
  { accounts, mailer, letters }: TellingParts,
): Promise<void> {
  const owner = await findAccount(tx, ownerId);
  if (!owner) return;
  const isGuest = !picture.ownerId && !picture.checkouts[0]?.ownerId;
  const tell = async (standing: string, toMember: Mail | null) => {
    // A guest who has never signed in learns how from this mail only.
    if (isGuest && !owner.isActivated) await accounts.sendWelcome(tx, owner, standing);
    else if (isGuest) await mailer.send(tx, letters.upgraded(owner, standing));
    else if (toMember) await mailer.send(tx, toMember);
  };
  const rows = await listSubscriptions(tx, [picture.id]);
  for (const seen of picture.subscriptions) {
    if (!(await takeNotice(tx, UNTOLD, seen.id))) continue;
    const row = rows.find(({ id }) => id === seen.id);
    if (!row || !STANDS.includes(row.status)) continue;
    const now = { ...row, next: seen.next };
    const isTrial = row.status === 'trialing' && row.cancelAt === null;
    await tell(ofSubscription(now), isTrial ? letters.trialBegun(owner, now) : null);
  }
  for (const purchase of picture.purchases) {
    if (!(await takeNotice(tx, UNTOLD, purchase.checkoutId))) continue;
    const { state, revoked, amountCents: cents, currency } = purchase;
    if (state === 'failed' || revoked) continue;
    const pending = state === 'pending' ? letters.paymentPending(owner, { cents, currency }) : null;
    await tell(ofPurchase(purchase), pending);
  }
}
