import type { Account, AccessTokenInfo, CreateAccessToken, Scope } from '#contract/accounts.ts';
import { AppError } from '#server/core/app-error.ts';
import type { Clock } from '#server/core/clock.ts';
import { newId, newToken } from '#server/core/ids.ts';
import { hashToken } from '#server/core/tokens.ts';
import type { Database } from '#server/db/database.ts';
import type { Audit, Origin } from '../audit/audit.service.ts';
import {
  type AccessTokenRow,
  countAccessTokens,
  deleteAccessToken,
  findAccessToken,
  insertAccessToken,
  listAccessTokens,
  touchAccessToken,
} from './access-tokens.repo.ts';

const DAY_MS = 24 * 3600 * 1000;
const TOUCH_EVERY_MS = 5 * 60_000;
const MOST = 50;
/** Distinguishes it from session tokens, and lets secret scanners recognise it. */
const PREFIX = 'qat_';

/** Access tokens for scripts: named, limited by scope, and shown once. */
export interface AccessTokens {
  find(token: string): Promise<{ account: Account; id: string; scope: Scope } | null>;
  list(account: Account): Promise<AccessTokenInfo[]>;
  create(
    account: Account,
    wanted: CreateAccessToken,
    origin: Origin,
  ): Promise<{ token: string; info: AccessTokenInfo }>;
  remove(account: Account, id: string, origin: Origin): Promise<void>;
}

interface Options {
  database: Database;
  audit: Audit;
  clock: Clock;
}

export function createAccessTokens({ database, audit, clock }: Options): AccessTokens {
  const { db } = database;
  return {
    async find(token) {
      if (!token.startsWith(PREFIX)) return null;
      const now = clock.now();
      const found = await findAccessToken(db, hashToken(token), now);
      if (!found) return null;
      const { row, email } = found;
      if (now.getTime() - (row.lastUsedAt?.getTime() ?? 0) > TOUCH_EVERY_MS) {
        await touchAccessToken(db, row.id, now);
      }
      return { account: { id: row.ownerId, email }, id: row.id, scope: row.scope };
    },

    list: async (account) => (await listAccessTokens(db, account.id)).map(toInfo),

    async create(account, { name, scope, expiresInDays }, origin) {
      const token = PREFIX + newToken();
      const now = clock.now();
      const row: AccessTokenRow = {
        id: newId('tok', now.getTime()),
        ownerId: account.id,
        name,
        scope,
        tokenHash: hashToken(token),
        createdAt: now,
        lastUsedAt: null,
        expiresAt: new Date(now.getTime() + expiresInDays * DAY_MS),
      };
      await database.transaction(async (tx) => {
        if ((await countAccessTokens(tx, account.id)) >= MOST) {
          throw new AppError('too_many_tokens');
        }
        await insertAccessToken(tx, row);
        const entry = { ownerId: account.id, detail: name, origin };
        await audit.record(tx, { ...entry, kind: 'access_token_made' });
      });
      return { token, info: toInfo(row) };
    },

    async remove(account, id, origin) {
      await database.transaction(async (tx) => {
        const gone = await deleteAccessToken(tx, account.id, id);
        if (!gone) throw new AppError('not_found');
        const entry = { ownerId: account.id, detail: gone.name, origin };
        await audit.record(tx, { ...entry, kind: 'access_token_removed' });
      });
    },
  };
}

function toInfo(row: AccessTokenRow): AccessTokenInfo {
  return {
    id: row.id,
    name: row.name,
    scope: row.scope,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    expiresAt: row.expiresAt.toISOString(),
  };
}
