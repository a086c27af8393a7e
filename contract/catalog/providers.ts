/** Whoever runs models, in the order the pages show them. Everything else about one is in `server/providers/ai`. */
export interface ProviderRow {
  value: string;
  name: string;
  /** Where a customer makes a key. */
  keysUrl: string;
  /** What its keys begin with; only a hint for the field. */
  keyHint: string;
}

export const PROVIDERS = [
  {
    value: 'openai',
    name: 'OpenAI',
    keysUrl: 'https://platform.openai.com/api-keys',
    keyHint: 'sk-…',
  },
  {
    value: 'anthropic',
    name: 'Anthropic',
    keysUrl: 'https://console.anthropic.com/settings/keys',
    keyHint: 'sk-ant-…',
  },
  {
    value: 'google',
    name: 'Google Gemini',
    keysUrl: 'https://aistudio.google.com/app/apikey',
    keyHint: 'AIza…',
  },
  {
    value: 'mistral',
    name: 'Mistral',
    keysUrl: 'https://console.mistral.ai/api-keys',
    keyHint: '',
  },
  { value: 'groq', name: 'Groq', keysUrl: 'https://console.groq.com/keys', keyHint: 'gsk_…' },
  { value: 'xai', name: 'xAI', keysUrl: 'https://console.x.ai', keyHint: 'xai-…' },
  {
    value: 'deepseek',
    name: 'DeepSeek',
    keysUrl: 'https://platform.deepseek.com/api_keys',
    keyHint: 'sk-…',
  },
  {
    value: 'openrouter',
    name: 'OpenRouter',
    keysUrl: 'https://openrouter.ai/settings/keys',
    keyHint: 'sk-or-…',
  },
] as const satisfies readonly ProviderRow[];

/** Speech has providers of its own beside those that write. */
export const SPEECH_PROVIDERS: readonly ProviderRow[] = [
  {
    value: 'deepgram',
    name: 'Deepgram (speech)',
    keysUrl: 'https://console.deepgram.com',
    keyHint: '',
  },
  {
    value: 'elevenlabs',
    name: 'ElevenLabs (voices)',
    keysUrl: 'https://elevenlabs.io/app/settings/api-keys',
    keyHint: 'sk_…',
  },
];

/** A provider that customers and operators can have a key of. */
export type KeyedProvider = (typeof PROVIDERS)[number]['value'];

/** The model server that the operator runs; it has no keys of customers. */
const LOCAL_PROVIDER = 'local';
export type ProviderValue = KeyedProvider | typeof LOCAL_PROVIDER;

export const PROVIDER_NAMES: Readonly<Record<ProviderValue, string>> = {
  ...(Object.fromEntries(PROVIDERS.map(({ value, name }) => [value, name])) as Record<
    KeyedProvider,
    string
  >),
  local: 'this server’s own model',
};

export const BUILT_IN_MODEL = 'built-in';

/** `openai/gpt-5` → its two parts; `null` where it is not of that shape or the provider is not one of ours. */
export function splitModelId(id: string): { provider: ProviderValue; model: string } | null {
  const slash = id.indexOf('/');
  const provider = id.slice(0, slash);
  const model = id.slice(slash + 1);
  if (slash < 1 || model === '' || !Object.hasOwn(PROVIDER_NAMES, provider)) return null;
  return { provider: provider as ProviderValue, model };
}
