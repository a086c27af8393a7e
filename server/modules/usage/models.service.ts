import type { Account } from '#contract/accounts.ts';
import {
  BUILT_IN_MODEL,
  PROVIDER_NAMES,
  PROVIDERS,
  type ProviderValue,
} from '#contract/catalog/providers.ts';
import { BUILT_IN_ENGINE } from '#contract/generations.ts';
import type { Model, ModelList, Payer } from '#contract/models.ts';
import type { AiProviders, ModelInfo } from '#server/providers/ai/port.ts';
import type { Engines } from './engines.service.ts';

export interface Models {
  list(account: Account): Promise<ModelList>;
}

const BUILT_IN: Model = {
  id: BUILT_IN_MODEL,
  provider: BUILT_IN_MODEL,
  model: BUILT_IN_MODEL,
  label: BUILT_IN_ENGINE.label,
  windowTokens: null,
  maxOutputTokens: null,
  prices: { inCents: 0, outCents: 0, cachedCents: 0 },
  abilities: { reasons: false, translates: false },
  recommended: false,
  key: 'none',
  warning: 'Picks key passages in the speaker’s own words and language.',
};

export function createModels(providers: AiProviders, engines: Engines): Models {
  return {
    async list(account) {
      const payers = await engines.payers(account);
      const rows = PROVIDERS.flatMap(({ value }) => [...providers.list(value)]);
      const local = await providers.house.localModels();
      const described = local.map((model) => providers.describe('local', model));
      const models = [...described, ...rows].map((info) => toModel(info, payers));
      const usable = models.filter(({ key }) => key !== null);
      const rest = models.filter(({ key }) => key === null);
      const { use } = await engines.choose(account, null);
      const all: ProviderValue[] = [...PROVIDERS.map(({ value }) => value), 'local'];
      return {
        defaultModel: use ? `${use.provider}/${use.model}` : BUILT_IN_MODEL,
        models: [...usable, BUILT_IN, ...rest],
        providers: all.map((provider) => ({
          provider,
          name: PROVIDER_NAMES[provider],
          key: payers.get(provider) ?? null,
        })),
      };
    },
  };
}

function toModel(info: ModelInfo, payers: Map<ProviderValue, Payer>): Model {
  const { provider, model, label, windowTokens, maxOutputTokens, prices, recommended } = info;
  const payer = payers.get(provider) ?? null;
  return {
    id: `${provider}/${model}`,
    provider,
    model,
    label,
    windowTokens,
    maxOutputTokens,
    prices,
    abilities: { reasons: info.reasons, translates: true },
    recommended,
    // The operator pays only for models with a known price.
    key: payer === 'house' && prices === null ? null : payer,
    warning: warningOf(info),
  };
}

function warningOf({ provider, prices, windowTokens, known }: ModelInfo): string | null {
  if (provider === 'local') return null;
  if (!known) return 'We don’t know this model, so its cost and limits are estimates.';
  if (prices === null) return 'We don’t know this model’s price, so its cost is an estimate.';
  if (windowTokens === null) return 'We don’t know this model’s context window.';
  return null;
}
