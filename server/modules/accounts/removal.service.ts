import type { Account } from '#contract/accounts.ts';
import type { Tx } from '#server/db/database.ts';
import { deleteUser } from './accounts.repo.ts';

/** Deletes the account's row and everything that depends on it. Running jobs find nothing to continue with, and end. */
export async function removeAccount(tx: Tx, { id }: Account): Promise<void> {
  await deleteUser(tx, id);
}
