import { OperatorError } from '#server/core/fatal.ts';
import type { Keyring } from '#server/core/keyring.ts';
import type { Database } from '#server/db/database.ts';
import { keyCanary } from '#server/db/schema/operations.ts';

const ID = 'canary';
const BOUND_TO = 'key-canary';
const SONG = 'these keys open what is sealed here';

/** A sealed value that every process must be able to open before it uses customers' secrets. */
export interface KeyCanary {
  /** Throws if this process's keys don't match the database. */
  check(): Promise<void>;
  /** Seals it with the first key. */
  rotate(): Promise<void>;
}

interface Options {
  database: Database;
  keyring: Keyring;
}

export function createKeyCanary({ database, keyring }: Options): KeyCanary {
  const { db } = database;
  const seal = () => keyring.seal(SONG, BOUND_TO);
  const find = async () => (await db.select().from(keyCanary))[0]?.sealed;

  return {
    async check() {
      // If two processes start for the first time concurrently, one stores it and the other must be able to open it.
      await db.insert(keyCanary).values({ id: ID, sealed: seal() }).onConflictDoNothing();
      const sealed = (await find())!;
      try {
        keyring.open(sealed, BOUND_TO);
      } catch (error) {
        throw new OperatorError(
          'These encryption keys don’t match this database, so nothing was started.\n' +
            'Use the same ENCRYPTION_KEYS as the other processes, or put the encryption-keys file back in the data folder. ' +
            'Only remove an old key after "npm run admin -- rotate-keys".\n' +
            'If you’ve lost the right keys, run "npm run admin -- rotate-keys" with new ones. Customers then have to enter their own API keys again.\n' +
            `(${(error as Error).message})`,
          error,
        );
      }
    },

    async rotate() {
      const set = { sealed: seal() };
      await db
        .insert(keyCanary)
        .values({ id: ID, ...set })
        .onConflictDoUpdate({ target: keyCanary.id, set });
    },
  };
}
