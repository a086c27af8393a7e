import { AppError } from '#server/core/app-error.ts';
import { toCues } from '#server/text/subtitles/raw-cue.ts';
import type { AudioPart, Recognizer } from './port.ts';
import { asList, asObject, asText, callService, priceOfTime, shortTag } from './service-call.ts';

const MEGABYTE = 1024 * 1024;

interface Options {
  baseUrl: string;
  model: string;
  centsPerHour: number;
}

/** Deepgram's `listen` endpoint with speaker diarization. */
export function createDeepgramRecognizer({ baseUrl, model, centsPerHour }: Options): Recognizer {
  async function listen(
    { bytes, type }: AudioPart,
    language: Record<string, string>,
    { key, signal }: { key: string; signal: AbortSignal },
  ): Promise<unknown> {
    const query = new URLSearchParams({
      model,
      smart_format: 'true',
      utterances: 'true',
      diarize: 'true',
      ...language,
    });
    const headers = { authorization: `Token ${key}`, 'content-type': type };
    const init = { method: 'POST', headers, body: bytes };
    return callService(`${baseUrl}/listen?${query.toString()}`, init, signal);
  }

  return {
    provider: 'deepgram',
    model,
    limits: { bytes: 100 * MEGABYTE, ms: 30 * 60_000 },
    price: ({ ms }) => priceOfTime(ms, centsPerHour),
    async recognize(part, { key, languageTag, signal }) {
      const language = shortTag(languageTag);
      const asked = { key, signal };
      const answer = asObject(
        language
          ? await listen(part, { language }, asked).catch((error: unknown) => {
              // Not every language has its own model; fall back to the multilingual one with a hint.
              if (!(error instanceof AppError) || error.code !== 'recognizer_failed') throw error;
              return listen(part, { language: 'multi', language_hint: language }, asked);
            })
          : await listen(part, { language: 'multi' }, asked),
      );
      const results = asObject(answer['results']);
      const utterances = asList(results['utterances']).map(asObject);
      const speakers = new Set(utterances.map((one) => one['speaker']));
      const channel = asObject(asList(results['channels'])[0]);
      const heard = asList(asObject(asList(channel['alternatives'])[0])['languages']);
      return {
        cues: toCues(
          utterances.map((one) => ({
            startMs: Number(one['start']) * 1000,
            endMs: Number(one['end']) * 1000,
            text: asText(one['transcript']),
            // A single speaker needs no label.
            ...(speakers.size > 1 && { speaker: `Speaker ${Number(one['speaker']) + 1}` }),
          })),
        ),
        languageTag: asText(channel['detected_language']) || asText(heard[0]) || language,
      };
    },
  };
}
