import { toCues } from '#server/text/subtitles/raw-cue.ts';
import type { Recognizer } from './port.ts';
import { asList, asObject, asText, callService, shortTag } from './service-call.ts';

const MEGABYTE = 1024 * 1024;

/** Deepgram's `listen`, with speakers told apart. */
export function createDeepgramRecognizer({
  baseUrl,
  model,
}: {
  baseUrl: string;
  model: string;
}): Recognizer {
  return {
    provider: 'deepgram',
    limits: { bytes: 100 * MEGABYTE, ms: 30 * 60_000 },
    async recognize({ bytes, type }, { key, languageTag, signal }) {
      const query = new URLSearchParams({
        model,
        smart_format: 'true',
        utterances: 'true',
        diarize: 'true',
      });
      const language = shortTag(languageTag);
      if (language) query.set('language', language);
      else query.set('detect_language', 'true');
      const init = {
        method: 'POST',
        headers: { authorization: `Token ${key}`, 'content-type': type },
        body: bytes,
      };
      const answer = asObject(
        await callService(`${baseUrl}/listen?${query.toString()}`, init, signal),
      );
      const results = asObject(answer['results']);
      const utterances = asList(results['utterances']).map(asObject);
      const speakers = new Set(utterances.map((one) => one['speaker']));
      const channel = asObject(asList(results['channels'])[0]);
      return {
        cues: toCues(
          utterances.map((one) => ({
            startMs: Number(one['start']) * 1000,
            endMs: Number(one['end']) * 1000,
            text: asText(one['transcript']),
            // One voice alone needs no name.
            ...(speakers.size > 1 && { speaker: `Speaker ${Number(one['speaker']) + 1}` }),
          })),
        ),
        languageTag: asText(channel['detected_language']) || language,
      };
    },
  };
}
