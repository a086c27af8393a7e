import { Readable } from 'node:stream';
import { z } from 'zod';
import type { Account, Imported } from '#contract/accounts.ts';
import { PRODUCT } from '#contract/product.ts';
import { ChangeSettingsSchema } from '#contract/settings.ts';
import { AppError } from '#server/core/app-error.ts';
import type { Clock } from '#server/core/clock.ts';
import type { Database } from '#server/db/database.ts';
import type { Accounts } from '../accounts/accounts.service.ts';
import type { Audit, Origin } from '../audit/audit.service.ts';
import type { AccountSettings } from '../settings/settings.service.ts';
import { type ArchivePart, packArchive, unpackArchive } from './archive-file.ts';
import { importRows, type Unpacked } from './import-rows.ts';
import { toPortable } from './portable-table.ts';
import { PORTABLE_TABLES } from './portable-tables.ts';

const PAGE = 100;
const VERSION = 1;

const ManifestSchema = z.object({
  archive: z.literal(PRODUCT.slug),
  version: z.literal(VERSION),
});
const SettingsLineSchema = z.strictObject(ChangeSettingsSchema.shape);

/** Everything an account has, as one file that can be read by people and taken in again. */
export interface Archive {
  pack(account: Account, origin: Origin): Promise<Readable>;
  /** All of it or nothing. What the account has already is left alone. */
  unpack(account: Account, bytes: Uint8Array, origin: Origin): Promise<Imported>;
}

interface Options {
  database: Database;
  accounts: Accounts;
  settings: AccountSettings;
  audit: Audit;
  clock: Clock;
}

export function createArchive({ database, accounts, settings, audit, clock }: Options): Archive {
  const { db } = database;

  async function* tableLines(
    { page, shape }: (typeof PORTABLE_TABLES)[number],
    ownerId: string,
  ): AsyncGenerator<string> {
    let last: Record<string, unknown> | null = null;
    for (;;) {
      const rows: Record<string, unknown>[] = await page(db, ownerId, last, PAGE);
      for (const row of rows) yield JSON.stringify(toPortable(row, shape));
      if (rows.length < PAGE) return;
      last = rows.at(-1)!;
    }
  }

  async function* parts(account: Account): AsyncGenerator<ArchivePart> {
    const { capCents, ...defaults } = await settings.get(account.id);
    const { name } = await accounts.getUser(account);
    yield {
      name: 'manifest.jsonl',
      lines: one({
        archive: PRODUCT.slug,
        version: VERSION,
        email: account.email,
        at: clock.now(),
      }),
    };
    yield { name: 'settings.jsonl', lines: one({ name, defaults, capCents }) };
    for (const table of PORTABLE_TABLES) {
      yield { name: `${table.name}.jsonl`, lines: tableLines(table, account.id) };
    }
    yield { name: 'audit.jsonl', lines: auditLines(account.id) };
  }

  /** For reading only: it is not taken in again. */
  async function* auditLines(ownerId: string): AsyncGenerator<string> {
    for (let cursor: string | null = ''; cursor !== null;) {
      const page = await audit.list(ownerId, { cursor: cursor || null, limit: PAGE });
      for (const event of page.events) yield JSON.stringify(event);
      cursor = page.nextCursor;
    }
  }

  return {
    async pack(account, origin) {
      await audit.record(db, { ownerId: account.id, kind: 'account_exported', origin });
      return Readable.from(packArchive(parts(account)), { objectMode: false });
    },

    async unpack(account, bytes, origin) {
      const files = unpackArchive(bytes);
      const manifest = ManifestSchema.safeParse(readLine(files.get('manifest')?.[0]));
      if (!manifest.success) throw new AppError('archive_unreadable', { cause: manifest.error });
      const unpacked: Unpacked = new Map(
        PORTABLE_TABLES.map(({ name, shape }) => [
          name,
          (files.get(name) ?? []).map((line) => {
            const parsed = shape.safeParse(readLine(line));
            if (parsed.success) return parsed.data;
            throw new AppError('archive_unreadable', { cause: parsed.error });
          }),
        ]),
      );
      const chosen = SettingsLineSchema.safeParse(readLine(files.get('settings')?.[0]));
      if (!chosen.success) throw new AppError('archive_unreadable', { cause: chosen.error });
      const imported = await database.transaction(async (tx) => {
        const result = await importRows(tx, account.id, unpacked);
        await audit.record(tx, { ownerId: account.id, kind: 'account_imported', origin });
        return result;
      });
      await settings.change(account, chosen.data);
      return imported;
    },
  };
}

async function* one(value: object): AsyncGenerator<string> {
  yield JSON.stringify(value);
}

function readLine(line: string | undefined): unknown {
  try {
    return JSON.parse(line ?? '');
  } catch (cause) {
    throw new AppError('archive_unreadable', { cause });
  }
}
