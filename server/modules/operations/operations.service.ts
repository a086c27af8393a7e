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

/** What the operator can do from a terminal, whether the server is running or not. */
export interface Operations extends OperatorBilling {
  /** Writes all rows to one file and all stored files to a folder beside it, while others go on working. */
  backUp(file: string | null): Promise<Backup>;
  listFailed(): Promise<FailedJob[]>;
  retryFailed(ids: string[]): Promise<number>;
  /** Seals every stored secret with the newest encryption key, and gives how many were old. */
  rotateKeys(): Promise<number>;
  /** No words of this video are given out any more; gives how many stored transcripts were emptied. */
  takeDown(link: string): Promise<number>;
  /** The path of a page that signs the owner in, once. */
  createLoginPath(): Promise<string>;
  /** For work from the terminal of whoever owns the data folder. */
  createTerminalToken(): Promise<string>;
}

interface Options {
  database: Database;
  queue: Queue;
  accounts: Accounts;
  /** Whatever keeps secrets sealed. */
  sealed: readonly { rotate(): Promise<number> }[];
  canary: Pick<KeyCanary, 'rotate'>;
  videos: Pick<Videos, 'takeDown'>;
  clock: Clock;
  dataDir: string;
  /** Whether uploads and audio are in it. */
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
