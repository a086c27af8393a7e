import type { AuditEvent, AuditKind } from '#contract/accounts.ts';
import type { Clock } from '#server/core/clock.ts';
import { newId } from '#server/core/ids.ts';
import type { Log } from '#server/core/log.ts';
import type { Database, Queryable } from '#server/db/database.ts';
import { insertAuditEvent, listAuditEvents } from './audit.repo.ts';

/** The client of a request, as far as known. */
export interface Origin {
  address: string;
  userAgent: string;
}

/** Placeholder for a nonexistent account, so that a failed attempt takes the same time either way. */
export const NOBODY = 'nobody';

const NOWHERE: Origin = { address: '', userAgent: '' };

interface AuditEntry {
  ownerId: string;
  kind: AuditKind;
  /** A few words such as a provider's name. Never a secret. */
  detail?: string;
  origin?: Origin;
}

/** Log of actions on an account, readable by its owner and in the server's log. */
export interface Audit {
  record(on: Queryable, entry: AuditEntry): Promise<void>;
  list(
    ownerId: string,
    page: { cursor: string | null; limit: number },
  ): Promise<{ events: AuditEvent[]; nextCursor: string | null }>;
}

const LONGEST_USER_AGENT = 300;

export function createAudit({
  database,
  clock,
  log,
}: {
  database: Database;
  clock: Clock;
  log: Log;
}): Audit {
  return {
    async record(on, { ownerId, kind, detail = '', origin = NOWHERE }) {
      const at = clock.now();
      await insertAuditEvent(on, {
        id: newId('aud', at.getTime()),
        ownerId,
        kind,
        at,
        detail,
        address: origin.address,
        userAgent: origin.userAgent.slice(0, LONGEST_USER_AGENT),
      });
      log.info({ event: kind, account: ownerId, detail, address: origin.address }, 'audit');
    },

    async list(ownerId, { cursor, limit }) {
      const rows = await listAuditEvents(database.db, ownerId, {
        before: cursor,
        limit: limit + 1,
      });
      const page = rows.slice(0, limit);
      return {
        events: page.map(({ id, kind, at, address, userAgent, detail }) => ({
          id,
          kind,
          at: at.toISOString(),
          address,
          userAgent,
          detail,
        })),
        nextCursor: rows.length > limit ? page.at(-1)!.id : null,
      };
    },
  };
}
