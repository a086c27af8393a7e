import type { Clock } from '../core/clock.ts';
import type { Config } from '../core/config.ts';
import type { Tally } from '../core/tally.ts';
import type { Log } from '../core/log.ts';
import type { Database } from '../db/database.ts';
import type { ProviderKeys } from '../modules/settings/keys.service.ts';
import type { AccountSettings } from '../modules/settings/settings.service.ts';
import { createEngines, type Engines } from '../modules/usage/engines.service.ts';
import { countCalls } from '../modules/usage/counted-calls.ts';
import { createModelCalls, type ModelCalls } from '../modules/usage/model-call.service.ts';
import { createUsage, type Usage } from '../modules/usage/usage.service.ts';
import type { AiProviders } from '../providers/ai/port.ts';

interface Options {
  config: Config;
  database: Database;
  clock: Clock;
  log: Log;
  tally: Tally;
  providers: AiProviders;
  keys: ProviderKeys;
  settings: AccountSettings;
}

/** AI models, the keys that pay for them, and what they've cost. */
export interface UsageParts {
  providers: AiProviders;
  keys: ProviderKeys;
  settings: AccountSettings;
  usage: Usage;
  engines: Engines;
  modelCalls: ModelCalls;
}

export function composeUsage({
  config,
  database,
  clock,
  log,
  tally,
  providers,
  keys,
  settings,
}: Options): UsageParts {
  const ledger = createUsage({
    database,
    clock,
    log,
    limits: { capCents: async (ownerId) => (await settings.get(ownerId)).capCents },
    house: { ...config.ai, budgetCents: isIncluded(config.ai) ? config.ai.budgetCents : 0 },
  });
  const usage = countCalls(ledger, tally);
  return {
    providers,
    keys,
    settings,
    usage,
    engines: createEngines({ providers, keys, settings, usage }),
    modelCalls: createModelCalls({ providers, keys, usage, log }),
  };
}

/** Included usage needs either a key of ours or a local model. */
function isIncluded({ house, localUrl }: Config['ai']): boolean {
  return Boolean(localUrl) || house.some(({ apiKey }) => Boolean(apiKey));
}
