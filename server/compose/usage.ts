import type { Clock } from '../core/clock.ts';
import type { Config } from '../core/config.ts';
import type { Keyring } from '../core/keyring.ts';
import type { Log } from '../core/log.ts';
import type { Database } from '../db/database.ts';
import { createAudit } from '../modules/audit/audit.service.ts';
import { createKeys, type Keys } from '../modules/settings/keys.service.ts';
import { type AccountSettings, createSettings } from '../modules/settings/settings.service.ts';
import { createEngines, type Engines } from '../modules/usage/engines.service.ts';
import { createModelCalls, type ModelCalls } from '../modules/usage/model-call.service.ts';
import { createUsage, type Usage } from '../modules/usage/usage.service.ts';
import type { AiProviders } from '../providers/ai/port.ts';
import { selectAiProviders } from '../providers/ai/select.ts';

interface Options {
  config: Config;
  database: Database;
  keyring: Keyring;
  clock: Clock;
  log: Log;
}

/** Models, whose key pays for them, and what they have cost. */
export interface UsageParts {
  providers: AiProviders;
  keys: Keys;
  settings: AccountSettings;
  usage: Usage;
  engines: Engines;
  modelCalls: ModelCalls;
}

export function composeUsage({ config, database, keyring, clock, log }: Options): UsageParts {
  const providers = selectAiProviders(config.ai);
  const audit = createAudit({ database, clock, log });
  const keys = createKeys({ database, keyring, providers, audit, clock });
  const settings = createSettings({ database });
  const usage = createUsage({
    database,
    clock,
    limits: { capCents: async (ownerId) => (await settings.get(ownerId)).capCents },
    house: { budgetCents: config.ai.budgetCents, dailyCents: config.ai.dailyCents },
  });
  return {
    providers,
    keys,
    settings,
    usage,
    engines: createEngines({ providers, keys, settings, usage }),
    modelCalls: createModelCalls({ providers, keys, usage, log }),
  };
}
