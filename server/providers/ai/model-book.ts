import { createRequire } from 'node:module';
import type * as PriceList from '@pydantic/genai-prices';
import type { ModelInfo as PriceRow } from '@pydantic/genai-prices';
import type { ProviderValue } from '#contract/catalog/providers.ts';
import type { ModelPrices } from '#contract/models.ts';
import { modelName } from './model-name.ts';
import { type ModelNote, NOT_FOR_TEXT, NOTES, RECOMMENDED } from './model-notes.data.ts';
import type { LocalLimits } from './local-limits.ts';
import type { ModelOverride } from './model-overrides.ts';
import type { AiCost, AiTokens, ModelInfo } from './port.ts';
import { VENDORS } from './vendors.ts';

const require = createRequire(import.meta.url);
/** Almost a megabyte, so loaded on first use. */
const priceList = () => require('@pydantic/genai-prices') as typeof PriceList;

const SMALLEST_WINDOW = 16_000;
/** For models without a known price: high enough that spending caps still work. */
const CAREFUL: ModelPrices = { inCents: 500, outCents: 2500, cachedCents: 500 };

/** Cache limit: model names come from users. */
const MOST_DESCRIBED = 500;

interface ModelBook {
  list(provider: ProviderValue): readonly ModelInfo[];
  describe(provider: ProviderValue, model: string): ModelInfo;
  cost(provider: ProviderValue, model: string, tokens: AiTokens): AiCost;
  /** The operator's overrides. */
  saidOf(provider: ProviderValue, model: string): LocalLimits;
}

/**
 * Everything known about models: the community price list, our own notes, and the operator's overrides, which take precedence.
 */
export function createModelBook(overrides: ReadonlyMap<string, ModelOverride>): ModelBook {
  const lists = new Map<ProviderValue, readonly ModelInfo[]>();

  /** Cache, because a lookup scans the whole list several times and each run does several. */
  let described = new Map<string, ModelInfo>();
  let describedOn = '';

  function describe(provider: ProviderValue, model: string): ModelInfo {
    // Prices can have a start date, so the cache lasts a day.
    const today = new Date().toISOString().slice(0, 10);
    if (today !== describedOn || described.size >= MOST_DESCRIBED) described = new Map();
    describedOn = today;
    const name = `${provider}/${model}`;
    const info = described.get(name) ?? describeAnew(provider, model);
    described.set(name, info);
    return info;
  }

  function describeAnew(provider: ProviderValue, model: string): ModelInfo {
    const override = overrides.get(`${provider}/${model}`);
    const prices =
      provider === 'local' ? FREE : (override?.prices ?? listedPrices(provider, model));
    const row = findRow(provider, model);
    const note = noteOn(model);
    return {
      provider,
      model,
      label:
        override?.label ?? (provider === 'local' ? model : modelName(model, row?.name ?? null)),
      windowTokens: override?.windowTokens ?? row?.context_window ?? note?.windowTokens ?? null,
      maxOutputTokens: override?.maxOutputTokens ?? note?.maxOutputTokens ?? null,
      prices,
      reasons: override?.reasons ?? note?.reasons ?? false,
      recommended: override?.recommended ?? RECOMMENDED[provider].includes(model),
      known: override !== undefined || row !== null || provider === 'local',
    };
  }

  function list(provider: ProviderValue): readonly ModelInfo[] {
    const made = lists.get(provider) ?? makeList(provider);
    lists.set(provider, made);
    return made;
  }

  function makeList(provider: ProviderValue): readonly ModelInfo[] {
    const priceId = VENDORS[provider].priceId;
    const rows = priceId ? (priceList().findProvider({ providerId: priceId })?.models ?? []) : [];
    const listed = rows
      .filter((row) => isForText(provider, row))
      .map((row) => row.id)
      .toSorted((one, other) => other.localeCompare(one, 'en', { numeric: true }));
    const added = [...overrides.keys()]
      .filter((id) => id.startsWith(`${provider}/`))
      .map((id) => id.slice(provider.length + 1));
    const first = RECOMMENDED[provider].filter((model) => findRow(provider, model) !== null);
    const names = new Set([...added, ...first, ...listed]);
    const hidden = (model: string) => overrides.get(`${provider}/${model}`)?.hidden === true;
    return [...names]
      .filter((model) => !hidden(model))
      .map((model) => describe(provider, model))
      .toSorted((one, other) => Number(other.recommended) - Number(one.recommended));
  }

  return {
    list,
    describe,

    saidOf(provider, model) {
      const { windowTokens, reasons } = overrides.get(`${provider}/${model}`) ?? {};
      return { ...(windowTokens && { windowTokens }), ...(reasons !== undefined && { reasons }) };
    },

    cost(provider, model, tokens) {
      if (provider === 'local') return { microCents: 0, estimated: false };
      const override = overrides.get(`${provider}/${model}`)?.prices;
      if (override) return { microCents: costAt(override, tokens), estimated: false };
      const isListed = describe(provider, model).prices !== null;
      const listed = isListed ? listedCost(provider, model, tokens) : null;
      if (listed !== null) return { microCents: listed, estimated: false };
      return { microCents: costAt(CAREFUL, tokens), estimated: true };
    },
  };
}

const FREE: ModelPrices = { inCents: 0, outCents: 0, cachedCents: 0 };

/** Surcharge for writing to the cache. */
const KEEPING = 0.25;

function costAt({ inCents, outCents, cachedCents }: ModelPrices, tokens: AiTokens): number {
  const cached = Math.min(tokens.cached, tokens.in);
  const kept = Math.min(tokens.kept ?? 0, tokens.in - cached) * KEEPING;
  return (tokens.in - cached + kept) * inCents + cached * cachedCents + tokens.out * outCents;
}

function noteOn(model: string): ModelNote | undefined {
  return NOTES.find(({ match }) => match.test(model));
}

/** In micro-cents, including higher prices for long prompts. */
function listedCost(provider: ProviderValue, model: string, tokens: AiTokens): number | null {
  const providerId = VENDORS[provider].priceId;
  if (!providerId) return null;
  const usage = {
    input_tokens: tokens.in,
    output_tokens: tokens.out,
    ...(tokens.cached > 0 && { cache_read_tokens: Math.min(tokens.cached, tokens.in) }),
    ...(tokens.kept && {
      cache_write_tokens: Math.min(tokens.kept, tokens.in - Math.min(tokens.cached, tokens.in)),
    }),
  };
  const price = priceList().calcPrice(usage, model, { providerId });
  // Rows without token prices are for other kinds of models.
  if (!price || !('output_mtok' in price.model_price)) return isFree(price?.model) ? 0 : null;
  return price.total_price * 1e8;
}

function isFree(row: PriceRow | undefined): boolean {
  return row?.id.endsWith(':free') ?? false;
}

function listedPrices(provider: ProviderValue, model: string): ModelPrices | null {
  // Few enough to stay below the long-prompt tier, many enough to avoid rounding.
  const few = 1000;
  const inCost = listedCost(provider, model, { in: few, out: 0, cached: 0 });
  const outCost = listedCost(provider, model, { in: 0, out: few, cached: 0 });
  const cachedCost = listedCost(provider, model, { in: few, out: 0, cached: few });
  if (inCost === null || outCost === null) return null;
  const tidy = (cost: number) => Number((cost / few).toFixed(4));
  return {
    inCents: tidy(inCost),
    outCents: tidy(outCost),
    cachedCents: tidy(cachedCost ?? inCost),
  };
}

/** The price list's row for this name, or `null`. */
function findRow(provider: ProviderValue, model: string): PriceRow | null {
  const providerId = VENDORS[provider].priceId;
  if (!providerId) return null;
  return priceList().calcPrice({ input_tokens: 1 }, model, { providerId })?.model ?? null;
}

function isForText(provider: ProviderValue, row: PriceRow): boolean {
  if (row.deprecated || NOT_FOR_TEXT.test(row.id)) return false;
  const { windowTokens, prices } = {
    windowTokens: row.context_window ?? noteOn(row.id)?.windowTokens ?? 0,
    prices: listedPrices(provider, row.id),
  };
  return windowTokens >= SMALLEST_WINDOW && prices !== null;
}
