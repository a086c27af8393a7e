import type { ProviderValue } from '#contract/catalog/providers.ts';
import { anthropicMessages } from './anthropic-messages.ts';
import { googleStream } from './google-stream.ts';
import { openaiChat } from './openai-chat.ts';
import { openaiResponses } from './openai-responses.ts';
import type { Quirks, Wire } from './wire.ts';

/** A row for each provider: to add one, add its row here and in the catalogue, and a file where its format is new. */
interface Vendor {
  baseUrl: string;
  wire: Wire;
  /** Used where an address of the operator's own turns out not to know the newer format. */
  olderWire?: Wire;
  quirks?: Quirks;
  headers(key: string): Record<string, string>;
  /** The cheapest call that needs a good key, under the base address. */
  checkPath: string;
  /** What the price list calls it. */
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
  // Counts unasked, and refuses a field it does not know.
  mistral: compatible('https://api.mistral.ai/v1', 'mistral', { quirks: { asksForUsage: false } }),
  groq: compatible('https://api.groq.com/openai/v1', 'groq', {
    quirks: { limitField: 'max_completion_tokens' },
  }),
  xai: compatible('https://api.x.ai/v1', 'x-ai', { checkPath: '/api-key' }),
  // Without a version: its balance is not under one.
  deepseek: compatible('https://api.deepseek.com', 'deepseek', { checkPath: '/user/balance' }),
  // Its list of models is open to everybody; this call is not.
  openrouter: compatible('https://openrouter.ai/api/v1', 'openrouter', { checkPath: '/key' }),
  local: compatible('', '', { priceId: null, headers: () => ({}) }),
};

/** An operator may write an address with or without the version in it, as the vendors' own tools disagree on it. */
export function withVersion(given: string, vendor: Vendor): string {
  const url = new URL(given);
  if (url.pathname !== '/' && url.pathname !== '') return given.replace(/\/+$/, '');
  const path = vendor.baseUrl === '' ? '/v1' : new URL(vendor.baseUrl).pathname;
  return `${url.origin}${path}`.replace(/\/$/, '');
}
