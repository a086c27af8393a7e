import type { Account } from '#contract/accounts.ts';
import {
  BUILT_IN_MODEL,
  PROVIDER_NAMES,
  PROVIDERS,
  type ProviderValue,
  splitModelId,
} from '#contract/catalog/providers.ts';
import { BUILT_IN_ENGINE, type Engine } from '#contract/generations.ts';
import type { Payer } from '#contract/models.ts';
import type { KeyStateValue } from '#contract/settings.ts';
import { AppError } from '#server/core/app-error.ts';
import type { AiProviders, ModelInfo } from '#server/providers/ai/port.ts';
import { isThrowAway } from './throw-away-mail.ts';
import type { PaidModel } from './model-call.service.ts';
import type { Usage } from './usage.service.ts';

/** What will write a run, and who pays. `use` and `info` are `null` for the built-in engine. */
export interface ChosenEngine {
  engine: Engine;
  use: PaidModel | null;
  info: ModelInfo | null;
}

export interface Engines {
  /**
   * Chooses in this order: the account's own key, the operator's key within its budgets, the operator's model server, the
   * built-in engine. A model requested by name is used, or refused with the reason (`model_unknown`, `key_needed`,
   * `house_budget_used`, `house_day_used`, `house_refused`); otherwise the account's default is used if possible, or else
   * the first available in that order.
   */
  choose(account: Account, wanted: string | null): Promise<ChosenEngine>;
  /** For visitors of the public tools, who have no keys. */
  chooseForVisitor(): Promise<ChosenEngine>;
  /** Who would currently pay for each provider's models. */
  payers(account: Account): Promise<Map<ProviderValue, Payer>>;
}

interface Options {
  providers: AiProviders;
  keys: { list(ownerId: string): Promise<readonly { provider: string; state: string }[]> };
  settings: { get(ownerId: string): Promise<{ model: string | null }> };
  usage: Usage;
}

/** A key in another state can be requested by name, but must not fail a run whose user didn't choose it. */
const WORKING: ReadonlySet<string> = new Set<KeyStateValue>(['valid', 'rate_limited']);

const BUILT_IN: ChosenEngine = { engine: BUILT_IN_ENGINE, use: null, info: null };

export function createEngines({ providers, keys, settings, usage }: Options): Engines {
  function choice(provider: ProviderValue, model: string, payer: Payer): ChosenEngine {
    const info = providers.describe(provider, model);
    const label = `${info.label} (${PROVIDER_NAMES[provider]})`;
    return {
      engine: { kind: 'model', label, provider, model, key: payer },
      use: { provider, model, payer },
      info,
    };
  }

  async function houseProblem(account: Account | null): Promise<AppError | null> {
    if (!account) {
      const left = await usage.visitorsLeftMicroCents();
      return left > 0 ? null : new AppError('house_day_used');
    }
    if (isThrowAway(account.email)) return new AppError('house_refused');
    if ((await usage.houseLeftMicroCents(null)) <= 0) return new AppError('house_day_used');
    const left = await usage.houseLeftMicroCents(account.id);
    return left > 0 ? null : new AppError('house_budget_used');
  }

  async function ownProviders(account: Account): Promise<ProviderValue[]> {
    const held = await keys.list(account.id);
    const good = new Set(
      held.filter(({ state }) => WORKING.has(state)).map(({ provider }) => provider),
    );
    return PROVIDERS.map(({ value }) => value).filter((provider) => good.has(provider));
  }

  async function named(account: Account, wanted: string): Promise<ChosenEngine> {
    if (wanted === BUILT_IN_MODEL) return BUILT_IN;
    const parts = splitModelId(wanted);
    if (!parts) throw new AppError('model_unknown');
    const { provider, model } = parts;
    if (provider === 'local') {
      const models = await providers.house.localModels();
      if (!models.includes(model)) throw new AppError('model_unknown');
      return choice(provider, model, 'local');
    }
    const held = await keys.list(account.id);
    if (held.some((key) => key.provider === provider)) return choice(provider, model, 'own');
    if (providers.house.key(provider) === null) throw new AppError('key_needed');
    // Without a known price it can't be limited by a budget.
    if (providers.describe(provider, model).prices === null) throw new AppError('key_needed');
    const problem = await houseProblem(account);
    if (problem) throw problem;
    return choice(provider, model, 'house');
  }

  async function first(account: Account | null): Promise<ChosenEngine> {
    for (const provider of account ? await ownProviders(account) : []) {
      const [best] = providers.list(provider);
      if (best) return choice(provider, best.model, 'own');
    }
    const [house] = providers.house.providers;
    if (house && (await houseProblem(account)) === null) {
      const best = providers.list(house).find(({ prices }) => prices !== null);
      if (best) return choice(house, best.model, 'house');
    }
    const [local] = await providers.house.localModels();
    return local === undefined ? BUILT_IN : choice('local', local, 'local');
  }

  return {
    async choose(account, wanted) {
      if (wanted !== null) return named(account, wanted);
      const { model } = await settings.get(account.id);
      if (model === null) return first(account);
      try {
        return await named(account, model);
      } catch (error) {
        // An unavailable default mustn't stop a run that didn't ask for it.
        if (error instanceof AppError) return first(account);
        throw error;
      }
    },

    chooseForVisitor: () => first(null),

    async payers(account) {
      const result = new Map<ProviderValue, Payer>();
      if ((await houseProblem(account)) === null) {
        for (const provider of providers.house.providers) result.set(provider, 'house');
      }
      for (const { provider } of await keys.list(account.id)) {
        if (Object.hasOwn(PROVIDER_NAMES, provider)) result.set(provider as ProviderValue, 'own');
      }
      if ((await providers.house.localModels()).length > 0) result.set('local', 'local');
      return result;
    },
  };
}
