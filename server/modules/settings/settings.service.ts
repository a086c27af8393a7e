import type { Account } from '#contract/accounts.ts';
import type { ChangeSettings, Defaults } from '#contract/settings.ts';
import type { Database } from '#server/db/database.ts';
import type { Accounts } from '../accounts/accounts.service.ts';
import { changeSettings, findSettings, type SettingsChange } from './settings.repo.ts';

/** An account's preferences for runs. */
interface Preferences extends Defaults {
  /** Monthly cap for the account's own keys (UTC). Null: none. */
  capCents: number | null;
}

export interface AccountSettings {
  get(ownerId: string): Promise<Preferences>;
  /** Settings that aren't given stay unchanged. */
  change(account: Account, change: ChangeSettings): Promise<void>;
}

interface Options {
  database: Database;
  accounts: Pick<Accounts, 'changeName'>;
}

export function createSettings({ database, accounts }: Options): AccountSettings {
  return {
    async get(ownerId) {
      const row = await findSettings(database.db, ownerId);
      return {
        language: row?.language ?? 'english',
        styleId: row?.styleId ?? null,
        model: row?.model ?? null,
        voices: row?.voices ?? [],
        secondReading: row?.secondReading ?? 'off',
        exportNotes: row?.exportNotes ?? 'fitting',
        capCents: row?.capCents ?? null,
      };
    },

    async change(account, { name, defaults = {}, capCents }) {
      const change: SettingsChange = {
        ...withoutUndefined(defaults),
        ...(capCents !== undefined && { capCents }),
      };
      await database.transaction(async (tx) => {
        if (name !== undefined) await accounts.changeName(tx, account, name);
        if (Object.keys(change).length > 0) await changeSettings(tx, account.id, change);
      });
    },
  };
}

function withoutUndefined<T extends object>(
  given: T,
): { [K in keyof T]: Exclude<T[K], undefined> } {
  const known = Object.entries(given).filter(([, value]) => value !== undefined);
  return Object.fromEntries(known) as { [K in keyof T]: Exclude<T[K], undefined> };
}
