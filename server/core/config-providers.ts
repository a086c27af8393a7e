import type { z } from 'zod';
import type { KeyedProvider } from '#contract/catalog/providers.ts';
import * as field from './config-fields.ts';

export const HOUSE_PROVIDERS = [
  'OPENAI',
  'ANTHROPIC',
  'GOOGLE_AI',
  'MISTRAL',
  'GROQ',
  'XAI',
  'DEEPSEEK',
  'OPENROUTER',
] as const;
type HouseProvider = (typeof HOUSE_PROVIDERS)[number];
export const PROVIDER_OF: Record<HouseProvider, KeyedProvider> = {
  OPENAI: 'openai',
  ANTHROPIC: 'anthropic',
  GOOGLE_AI: 'google',
  MISTRAL: 'mistral',
  GROQ: 'groq',
  XAI: 'xai',
  DEEPSEEK: 'deepseek',
  OPENROUTER: 'openrouter',
};

export const houseKeys = Object.fromEntries(
  HOUSE_PROVIDERS.map((provider) => [`${provider}_API_KEY`, field.anyText.optional()]),
) as Record<`${HouseProvider}_API_KEY`, z.ZodOptional<z.ZodString>>;
export const houseUrls = Object.fromEntries(
  HOUSE_PROVIDERS.map((provider) => [`${provider}_BASE_URL`, field.webUrl.optional()]),
) as Record<`${HouseProvider}_BASE_URL`, z.ZodOptional<typeof field.webUrl>>;
