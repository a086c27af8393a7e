import type { RecognitionInfo } from '#contract/recognition.ts';
import type { BuiltInRecognizer, Recognizer } from '#server/providers/recognition/port.ts';

/** What a customer's recordings go to, with the key that pays for it. */
export interface OwnRecognizer {
  recognizer: Recognizer;
  key: string;
}

/** `null`: nothing here can hear. */
export type FindRecognizer = (ownerId: string) => Promise<OwnRecognizer | null>;

export interface Recognizers {
  find: FindRecognizer;
  /** For whoever is about to send a recording. */
  describe(ownerId: string): Promise<RecognitionInfo>;
}

interface Keys {
  find(ownerId: string, provider: string): Promise<string | null>;
}

interface Options {
  recognizers: readonly Recognizer[];
  builtIn: BuiltInRecognizer;
  keys: Keys;
}

const HOUR_SECONDS = 3600;
const seconds = (share: number | null) => (share === null ? null : Math.ceil(share * HOUR_SECONDS));

/** The first of the services that the account has a key of; the operator's own needs none. Else what comes with the program. */
export function createRecognizers({ recognizers, builtIn, keys }: Options): Recognizers {
  const find: FindRecognizer = async (ownerId) => {
    for (const recognizer of recognizers) {
      const key =
        recognizer.provider === 'local' ? '' : await keys.find(ownerId, recognizer.provider);
      if (key !== null) return { recognizer, key };
    }
    return (await builtIn.hears()) ? { recognizer: builtIn, key: '' } : null;
  };
  return {
    find,
    async describe(ownerId) {
      const own = await find(ownerId);
      const unknown = {
        languages: 'many',
        hourTakesSeconds: { english: null, other: null },
      } as const;
      if (own === null) return { method: 'none', provider: null, ...unknown };
      const { provider } = own.recognizer;
      if (provider === 'local') return { method: 'operator', provider: null, ...unknown };
      const hearing = provider === builtIn.provider ? await builtIn.hears() : null;
      if (!hearing) return { method: 'own-key', provider, ...unknown };
      const { languages, share } = hearing;
      return {
        method: 'built-in',
        provider: null,
        languages,
        hourTakesSeconds: { english: seconds(share.english), other: seconds(share.other) },
      };
    },
  };
}
