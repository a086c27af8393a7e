/** Vendors whose ids can be turned into names, and how they're spelled. */
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

/** Lowercase in OpenAI's names. */
const SMALL = ['mini', 'nano', 'turbo'];

/**
 * Display name of a model. The price list often has a good one, sometimes only the id, and for some OpenAI reasoning models
 * another model's name. Ids we can't parse stay unchanged.
 */
export function modelName(id: string, listed: string | null): string {
  const bare = id.slice(id.lastIndexOf('/') + 1);
  if (/^o\d/.test(bare)) return bare;
  const name = listed ?? id;
  // A capital letter means the name is already spelled properly.
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
