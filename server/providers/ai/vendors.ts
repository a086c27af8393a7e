import type { ProviderValue } from '#contract/catalog/providers.ts';
import { anthropicMessages } from './anthropic-messages.ts';
import { googleStream } from './google-stream.ts';
import { openaiChat } from './openai-chat.ts';
import { openaiResponses } from './openai-responses.ts';
import type { Quirks, Wire } from './wire.ts';

/** One row per provider. To add one, add a row here and in the catalogue, and a wire file if its format is new. */
interface Vendor {
  baseUrl: string;
  wire: Wire;
  /** Fallback for custom base URLs that don't support the newer format. */
  olderWire?: Wire;
  quirks?: Quirks;
  headers(key: string): Record<string, string>;
  /** Cheapest call that needs a valid key, relative to the base URL. */
  checkPath: string;
  /** Its id in the price list. */
  priceId: string | null;
}

const bearer = (key: string) => ({ authorization: `Bearer ${key}` });

const compatible = (baseUrl: string, priceId: string, rest: Partial<Vendor> = {}): Vendor => ({
  baseUrl,
  wire: openaiChat,
  headers: bearer,
  checkPath: '/models',
  priceId,
  ...rest,
});

export const VENDORS: Readonly<Record<ProviderValue, Vendor>> = {
  openai: compatible('https://api.openai.com/v1', 'openai', {
    wire: openaiResponses,
    olderWire: openaiChat,
    quirks: { limitField: 'max_completion_tokens' },
  }),
  anthropic: {
    baseUrl: 'https://api.anthropic.com/v1',
    wire: anthropicMessages,
    headers: (key) => ({ 'x-api-key': key, 'anthropic-version': '2023-06-01' }),
    checkPath: '/models?limit=1',
    priceId: 'anthropic',
  },
  google: {
    baseUrl: 'https://generativelanguage.googleapis.com/v1beta',
    wire: googleStream,
    headers: (key) => ({ 'x-goog-api-key': key }),
    checkPath: '/models?pageSize=1',
    priceId: 'google',
  },
  // Always reports usage and rejects unknown fields.
  mistral: compatible('https://api.mistral.ai/v1', 'mistral', { quirks: { asksForUsage: false } }),
  groq: compatible('https://api.groq.com/openai/v1', 'groq', {
    quirks: { limitField: 'max_completion_tokens' },
  }),
  xai: compatible('https://api.x.ai/v1', 'x-ai', { checkPath: '/api-key' }),
  // No version prefix, because the balance endpoint has none.
  deepseek: compatible('https://api.deepseek.com', 'deepseek', { checkPath: '/user/balance' }),
  // Its model list works without a key; this endpoint doesn't.
  openrouter: compatible('https://openrouter.ai/api/v1', 'openrouter', { checkPath: '/key' }),
  local: compatible('', '', { priceId: null, headers: () => ({}) }),
};

/** Accepts base URLs with or without the version, since vendors' tools disagree about it. */
export function withVersion(given: string, vendor: Vendor): string {
  const url = new URL(given);
  if (url.pathname !== '/' && url.pathname !== '') return given.replace(/\/+$/, '');
  const path = vendor.baseUrl === '' ? '/v1' : new URL(vendor.baseUrl).pathname;
  return `${url.origin}${path}`.replace(/\/$/, '');
}
