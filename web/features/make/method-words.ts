import { getLanguage, type LanguageValue } from '#contract/catalog/languages.ts';
import { PROVIDER_NAMES, type ProviderValue } from '#contract/catalog/providers.ts';
import { counted } from '#contract/count.ts';
import type { RecognitionInfo } from '#contract/recognition.ts';

const MINUTE = 60;

const ALTERNATIVES =
  'You can also add a key for OpenAI, Groq, Google or Deepgram, or choose subtitles or text instead.';

/** Whether mistakes are likely, as far as it is known. */
export function mistakeWords(
  { poorLanguages: poor }: RecognitionInfo,
  language: LanguageValue | null,
): string | null {
  const [first] = poor;
  if (first === undefined) return null;
  if (language === null)
    return `In some languages, such as ${getLanguage(first).name}, transcripts may have a lot of mistakes.`;
  if (!poor.includes(language)) return null;
  return `Transcripts in ${getLanguage(language).name} may have a lot of mistakes. ${ALTERNATIVES}`;
}

/** How a recording becomes text, and the wait. */
export function methodWords(
  { method, provider, languages, hourTakesSeconds: { english, other } }: RecognitionInfo,
  language: LanguageValue | null,
): string {
  if (method === 'none')
    return 'This server can’t transcribe on its own. Add a key for OpenAI, Groq, Google or Deepgram, or choose subtitles or text instead. If you run the server yourself, “npm run admin -- doctor” shows how to add transcription.';
  if (method === 'operator')
    return 'We’ll transcribe the recording with this server’s speech service.';
  if (method === 'own-key' || method === 'house-key') {
    const name = nameOf(provider);
    return method === 'own-key'
      ? `We’ll send the recording to ${name} with your key. How long it takes depends on ${name}.`
      : `We’ll send the recording to ${name}, at no cost to you. How long it takes depends on ${name}.`;
  }
  if (languages === 'english')
    return `We’ll transcribe the recording on this server, no key needed. This only works for English. An hour of audio takes about ${minutes(english)}.`;
  const known = language === 'english' ? english : language === null ? null : other;
  if (known !== null)
    return `We’ll transcribe the recording on this server, no key needed. An hour of audio takes about ${minutes(known)}.`;
  return `We’ll transcribe the recording on this server, no key needed. An hour of English takes about ${minutes(english)}. Other languages take about ${minutes(other)}.`;
}

function minutes(seconds: number | null): string {
  const whole = Math.max(1, Math.round((seconds ?? 0) / MINUTE));
  return counted(whole, 'minute', 'minutes');
}

function nameOf(provider: string | null): string {
  const names: Partial<Record<string, string>> = { ...PROVIDER_NAMES, deepgram: 'Deepgram' };
  return names[(provider ?? '') as ProviderValue] ?? 'your provider';
}
