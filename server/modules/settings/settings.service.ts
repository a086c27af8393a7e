import type { ChangeSettings, Defaults } from '#contract/settings.ts';
import type { Database, Queryable } from '#server/db/database.ts';
import { changeSettings, findSettings, type SettingsChange } from './settings.repo.ts';

/** What an account has chosen for its runs. */
export interface Preferences extends Defaults {
  /** What own keys may spend in a month (UTC). Null: no limit. */
  capCents: number | null;
}

export interface AccountSettings {
  get(ownerId: string): Promise<Preferences>;
  change(on: Queryable, ownerId: string, change: Omit<ChangeSettings, 'name'>): Promise<void>;
}

export function createSettings({ database }: { database: Database }): AccountSettings {
  return {
    async get(ownerId) {
      const row = await findSettings(database.db, ownerId);
      return {
        language: row?.language ?? 'english',
        styleId: row?.styleId ?? null,
        model: row?.model ?? null,
        voices: row?.voices ?? [],
        capCents: row?.capCents ?? null,
      };
    },

    async change(on, ownerId, { defaults = {}, capCents }) {
      const change: SettingsChange = {
        ...withoutUndefined(defaults),
        ...(capCents !== undefined && { capCents }),
      };
      if (Object.keys(change).length > 0) await changeSettings(on, ownerId, change);
    },
  };
}

function withoutUndefined<T extends object>(
  given: T,
): { [K in keyof T]: Exclude<T[K], undefined> } {
  const known = Object.entries(given).filter(([, value]) => value !== undefined);
  return Object.fromEntries(known) as { [K in keyof T]: Exclude<T[K], undefined> };
}
