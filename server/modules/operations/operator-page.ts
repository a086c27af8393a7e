import type { Account } from '#contract/accounts.ts';
import type { OperatorAccount, OperatorOverview, RetryJobs } from '#contract/operator.ts';
import type { Database } from '#server/db/database.ts';
import type { FailedJob } from '#server/queue/failed-jobs.ts';
import { DEAD_LETTERS } from '#server/queue/make-queues.ts';
import type { Queue } from '#server/queue/queue.ts';
import type { Accounts } from '../accounts/accounts.service.ts';
import type { Audit, Origin } from '../audit/audit.service.ts';
import type { Entitlements } from '../billing/entitlements.service.ts';
import type { Usage } from '../usage/usage.service.ts';
import { readQueues } from './queues.repo.ts';
import { listProblems, type Needs } from './readiness.ts';

const MOST_OF_A_KIND = 20;
const PAGE = 25;

/** The operator's page in the browser. The routes check who is an operator. */
export interface OperatorPage {
  overview(): Promise<OperatorOverview>;
  listAccounts(
    text: string,
    cursor: string | null,
  ): Promise<{ accounts: OperatorAccount[]; nextCursor: string | null }>;
  /** Requeues failed jobs, audits that, and returns their number. */
  retry(operator: Account, which: RetryJobs, origin: Origin): Promise<number>;
}

interface Parts {
  database: Database;
  queue: Queue;
  accounts: Accounts;
  entitlements: Entitlements;
  usage: Usage;
  audit: Audit;
  needs: Needs;
}

export function createOperatorPage(parts: Parts): OperatorPage {
  const { database, queue, accounts, entitlements, usage, audit, needs } = parts;
  const { db } = database;

  async function listFailed(): Promise<OperatorOverview['failed']> {
    const kinds = await queue.listFailedKinds(MOST_OF_A_KIND);
    const owners = kinds.flatMap(({ newest }) => newest.flatMap(({ owner }) => owner ?? []));
    const emails = await accounts.emailsOf([...new Set(owners)]);
    return kinds.map(({ name, total, newest }) => ({
      kind: name,
      total,
      jobs: newest.map((job) => ({
        id: job.id,
        failedAt: job.failedAt.toISOString(),
        ...reasonOf(job),
        account: accountOf(job, emails),
      })),
    }));
  }

  return {
    async overview() {
      const [problems, queues, failed, house] = await Promise.all([
        listProblems(needs),
        readQueues(db),
        listFailed(),
        usage.house(),
      ]);
      return {
        problems,
        queues: queues
          .filter(({ name }) => name !== DEAD_LETTERS)
          .map(({ name, created, retry, active, oldestSeconds }) => ({
            kind: name,
            waiting: created + retry,
            running: active,
            oldestSeconds,
          })),
        failed,
        house,
      };
    },

    async listAccounts(text, cursor) {
      const rows = await accounts.search({
        text: text.trim().toLowerCase(),
        before: cursor,
        limit: PAGE + 1,
      });
      const page = rows.slice(0, PAGE);
      const months = await usage.monthsOf(page.map(({ id }) => id));
      const found = page.map(async ({ id, email, createdAt }) => {
        const { status, plan } = await entitlements.describe({ id, email });
        return { id, email, createdAt: createdAt.toISOString(), status, plan, ...months.get(id)! };
      });
      return {
        accounts: await Promise.all(found),
        nextCursor: rows.length > PAGE ? page.at(-1)!.id : null,
      };
    },

    async retry({ id: ownerId }, which, origin) {
      const retried = await queue.retryFailed('id' in which ? { ids: [which.id] } : which);
      const named = 'id' in which ? which.id : which.kind;
      const detail = `${named}: ${retried}`;
      await audit.record(db, { ownerId, kind: 'jobs_retried', detail, origin });
      return retried;
    },
  };
}

function reasonOf({ error }: FailedJob): { code: string | null; reason: string } {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  return {
    code: typeof code === 'string' ? code : null,
    reason: typeof message === 'string' ? message : 'It failed without an error message.',
  };
}

/** Link requests are keyed by address, which may have no account; mail by a mark that starts with an @. */
function accountOf({ owner }: FailedJob, emails: Map<string, string>): string | null {
  if (owner === null) return null;
  return emails.get(owner) ?? (owner.indexOf('@') > 0 ? owner : null);
}
