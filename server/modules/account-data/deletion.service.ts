import type { Account } from '#contract/accounts.ts';
import { AppError } from '#server/core/app-error.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { Queue } from '#server/queue/queue.ts';
import { removeAccount } from '../accounts/removal.service.ts';
import type { Audit } from '../audit/audit.service.ts';
import { finishDeletion, type GoneAccount } from './account-data.jobs.ts';

/** What a module outside the account's own rows has to end with it. */
export interface AccountEnding {
  /** Called in the transaction that deletes the account. Returns what has to be kept, in words for the user. */
  leave?(
    tx: Tx,
    account: Account,
  ): Promise<{ kept: readonly string[]; customerIds?: readonly string[] }>;
  /** Called afterwards and retried until it works, so it must be idempotent. */
  finish?(gone: GoneAccount): Promise<void>;
}

export interface Deletion {
  /**
   * Deletes the account and its rows, and in the same transaction queues the job that ends everything elsewhere. Returns
   * what is kept and why. Throws `confirm_wrong` if the address isn't the account's.
   */
  remove(account: Account, email: string): Promise<string[]>;
  finish(gone: GoneAccount): Promise<void>;
}

const KEPT = [
  'Logs of emails that were already being sent, for up to two weeks.',
  'An anonymous record that an account was deleted, and when. We remove it after 400 days.',
];

interface Options {
  database: Database;
  queue: Pick<Queue, 'enqueue'>;
  audit: Audit;
  endings: readonly AccountEnding[];
}

export function createDeletion({ database, queue, audit, endings }: Options): Deletion {
  return {
    async remove(account, email) {
      if (email !== account.email) throw new AppError('confirm_wrong');
      return database.transaction(async (tx) => {
        const kept: string[] = [];
        const customerIds: string[] = [];
        for (const ending of endings) {
          const left = await ending.leave?.(tx, account);
          kept.push(...(left?.kept ?? []));
          customerIds.push(...(left?.customerIds ?? []));
        }
        await removeAccount(tx, account);
        await audit.record(tx, { ownerId: account.id, kind: 'account_deleted' });
        const gone = { ownerId: account.id, customerIds };
        await queue.enqueue(tx.$client, finishDeletion, gone);
        return [...kept, ...KEPT];
      });
    },

    async finish(gone) {
      // Runs all of them even if one fails: files don't wait for an unavailable payment provider.
      const ended = await Promise.allSettled(endings.map(async (ending) => ending.finish?.(gone)));
      const failure = ended.find((one) => one.status === 'rejected');
      if (failure) throw failure.reason;
    },
  };
}
