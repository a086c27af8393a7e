import type { Recognizer } from '#server/providers/recognition/port.ts';

/** The service that a customer's recordings go to, with the key that pays for it. */
export interface OwnRecognizer {
  recognizer: Recognizer;
  key: string;
}

export type FindRecognizer = (ownerId: string) => Promise<OwnRecognizer | null>;

interface Keys {
  find(ownerId: string, provider: string): Promise<string | null>;
}

/** The first of the services that the account has a key of. The operator's own needs none. */
export function createFindRecognizer(
  recognizers: readonly Recognizer[],
  keys: Keys,
): FindRecognizer {
  return async (ownerId) => {
    for (const recognizer of recognizers) {
      const key =
        recognizer.provider === 'local' ? '' : await keys.find(ownerId, recognizer.provider);
      if (key !== null) return { recognizer, key };
    }
    return null;
  };
}
