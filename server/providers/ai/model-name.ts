/** Makers whose ids can be read as names, and how they spell themselves. */
const MAKERS: Record<string, string> = {
  gpt: 'GPT',
  claude: 'Claude',
  gemini: 'Gemini',
  gemma: 'Gemma',
  llama: 'Llama',
  mistral: 'Mistral',
  mixtral: 'Mixtral',
  ministral: 'Ministral',
  magistral: 'Magistral',
  deepseek: 'DeepSeek',
  grok: 'Grok',
  qwen: 'Qwen',
};

/** OpenAI writes these small. */
const SMALL = ['mini', 'nano', 'turbo'];

/**
 * What people call a model. The price list spells many names well, some as the bare id, and of OpenAI's reasoning models some
 * as another model's; what cannot be read stays as it is.
 */
export function modelName(id: string, listed: string | null): string {
  const bare = id.slice(id.lastIndexOf('/') + 1);
  if (/^o\d/.test(bare)) return bare;
  const name = listed ?? id;
  // Whoever wrote a capital has thought about how the name is spelled.
  if (/\p{Lu}/u.test(name)) return name;
  return fromWords(name.slice(name.lastIndexOf('/') + 1)) ?? name;
}

function fromWords(name: string): string | null {
  const [, dated = null] = /\((?<day>[\d-]+)\)$/.exec(name) ?? [];
  const bare = dated === null ? name : name.slice(0, -dated.length - 2);
  const [first = '', ...words] = bare
    .trim()
    .replace(/(?<=[ -]\d)-(?=\d\b)/g, '.')
    .split(/[ -]/);
  const maker = MAKERS[first];
  if (maker === undefined || words.length === 0) return null;
  const isGpt = first === 'gpt';
  const [version = '', ...others] = words.map((word) => spelled(word, isGpt));
  const whole = [`${maker}${isGpt ? '-' : ' '}${version}`, ...others].join(' ');
  return dated === null ? whole : `${whole} (${dated})`;
}

function spelled(word: string, isGpt: boolean): string {
  if (word === 'oss') return 'OSS';
  if (/^\d+b$/.test(word)) return word.toUpperCase();
  if (isGpt && SMALL.includes(word)) return word;
  return word.charAt(0).toUpperCase() + word.slice(1);
}
