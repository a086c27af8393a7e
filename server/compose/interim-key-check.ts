import type { AiProviders } from '../providers/ai/port.ts';

/** Until a provider can be asked, nobody says that a key is good: it is stored as one that could not be checked. */
export const interimKeyCheck: Pick<AiProviders, 'checkKey'> = {
  checkKey: async () => 'unreachable',
};
