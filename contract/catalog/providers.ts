/** AI providers, in display order. Everything else about them is in `server/providers/ai`. */
export interface ProviderRow {
  value: string;
  name: string;
  keysUrl: string;
  /** Prefix of its keys, as a hint in the input. */
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

/** Providers used only for speech. */
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

/** A provider that needs an API key. */
export type KeyedProvider = (typeof PROVIDERS)[number]['value'];

/** The operator's own model server, which has no customer keys. */
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

/** Splits `openai/gpt-5`; `null` if it's malformed or the provider is unknown. */
export function splitModelId(id: string): { provider: ProviderValue; model: string } | null {
  const slash = id.indexOf('/');
  const provider = id.slice(0, slash);
  const model = id.slice(slash + 1);
  if (slash < 1 || model === '' || !Object.hasOwn(PROVIDER_NAMES, provider)) return null;
  return { provider: provider as ProviderValue, model };
}
