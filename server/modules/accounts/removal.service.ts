import type { Account } from '#contract/accounts.ts';
import type { Tx } from '#server/db/database.ts';
import { deleteUser } from './accounts.repo.ts';

/** The account's row and everything that hangs on it. Jobs that were running find nothing to go on with, and end. */
export async function removeAccount(tx: Tx, { id }: Account): Promise<void> {
  await deleteUser(tx, id);
}
