import type { Account } from '#contract/accounts.ts';
import { AppError } from '#server/core/app-error.ts';
import type { Clock } from '#server/core/clock.ts';
import type { Keyring } from '#server/core/keyring.ts';
import type { Accounts } from '../accounts/accounts.service.ts';
import type { Limits } from '../limits/limits.service.ts';

const LIFETIME_MS = 60_000;
const ONCE = { name: 'export-ticket', max: 1, windowSeconds: 120 };
const BOUND_TO = 'account-export';

/**
 * For downloads by the browser itself, straight to disk: it can't send our header, and a page would have to hold gigabytes
 * in memory.
 */
export interface DownloadTickets {
  /** Valid for one download, started within a minute. */
  issue(account: Account): string;
  /** Throws `not_found` if it's invalid, expired or used. */
  redeem(ticket: string): Promise<Account>;
}

interface Options {
  keyring: Keyring;
  limits: Limits;
  accounts: Pick<Accounts, 'find'>;
  clock: Clock;
}

export function createDownloadTickets(options: Options): DownloadTickets {
  const { keyring, limits, accounts, clock } = options;
  return {
    issue: ({ id }) =>
      keyring.seal(JSON.stringify([id, clock.now().getTime() + LIFETIME_MS]), BOUND_TO),

    async redeem(ticket) {
      const [ownerId, expires] = read(keyring, ticket);
      const isGood = expires > clock.now().getTime() && (await limits.tryTake(ONCE, ticket));
      const account = isGood ? await accounts.find(ownerId) : null;
      if (!account) throw new AppError('not_found');
      return account;
    },
  };
}

function read(keyring: Keyring, ticket: string): [ownerId: string, expires: number] {
  try {
    return JSON.parse(keyring.open(ticket, BOUND_TO)) as [string, number];
  } catch {
    throw new AppError('not_found');
  }
}
