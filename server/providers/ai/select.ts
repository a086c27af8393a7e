import {
  type KeyedProvider,
  PROVIDER_NAMES,
  PROVIDERS,
  type ProviderValue,
} from '#contract/catalog/providers.ts';
import { AppError } from '#server/core/app-error.ts';
import { streamAnswer } from './answer-stream.ts';
import { checkKey, get } from './check-key.ts';
import { REASONING_FACTOR, type Timeouts, TIMEOUTS } from './connection.ts';
import { NOT_FOR_TEXT } from './model-notes.data.ts';
import { type LocalLimits, readLocalLimits } from './local-limits.ts';
import { createModelBook } from './model-book.ts';
import { readModelOverrides } from './model-overrides.ts';
import type { AiModel, AiPart, AiProviders, AiRequest } from './port.ts';
import { VENDORS, withVersion } from './vendors.ts';

interface AiSettings {
  house: readonly {
    provider: KeyedProvider;
    apiKey: string | undefined;
    baseUrl: string | undefined;
  }[];
  localUrl: string | undefined;
  modelsFile: string | undefined;
}

/** Upper bound for an answer's length. */
const MOST_CHARACTERS_PER_TOKEN = 64;
const LOCAL_LIST_MS = 60_000;

export function selectAiProviders(
  settings: AiSettings,
  timeouts: Timeouts = TIMEOUTS,
): AiProviders {
  const book = createModelBook(readModelOverrides(settings.modelsFile));
  const configured = new Map(settings.house.map((row) => [row.provider, row]));
  /** Custom base URLs found to support only the older format. */
  const older = new Set<string>();
  let localList: { at: number; models: Promise<readonly string[]> } | null = null;

  function baseUrlOf(provider: ProviderValue): string {
    const vendor = VENDORS[provider];
    const given = provider === 'local' ? settings.localUrl : configured.get(provider)?.baseUrl;
    if (given) return withVersion(given, vendor);
    if (vendor.baseUrl === '') throw new AppError('model_unknown');
    return vendor.baseUrl;
  }

  function assertKnown(provider: string): asserts provider is ProviderValue {
    if (!Object.hasOwn(PROVIDER_NAMES, provider)) throw new AppError('model_unknown');
  }

  async function* stream(
    provider: ProviderValue,
    key: string,
    request: AiRequest,
    signal: AbortSignal,
  ): AsyncGenerator<AiPart> {
    const vendor = VENDORS[provider];
    const baseUrl = baseUrlOf(provider);
    const isOlder = older.has(baseUrl);
    const wire = (isOlder && vendor.olderWire) || vendor.wire;
    const { path, body } = wire.ask(request, vendor.quirks ?? {});
    const patience = book.describe(provider, request.model).reasons ? REASONING_FACTOR : 1;
    try {
      yield* streamAnswer({
        provider,
        url: baseUrl + path,
        headers: vendor.headers(key),
        body,
        reader: wire.read(),
        timeouts: { ...timeouts, firstTextMs: timeouts.firstTextMs * patience },
        mostCharacters: request.maxOutputTokens * MOST_CHARACTERS_PER_TOKEN,
        signal,
      });
    } catch (error) {
      const mayBeOlder = vendor.olderWire && !isOlder && baseUrl !== vendor.baseUrl;
      if (!mayBeOlder || !isUnknownAddress(error)) throw error;
      older.add(baseUrl);
      yield* stream(provider, key, request, signal);
    }
  }

  /** Reported by the local server; refreshed with its model list. */
  let localLimits: ReadonlyMap<string, LocalLimits> = new Map();

  async function askLocal(): Promise<readonly string[]> {
    const answer = await get(`${baseUrlOf('local')}/models`, {}, 3000);
    const { data } = (answer?.body ?? {}) as { data?: unknown };
    if (!Array.isArray(data)) return [];
    localLimits = await readLocalLimits(baseUrlOf('local'), data);
    const names = data.flatMap((row) => (typeof row?.id === 'string' ? [row.id as string] : []));
    // The first is the default for runs, so embedding and speech models go last.
    return names.toSorted(
      (one, other) => Number(NOT_FOR_TEXT.test(one)) - Number(NOT_FOR_TEXT.test(other)),
    );
  }

  return {
    open(provider, key): AiModel {
      assertKnown(provider);
      baseUrlOf(provider);
      return { stream: (request, signal) => stream(provider, key ?? '', request, signal) };
    },

    async checkKey(provider, key) {
      assertKnown(provider);
      const vendor = VENDORS[provider];
      // Can't be sent in a header, so it's not a real key.
      if (!/^[\x21-\x7e]+$/.test(key)) return 'invalid';
      return checkKey(provider, baseUrlOf(provider) + vendor.checkPath, vendor.headers(key));
    },

    list: (provider) => book.list(provider),
    describe(provider, model) {
      const info = book.describe(provider, model);
      const said = provider === 'local' ? localLimits.get(model) : undefined;
      // The operator's overrides win over what the server reports.
      return said ? { ...info, ...said, ...book.saidOf(provider, model) } : info;
    },
    cost: (provider, model, tokens) => book.cost(provider, model, tokens),

    house: {
      key: (provider) => (provider === 'local' ? null : (configured.get(provider)?.apiKey ?? null)),
      providers: PROVIDERS.map(({ value }) => value).filter(
        (provider) => configured.get(provider)?.apiKey !== undefined,
      ),
      async localModels() {
        if (!settings.localUrl) return [];
        const now = Date.now();
        if (!localList || now - localList.at > LOCAL_LIST_MS) {
          localList = { at: now, models: askLocal() };
        }
        const models = await localList.models;
        // Retry an unreachable server next time, but cache an answer.
        if (models.length === 0) localList = null;
        return models;
      },
    },
  };
}

/** 404 for the path, as opposed to an unknown model. */
function isUnknownAddress(error: unknown): boolean {
  if (!(error instanceof AppError) || error.code !== 'no_model_access') return false;
  const cause = error.cause instanceof Error ? error.cause.message : '';
  return /answered 404: (?!.*model)/.test(cause);
}
