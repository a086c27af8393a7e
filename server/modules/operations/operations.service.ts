import { join, resolve } from 'node:path';
import { LOGIN_LINK_PAGE } from '#contract/paths.ts';
import type { Clock } from '#server/core/clock.ts';
import { DRAFTS, sweepDrafts } from '#server/core/sweep-drafts.ts';
import { OperatorError } from '#server/core/fatal.ts';
import type { Database } from '#server/db/database.ts';
import { backupName } from '#server/db/migrate.ts';
import type { FailedJob } from '#server/queue/failed-jobs.ts';
import type { Queue } from '#server/queue/queue.ts';
import type { Accounts } from '../accounts/accounts.service.ts';
import type { OperatorBilling } from '../billing/operator-billing.service.ts';
import { type Backup, writeBackup } from './backup.ts';
import type { KeyCanary } from './key-canary.ts';
import type { Videos } from '../videos/videos.service.ts';

const JOB_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Operator commands for the terminal, available whether the server is running or not. */
export interface Operations extends OperatorBilling {
  /** Writes all rows to one file and all stored files to a folder next to it, while the server keeps running. */
  backUp(file: string | null): Promise<Backup>;
  listFailed(): Promise<FailedJob[]>;
  retryFailed(ids: string[]): Promise<number>;
  /** Re-encrypts every stored secret with the newest key, and returns how many used an old one. */
  rotateKeys(): Promise<number>;
  /** Stops serving this video's words; returns how many stored transcripts were emptied. */
  takeDown(link: string): Promise<number>;
  /** Path of a page that signs the owner in, once. */
  createLoginPath(): Promise<string>;
  /** For terminal commands of whoever owns the data folder. */
  createTerminalToken(): Promise<string>;
}

interface Options {
  database: Database;
  queue: Queue;
  accounts: Accounts;
  /** Services that store encrypted secrets. */
  sealed: readonly { rotate(): Promise<number> }[];
  canary: Pick<KeyCanary, 'rotate'>;
  videos: Pick<Videos, 'takeDown'>;
  clock: Clock;
  dataDir: string;
  /** Whether uploads and audio are in the data folder. */
  hasFiles: boolean;
  openCopy: Parameters<typeof writeBackup>[0]['openCopy'];
  operatorBilling: OperatorBilling;
}

export function createOperations({
  database,
  queue,
  accounts,
  sealed,
  canary,
  videos,
  clock,
  dataDir,
  hasFiles,
  openCopy,
  operatorBilling,
}: Options): Operations {
  sweepDrafts(dataDir, DRAFTS);
  return {
    ...operatorBilling,
    backUp(file) {
      const target = file ? resolve(file) : join(dataDir, backupName('backup', clock.now()));
      return writeBackup({ database, dataDir, hasFiles, openCopy }, target);
    },
    takeDown: (link) => videos.takeDown(link),
    listFailed: () => queue.listFailed(),
    retryFailed(ids) {
      const odd = ids.find((id) => !JOB_ID.test(id));
      if (odd) {
        throw new OperatorError(`"${odd}" isn’t a job id. "npm run admin -- failed" lists them.`);
      }
      return queue.retryFailed(ids.length > 0 ? { ids } : {});
    },
    async rotateKeys() {
      let changed = 0;
      for (const keeper of sealed) changed += await keeper.rotate();
      await canary.rotate();
      return changed;
    },
    createLoginPath: async () => `${LOGIN_LINK_PAGE}?token=${await accounts.createOwnerLink()}`,
    createTerminalToken: () => accounts.createOwnerToken('terminal'),
  };
}
