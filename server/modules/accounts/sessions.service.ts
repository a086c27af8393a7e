import type { Account, SessionInfo } from '#contract/accounts.ts';
import { AppError } from '#server/core/app-error.ts';
import type { Clock } from '#server/core/clock.ts';
import { newId, newToken } from '#server/core/ids.ts';
import { hashToken } from '#server/core/tokens.ts';
import type { Database, Queryable } from '#server/db/database.ts';
import type { SessionKind, SignInMethod } from '#server/db/schema/accounts.ts';
import type { Audit, Origin } from '../audit/audit.service.ts';
import {
  deleteOtherSessions,
  deleteSession,
  findSession,
  getSession,
  insertSession,
  listSessions,
  type SessionRow,
  touchSession,
} from './sessions.repo.ts';

const DAY_MS = 24 * 3600 * 1000;

/** `most`: maximum lifetime however often it's used. `idle`: maximum time without use. */
const LIFETIME_DAYS: Record<SessionKind, { most: number; idle: number }> = {
  browser: { most: 30, idle: 14 },
  development: { most: 365, idle: 365 },
  terminal: { most: 1, idle: 1 },
};
/** Not on every request, which would mean a write for every read. */
const TOUCH_EVERY_MS = 5 * 60_000;
const LONGEST_USER_AGENT = 300;
/** Within this time after signing in by mail or Google, a password can be set without the old one. */
const FRESH_MS = 3600 * 1000;

interface OpenSession {
  userId: string;
  kind: SessionKind;
  method: SignInMethod;
  userAgent?: string;
}

export interface Sessions {
  /** Returns the token, which is never stored. */
  open(on: Queryable, wanted: OpenSession): Promise<string>;
  /** `null` for a token that is unknown, expired, idle for too long, or not valid here. */
  find(token: string): Promise<{ account: Account; id: string } | null>;
  list(account: Account, currentId: string): Promise<SessionInfo[]>;
  end(account: Account, id: string, origin: Origin): Promise<void>;
  signOut(account: Account, id: string, origin: Origin): Promise<void>;
  endOthers(account: Account, keptId: string, origin: Origin): Promise<number>;
  /** The same in the caller's transaction. */
  endOthersOn(on: Queryable, account: Account, keptId: string, origin: Origin): Promise<number>;
  isOpen(on: Queryable, id: string): Promise<boolean>;
  /** Whether the user has recently proved ownership of the address, by mail or Google. */
  isFreshProof(id: string): Promise<boolean>;
}

interface Options {
  database: Database;
  audit: Audit;
  clock: Clock;
  production: boolean;
  /** Signing in accepts pending team invitations. */
  markJoined(on: Queryable, userId: string, at: Date): Promise<void>;
}

export function createSessions({
  database,
  audit,
  clock,
  production,
  markJoined,
}: Options): Sessions {
  const { db } = database;

  function isGone({ kind, lastSeenAt }: SessionRow, now: Date): boolean {
    return lastSeenAt.getTime() + LIFETIME_DAYS[kind].idle * DAY_MS <= now.getTime();
  }

  async function endOne(
    account: Account,
    id: string,
    kind: 'session_ended' | 'signed_out',
    origin: Origin,
  ): Promise<void> {
    await database.transaction(async (tx) => {
      if (!(await deleteSession(tx, account.id, id))) throw new AppError('not_found');
      await audit.record(tx, { ownerId: account.id, kind, origin });
    });
  }

  async function endOthersOn(
    on: Queryable,
    account: Account,
    keptId: string,
    origin: Origin,
  ): Promise<number> {
    const ended = await deleteOtherSessions(on, account.id, keptId);
    if (ended > 0) {
      const detail = `${ended} others`;
      await audit.record(on, { ownerId: account.id, kind: 'session_ended', detail, origin });
    }
    return ended;
  }

  return {
    async open(on, { userId, kind, method, userAgent = '' }) {
      const token = newToken();
      const now = clock.now();
      await insertSession(on, {
        id: newId('ses', now.getTime()),
        userId,
        kind,
        method,
        userAgent: userAgent.slice(0, LONGEST_USER_AGENT),
        tokenHash: hashToken(token),
        createdAt: now,
        lastSeenAt: now,
        expiresAt: new Date(now.getTime() + LIFETIME_DAYS[kind].most * DAY_MS),
      });
      await markJoined(on, userId, now);
      return token;
    },

    async find(token) {
      const now = clock.now();
      const found = await findSession(db, hashToken(token), now);
      if (!found) return null;
      const { account, session } = found;
      if (session.kind === 'development' && production) return null;
      if (isGone(session, now)) return null;
      if (now.getTime() - session.lastSeenAt.getTime() > TOUCH_EVERY_MS) {
        await touchSession(db, session.id, now);
      }
      return { account, id: session.id };
    },

    async list(account, currentId) {
      const now = clock.now();
      const rows = await listSessions(db, account.id, now);
      return rows
        .filter((row) => !isGone(row, now))
        .map((row) => ({
          id: row.id,
          kind: row.kind,
          userAgent: row.userAgent,
          createdAt: row.createdAt.toISOString(),
          lastSeenAt: row.lastSeenAt.toISOString(),
          expiresAt: row.expiresAt.toISOString(),
          isCurrent: row.id === currentId,
        }));
    },

    end: (account, id, origin) => endOne(account, id, 'session_ended', origin),
    signOut: (account, id, origin) => endOne(account, id, 'signed_out', origin),

    endOthers: (account, keptId, origin) =>
      database.transaction((tx) => endOthersOn(tx, account, keptId, origin)),
    endOthersOn,

    isOpen: async (on, id) => (await getSession(on, id)) !== null,

    async isFreshProof(id) {
      const session = await getSession(db, id);
      if (!session || session.method === 'password') return false;
      return clock.now().getTime() - session.createdAt.getTime() < FRESH_MS;
    },
  };
}
