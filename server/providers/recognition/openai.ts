import { toCues } from '#server/text/subtitles/raw-cue.ts';
import { LANGUAGES } from '#contract/catalog/languages.ts';
import { asList, asObject, asText, callService, priceOfTime, shortTag } from './service-call.ts';
import type { Recognizer } from './port.ts';

interface Options {
  provider: string;
  baseUrl: string;
  model: string;
  centsPerHour: number;
}

const MEGABYTE = 1024 * 1024;

/** OpenAI's `audio/transcriptions`; Groq and self-hosted servers support it, too. */
export function createOpenaiRecognizer({
  provider,
  baseUrl,
  model,
  centsPerHour,
}: Options): Recognizer {
  return {
    provider,
    model,
    price: ({ ms }) => priceOfTime(ms, centsPerHour),
    limits: { bytes: 24 * MEGABYTE, ms: 15 * 60_000 },
    async recognize({ bytes, type, extension }, { key, languageTag, signal }) {
      const form = new FormData();
      form.set('file', new Blob([bytes], { type }), `part.${extension}`);
      form.set('model', model);
      form.set('response_format', 'verbose_json');
      form.append('timestamp_granularities[]', 'segment');
      const language = shortTag(languageTag);
      if (language) form.set('language', language);
      const headers = key === '' ? {} : { authorization: `Bearer ${key}` };
      const init = { method: 'POST', headers, body: form };
      const answer = asObject(await callService(`${baseUrl}/audio/transcriptions`, init, signal));
      const segments = asList(answer['segments']).map(asObject);
      const spoken = segments.filter((segment) => !(Number(segment['no_speech_prob']) > 0.9));
      return {
        cues: toCues(
          spoken.map((segment) => ({
            startMs: Number(segment['start']) * 1000,
            endMs: Number(segment['end']) * 1000,
            text: asText(segment['text']),
          })),
        ),
        languageTag: tagOf(asText(answer['language'])),
      };
    },
  };
}

/** The service returns the language's English name or its code. */
function tagOf(named: string): string | null {
  const name = named.toLowerCase();
  if (/^[a-z]{2,3}$/.test(name)) return name;
  return LANGUAGES.find((language) => language.value === name)?.tag ?? null;
}
