import type { Account } from '#contract/accounts.ts';
import { PROVIDERS, SPEECH_PROVIDERS } from '#contract/catalog/providers.ts';
import type { KeyInfo } from '#contract/settings.ts';
import { AppError } from '#server/core/app-error.ts';
import type { Clock } from '#server/core/clock.ts';
import type { Keyring } from '#server/core/keyring.ts';
import type { Database } from '#server/db/database.ts';
import type { AiProviders, KeyState } from '#server/providers/ai/port.ts';
import type { Audit, Origin } from '../audit/audit.service.ts';
import {
  deleteKey,
  findKey,
  findKeyAndCap,
  type KeyRow,
  listAllKeys,
  listKeys,
  replaceSealedKey,
  saveKey,
  setKeyState,
} from './keys.repo.ts';

/** The account's own keys for AI providers. Once saved, a key is only ever sent to its provider. */
export interface ProviderKeys {
  /** The key itself, only for calls to its provider. `null` if the account has none. */
  find(ownerId: string, provider: string): Promise<string | null>;
  /** The same with the account's monthly spending cap for its own keys; `null`: no cap. */
  findWithCap(
    ownerId: string,
    provider: string,
  ): Promise<{ key: string | null; capCents: number | null }>;
  list(ownerId: string): Promise<KeyInfo[]>;
  /** Records what a real call has shown about the key, for the settings. */
  report(ownerId: string, provider: string, state: KeyState): Promise<void>;
  /**
   * Checks the key with the provider first. A refused key isn't stored; one that couldn't be checked is stored and marked.
   */
  save(account: Account, provider: string, key: string, origin: Origin): Promise<KeyInfo>;
  /** Checks the stored key with the provider. */
  test(account: Account, provider: string): Promise<KeyInfo>;
  remove(account: Account, provider: string, origin: Origin): Promise<void>;
  /** Re-encrypts all keys with the newest encryption key. Returns how many used an old one. */
  rotate(): Promise<number>;
}

interface Options {
  database: Database;
  keyring: Keyring;
  providers: Pick<AiProviders, 'checkKey'>;
  audit: Audit;
  clock: Clock;
}

export function createKeys({ database, keyring, providers, audit, clock }: Options): ProviderKeys {
  const { db } = database;

  function openKey({ ownerId, provider, sealed }: KeyRow): string {
    try {
      return keyring.open(sealed, boundTo(ownerId, provider));
    } catch (cause) {
      throw new AppError('key_unreadable', { cause });
    }
  }

  /** A key that can't be decrypted any more, which its owner is told, mustn't stop the rotation of others. */
  function canOpen(row: KeyRow): boolean {
    try {
      return openKey(row) !== '';
    } catch {
      return false;
    }
  }

  async function getRow(ownerId: string, provider: string): Promise<KeyRow> {
    const row = await findKey(db, ownerId, provider);
    if (!row) throw new AppError('not_found');
    return row;
  }

  return {
    async find(ownerId, provider) {
      const row = await findKey(db, ownerId, provider);
      return row && openKey(row);
    },

    async findWithCap(ownerId, provider) {
      const { key, capCents } = await findKeyAndCap(db, ownerId, provider);
      return { key: key && openKey(key), capCents };
    },

    list: async (ownerId) => (await listKeys(db, ownerId)).map(toInfo),

    report: (ownerId, provider, state) =>
      setKeyState(db, { ownerId, provider }, state, clock.now()),

    async save(account, provider, key, origin) {
      const known = [...PROVIDERS, ...SPEECH_PROVIDERS];
      if (!known.some(({ value }) => value === provider)) throw new AppError('provider_unknown');
      const state = await providers.checkKey(provider, key);
      if (state === 'invalid') throw new AppError('key_refused');
      const now = clock.now();
      const row: KeyRow = {
        ownerId: account.id,
        provider,
        sealed: keyring.seal(key, boundTo(account.id, provider)),
        lastFour: key.slice(-4),
        state,
        checkedAt: now,
        createdAt: now,
      };
      await database.transaction(async (tx) => {
        await saveKey(tx, row);
        await audit.record(tx, {
          ownerId: account.id,
          kind: 'key_saved',
          detail: provider,
          origin,
        });
      });
      return toInfo(row);
    },

    async test(account, provider) {
      const row = await getRow(account.id, provider);
      const state = await providers.checkKey(provider, openKey(row));
      const checkedAt = clock.now();
      await setKeyState(db, row, state, checkedAt);
      return toInfo({ ...row, state, checkedAt });
    },

    async remove(account, provider, origin) {
      await database.transaction(async (tx) => {
        if (!(await deleteKey(tx, account.id, provider))) throw new AppError('not_found');
        const detail = provider;
        await audit.record(tx, { ownerId: account.id, kind: 'key_removed', detail, origin });
      });
    },

    async rotate() {
      let changed = 0;
      for (const row of await listAllKeys(db)) {
        if (keyring.isCurrent(row.sealed) || !canOpen(row)) continue;
        const sealed = keyring.seal(openKey(row), boundTo(row.ownerId, row.provider));
        if (await replaceSealedKey(db, row, sealed)) changed += 1;
      }
      return changed;
    },
  };
}

/** Prevents a row copied to another account or provider from being decrypted. */
function boundTo(ownerId: string, provider: string): string {
  return `${ownerId}:${provider}`;
}

function toInfo({ provider, lastFour, state, checkedAt, createdAt }: KeyRow): KeyInfo {
  return {
    provider,
    lastFour,
    state,
    checkedAt: checkedAt.toISOString(),
    createdAt: createdAt.toISOString(),
  };
}
