import type { LanguageValue } from './languages.ts';

/** Source of a voice. `built-in` runs on this server; `basic` is a speech program installed by the operator. */
export const VOICE_PROVIDERS = [
  { id: 'built-in', label: 'Built in', needsKey: false },
  { id: 'basic', label: 'Basic', needsKey: false },
  { id: 'openai', label: 'OpenAI', needsKey: true },
  { id: 'google', label: 'Google', needsKey: true },
  { id: 'elevenlabs', label: 'ElevenLabs', needsKey: true },
  { id: 'deepgram', label: 'Deepgram', needsKey: true },
] as const;
export type VoiceProvider = (typeof VOICE_PROVIDERS)[number]['id'];

interface VoiceRow {
  /** `provider/name`, as used in requests and documents. */
  id: string;
  provider: VoiceProvider;
  /** An instrument, never a person. */
  name: string;
  description: string;
  pitch: 'lower' | 'middle' | 'higher';
  /** Supported languages; `all` for all 41. */
  languages: readonly LanguageValue[] | 'all';
}

const row =
  (provider: VoiceProvider, languages: readonly LanguageValue[] | 'all') =>
  (name: string, pitch: VoiceRow['pitch'], description: string): VoiceRow => ({
    id: `${provider}/${name.toLowerCase()}`,
    provider,
    name,
    description,
    pitch,
    languages,
  });

const builtIn = row('built-in', ['english']);

/** Named after instruments of similar range. Only voices that pass the read-back benchmark are listed. */
const BUILT_IN = [
  builtIn('Cello', 'lower', 'low, warm, unhurried'),
  builtIn('Bassoon', 'lower', 'low, dry, even'),
  builtIn('Trombone', 'lower', 'low, full, firm'),
  builtIn('Horn', 'lower', 'low to middle, round, calm'),
  builtIn('Baritone', 'lower', 'low to middle, clear, brisk'),
  builtIn('Tenor', 'lower', 'middle, light, friendly'),
  builtIn('Saxophone', 'lower', 'middle, bright, lively'),
  builtIn('Euphonium', 'lower', 'middle, slow, clear'),
  builtIn('Tuba', 'lower', 'low, quick, plain'),
  builtIn('Viola', 'higher', 'middle, soft, thoughtful'),
  builtIn('Clarinet', 'higher', 'middle to high, smooth, steady'),
  builtIn('Violin', 'higher', 'high, bright, warm'),
  builtIn('Flute', 'higher', 'high, light, quick'),
  builtIn('Celesta', 'higher', 'high, gentle, airy'),
] as const;

/** Default voices of the first and second host. */
export const DEFAULT_VOICES = ['built-in/cello', 'built-in/clarinet'] as const;

const openai = row('openai', 'all');
const OPENAI = [
  openai('Alloy', 'middle', 'even and neutral'),
  openai('Ash', 'lower', 'clear and direct'),
  openai('Ballad', 'lower', 'soft, with a lilt'),
  openai('Cedar', 'lower', 'deep and natural'),
  openai('Coral', 'higher', 'warm and friendly'),
  openai('Echo', 'lower', 'calm and measured'),
  openai('Fable', 'middle', 'a storyteller'),
  openai('Marin', 'higher', 'bright and natural'),
  openai('Nova', 'higher', 'lively'),
  openai('Onyx', 'lower', 'deep and steady'),
  openai('Sage', 'higher', 'gentle and thoughtful'),
  openai('Shimmer', 'higher', 'light and clear'),
  openai('Verse', 'lower', 'expressive'),
];

/** Languages documented for Google's speech models, among our 41. */
const GOOGLE_LANGUAGES: readonly LanguageValue[] = [
  'arabic',
  'bengali',
  'dutch',
  'english',
  'french',
  'german',
  'hindi',
  'indonesian',
  'italian',
  'japanese',
  'korean',
  'polish',
  'portuguese_br',
  'romanian',
  'russian',
  'spanish',
  'tamil',
  'thai',
  'turkish',
  'ukrainian',
  'vietnamese',
];
const google = row('google', GOOGLE_LANGUAGES);
const GOOGLE = [
  google('Zephyr', 'higher', 'bright'),
  google('Puck', 'middle', 'upbeat'),
  google('Charon', 'lower', 'informative'),
  google('Kore', 'higher', 'firm'),
  google('Fenrir', 'lower', 'excitable'),
  google('Leda', 'higher', 'youthful'),
  google('Orus', 'lower', 'firm'),
  google('Aoede', 'higher', 'breezy'),
  google('Callirrhoe', 'higher', 'easy-going'),
  google('Autonoe', 'higher', 'bright'),
  google('Enceladus', 'lower', 'breathy'),
  google('Iapetus', 'lower', 'clear'),
  google('Umbriel', 'lower', 'easy-going'),
  google('Algieba', 'lower', 'smooth'),
  google('Despina', 'higher', 'smooth'),
  google('Erinome', 'higher', 'clear'),
  google('Algenib', 'lower', 'gravelly'),
  google('Rasalgethi', 'lower', 'informative'),
  google('Laomedeia', 'higher', 'upbeat'),
  google('Achernar', 'higher', 'soft'),
  google('Alnilam', 'lower', 'firm'),
  google('Schedar', 'lower', 'even'),
  google('Gacrux', 'higher', 'mature'),
  google('Pulcherrima', 'higher', 'forward'),
  google('Achird', 'lower', 'friendly'),
  google('Zubenelgenubi', 'lower', 'casual'),
  google('Vindemiatrix', 'higher', 'gentle'),
  google('Sadachbia', 'lower', 'lively'),
  google('Sadaltager', 'lower', 'knowledgeable'),
  google('Sulafat', 'higher', 'warm'),
];

/** Languages of the multilingual v2 model, among our 41. */
const ELEVENLABS_LANGUAGES: readonly LanguageValue[] = [
  'arabic',
  'bulgarian',
  'chinese',
  'croatian',
  'czech',
  'danish',
  'dutch',
  'english',
  'finnish',
  'french',
  'german',
  'greek',
  'hindi',
  'indonesian',
  'italian',
  'japanese',
  'korean',
  'malay',
  'polish',
  'portuguese',
  'portuguese_br',
  'romanian',
  'russian',
  'slovak',
  'spanish',
  'swedish',
  'tamil',
  'turkish',
  'ukrainian',
];
const elevenlabs = row('elevenlabs', ELEVENLABS_LANGUAGES);
/** Voices of every ElevenLabs account; their ids are in the provider's file. */
const ELEVENLABS = [
  elevenlabs('Rachel', 'higher', 'calm, narrating'),
  elevenlabs('Sarah', 'higher', 'soft, newsreading'),
  elevenlabs('George', 'lower', 'warm, storytelling'),
  elevenlabs('Brian', 'lower', 'deep, narrating'),
  elevenlabs('Daniel', 'lower', 'steady, broadcasting'),
  elevenlabs('Charlotte', 'higher', 'light, conversational'),
];

const deepgram = row('deepgram', ['english']);
const DEEPGRAM = [
  deepgram('Thalia', 'higher', 'clear and energetic'),
  deepgram('Andromeda', 'higher', 'casual'),
  deepgram('Helena', 'higher', 'caring'),
  deepgram('Apollo', 'lower', 'confident'),
  deepgram('Arcas', 'lower', 'natural and smooth'),
  deepgram('Aries', 'lower', 'warm'),
];

/**
 * Languages `basic` speaks intelligibly; an installation reports which of them it has. Not offered because they aren't
 * intelligible: Arabic and Hebrew (missing vowels), Japanese (reads kanji as "Chinese letter"), Chinese (spelled out in English),
 * Korean (wrong assimilation) and Thai (fragmented).
 */
const BASIC_LANGUAGES: readonly LanguageValue[] = [
  'bengali',
  'bulgarian',
  'croatian',
  'czech',
  'danish',
  'dutch',
  'english',
  'finnish',
  'french',
  'german',
  'greek',
  'hindi',
  'hungarian',
  'indonesian',
  'italian',
  'latvian',
  'lithuanian',
  'malay',
  'norwegian',
  'persian',
  'polish',
  'portuguese',
  'portuguese_br',
  'romanian',
  'russian',
  'serbian',
  'slovak',
  'slovenian',
  'spanish',
  'swedish',
  'tamil',
  'turkish',
  'ukrainian',
  'urdu',
  'vietnamese',
];
const basic = row('basic', BASIC_LANGUAGES);
const BASIC = [
  basic('Low', 'lower', 'mechanical, lower'),
  basic('High', 'higher', 'mechanical, higher'),
];

export const VOICES: readonly VoiceRow[] = [
  ...BUILT_IN,
  ...BASIC,
  ...OPENAI,
  ...GOOGLE,
  ...ELEVENLABS,
  ...DEEPGRAM,
];

const byId = new Map(VOICES.map((voice) => [voice.id, voice]));

export function findVoice(id: string): VoiceRow | null {
  return byId.get(id) ?? null;
}

export function canSpeak(voice: VoiceRow, language: LanguageValue): boolean {
  return voice.languages === 'all' || voice.languages.includes(language);
}
