import { createHash } from 'node:crypto';
import type { Account } from '#contract/accounts.ts';
import { AppError } from '#server/core/app-error.ts';
import type { Clock } from '#server/core/clock.ts';
import { newId, newToken } from '#server/core/ids.ts';
import type { Database } from '#server/db/database.ts';
import type { SessionKind } from '#server/db/schema/accounts.ts';
import {
  countBrowserSessions,
  ensureUser,
  findSession,
  insertLoginLink,
  insertSession,
  takeLoginLink,
} from './accounts.repo.ts';

const DAY_MS = 24 * 3600 * 1000;
const SESSION_DAYS: Record<SessionKind, number> = { browser: 30, development: 365, terminal: 1 };
/** The account that the first link, the terminal and a development token open. */
const OWNER_EMAIL = 'owner@localhost';

export interface Accounts {
  /** `null` for a token that is unknown, expired, or not good here. */
  findByToken(token: string): Promise<Account | null>;
  /** A token for the owner's account. Production refuses one that was made for development. */
  createOwnerToken(kind: SessionKind): Promise<string>;
  /** The token of a link that signs the owner in once. */
  createOwnerLink(): Promise<string>;
  /** The same, but only while nobody has ever signed in. */
  createFirstLink(): Promise<string | null>;
  /** Trades the token of a login link for one of a session. A link works once. */
  signInByLink(token: string): Promise<string>;
}

interface Options {
  database: Database;
  clock: Clock;
  production: boolean;
}

export function createAccounts({ database, clock, production }: Options): Accounts {
  const { db } = database;
  const ensureOwner = () => ensureUser(db, newId('usr'), OWNER_EMAIL);
  const inDays = (days: number) => new Date(clock.now().getTime() + days * DAY_MS);

  async function openSession(userId: string, kind: SessionKind): Promise<string> {
    const token = newToken();
    await insertSession(db, {
      id: newId('ses'),
      userId,
      kind,
      tokenHash: hashToken(token),
      expiresAt: inDays(SESSION_DAYS[kind]),
    });
    return token;
  }

  async function createOwnerLink(): Promise<string> {
    const { id: userId } = await ensureOwner();
    const token = newToken();
    await insertLoginLink(db, { tokenHash: hashToken(token), userId, expiresAt: inDays(1) });
    return token;
  }

  return {
    async findByToken(token) {
      const session = await findSession(db, hashToken(token), clock.now());
      if (!session || (session.kind === 'development' && production)) return null;
      return session.account;
    },

    createOwnerToken: async (kind) => openSession((await ensureOwner()).id, kind),

    createOwnerLink,
    createFirstLink: async () => ((await countBrowserSessions(db)) > 0 ? null : createOwnerLink()),

    async signInByLink(token) {
      const userId = await takeLoginLink(db, hashToken(token), clock.now());
      if (!userId) throw new AppError('link_used');
      return openSession(userId, 'browser');
    },
  };
}

/** A token has 256 random bits, so a plain hash is enough to make a stolen table useless. */
function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
