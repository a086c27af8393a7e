import { OperatorError } from '#server/core/fatal.ts';
import type { Keyring } from '#server/core/keyring.ts';
import type { Database } from '#server/db/database.ts';
import { keyCanary } from '#server/db/schema/operations.ts';

const ID = 'canary';
const BOUND_TO = 'key-canary';
const SONG = 'these keys open what is sealed here';

/** Something sealed that every process must be able to open before it works with what customers have sealed. */
export interface KeyCanary {
  /** Throws where the keys of this process are not those of the database. */
  check(): Promise<void>;
  /** Seals it with the first of the keys. */
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
      // Of two first starts at once, one stores it and the other must be able to open that.
      await db.insert(keyCanary).values({ id: ID, sealed: seal() }).onConflictDoNothing();
      const sealed = (await find())!;
      try {
        keyring.open(sealed, BOUND_TO);
      } catch (error) {
        throw new OperatorError(
          'The encryption keys are not the ones that this database was used with, so nothing was started.\n' +
            'Give this process the same ENCRYPTION_KEYS as the others, or put the file encryption-keys back into its data folder. ' +
            'An older key can go only after "npm run admin -- rotate-keys".\n' +
            'If the right keys are lost for good, run "npm run admin -- rotate-keys" with the new ones: customers then have to enter their own keys again.\n' +
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
