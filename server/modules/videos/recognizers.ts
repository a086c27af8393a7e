import type { Payer } from '#contract/models.ts';
import type { RecognitionInfo } from '#contract/recognition.ts';
import type { BuiltInRecognizer, Recognizer } from '#server/providers/recognition/port.ts';

/** The recogniser for a customer's recordings, and the key that pays for it. */
export interface OwnRecognizer {
  recognizer: Recognizer;
  key: string;
  payer: Payer;
}

/** `null`: none is available. `withoutHouse`: the operator's keys have just refused. */
export type FindRecognizer = (
  ownerId: string,
  options?: { withoutHouse?: boolean },
) => Promise<OwnRecognizer | null>;

export interface Recognizers {
  find: FindRecognizer;
  /** Shown before an upload. */
  describe(ownerId: string): Promise<RecognitionInfo>;
}

interface Keys {
  find(ownerId: string, provider: string): Promise<string | null>;
}

/** The operator's key for a service, if this account may use it now. */
export type FindHouseKey = (ownerId: string, provider: string) => Promise<string | null>;

interface Options {
  recognizers: readonly Recognizer[];
  builtIn: BuiltInRecognizer;
  keys: Keys;
  findHouseKey: FindHouseKey;
}

const HOUR_SECONDS = 3600;
const seconds = (share: number | null) => (share === null ? null : Math.ceil(share * HOUR_SECONDS));

/**
 * In order: the operator's own server, which needs no key; a service the account has a key for; a service the operator pays
 * for; the built-in model.
 */
export function createRecognizers({
  recognizers,
  builtIn,
  keys,
  findHouseKey,
}: Options): Recognizers {
  const find: FindRecognizer = async (ownerId, { withoutHouse = false } = {}) => {
    for (const recognizer of recognizers) {
      if (recognizer.provider === 'local') return { recognizer, key: '', payer: 'local' };
      const key = await keys.find(ownerId, recognizer.provider);
      if (key !== null) return { recognizer, key, payer: 'own' };
    }
    for (const recognizer of withoutHouse ? [] : recognizers) {
      const key = await findHouseKey(ownerId, recognizer.provider);
      if (key !== null) return { recognizer, key, payer: 'house' };
    }
    return (await builtIn.hears()) ? { recognizer: builtIn, key: '', payer: 'local' } : null;
  };
  return {
    find,
    async describe(ownerId) {
      const own = await find(ownerId);
      const unknown = {
        languages: 'many',
        hourTakesSeconds: { english: null, other: null },
        poorLanguages: [],
      } satisfies Partial<RecognitionInfo>;
      if (own === null) return { method: 'none', provider: null, ...unknown };
      const { provider } = own.recognizer;
      if (provider === 'local') return { method: 'operator', provider: null, ...unknown };
      const hearing = provider === builtIn.provider ? await builtIn.hears() : null;
      const method = own.payer === 'house' ? 'house-key' : 'own-key';
      if (!hearing) return { method, provider, ...unknown };
      const { languages, share, poorLanguages } = hearing;
      return {
        method: 'built-in',
        provider: null,
        languages,
        hourTakesSeconds: { english: seconds(share.english), other: seconds(share.other) },
        poorLanguages: [...poorLanguages],
      };
    },
  };
}
