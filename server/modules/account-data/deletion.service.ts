import type { Account } from '#contract/accounts.ts';
import { AppError } from '#server/core/app-error.ts';
import type { Database } from '#server/db/database.ts';
import { removeAccount } from '../accounts/removal.service.ts';
import type { Audit } from '../audit/audit.service.ts';

/** What lives outside the account's own rows and has to end with it. */
export interface AccountEnding {
  /** Safe to repeat. Answers what has to be kept, in words for the one who asked. */
  end(account: Account): Promise<readonly string[]>;
}

export interface Deletion {
  /** Really deletes. Gives what is kept and why. Throws `confirm_wrong` where the address is not the account's. */
  remove(account: Account, email: string): Promise<string[]>;
}

const KEPT = [
  'Traces of mail that was already on its way, for up to two weeks.',
  'That an account was deleted, and when, without a name or an address. It is removed after 400 days.',
];

interface Options {
  database: Database;
  audit: Audit;
  endings: readonly AccountEnding[];
}

export function createDeletion({ database, audit, endings }: Options): Deletion {
  return {
    async remove(account, email) {
      if (email !== account.email) throw new AppError('confirm_wrong');
      const kept: string[] = [];
      // First what can fail and cost money: as long as it does, the account is still there to try again.
      for (const ending of endings) kept.push(...(await ending.end(account)));
      await database.transaction(async (tx) => {
        await removeAccount(tx, account);
        await audit.record(tx, { ownerId: account.id, kind: 'account_deleted' });
      });
      return [...kept, ...KEPT];
    },
  };
}
