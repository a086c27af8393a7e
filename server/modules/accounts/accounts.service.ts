import { createHash } from 'node:crypto';
import type { Account } from '#contract/accounts.ts';
import type { Clock } from '#server/core/clock.ts';
import { newId, newToken } from '#server/core/ids.ts';
import type { Database } from '#server/db/database.ts';
import type { SessionKind } from '#server/db/schema.ts';
import { ensureUser, findSession, insertSession } from './accounts.repo.ts';

const SESSION_DAYS: Record<SessionKind, number> = { development: 365, terminal: 1 };
/** The account that work from the terminal, and from a development token, belongs to. */
const OWNER_EMAIL = 'owner@localhost';

export interface Accounts {
  /** `null` for a token that is unknown, expired, or not good here. */
  findByToken(token: string): Promise<Account | null>;
  ensureOwner(): Promise<Account>;
  /** A token for the owner's account. Production refuses one that was made for development. */
  createOwnerToken(kind: SessionKind): Promise<string>;
}

interface Options {
  database: Database;
  clock: Clock;
  production: boolean;
}

export function createAccounts({ database, clock, production }: Options): Accounts {
  const { db } = database;
  const ensureOwner = () => ensureUser(db, newId('usr'), OWNER_EMAIL);

  return {
    ensureOwner,

    async findByToken(token) {
      const session = await findSession(db, hashToken(token), clock.now());
      if (!session || (session.kind === 'development' && production)) return null;
      return session.account;
    },

    async createOwnerToken(kind) {
      const owner = await ensureOwner();
      const token = newToken();
      const expiresAt = new Date(clock.now());
      expiresAt.setUTCDate(expiresAt.getUTCDate() + SESSION_DAYS[kind]);
      await insertSession(db, {
        id: newId('ses'),
        userId: owner.id,
        kind,
        tokenHash: hashToken(token),
        expiresAt,
      });
      return token;
    },
  };
}

/** A token has 256 random bits, so a plain hash is enough to make a stolen table useless. */
function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
