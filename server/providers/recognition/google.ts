import { parseClock } from '#server/text/subtitles/clock-times.ts';
import { toCues } from '#server/text/subtitles/raw-cue.ts';
import type { RecognizedTokens, Recognizer } from './port.ts';
import { asList, asObject, asText, callService } from './service-call.ts';

const MEGABYTE = 1024 * 1024;

const ASK =
  'Transcribe all speech in this recording word for word, in the language spoken. Give one entry for every sentence or clause, with its start and end as MM:SS.s from the beginning of this recording. Do not translate, summarise or add anything. If nothing is said, give an empty list.';

const SCHEMA = {
  type: 'OBJECT',
  properties: {
    language: { type: 'STRING', description: 'BCP 47 tag of the language spoken' },
    segments: {
      type: 'ARRAY',
      items: {
        type: 'OBJECT',
        properties: {
          start: { type: 'STRING' },
          end: { type: 'STRING' },
          text: { type: 'STRING' },
        },
        required: ['start', 'end', 'text'],
      },
    },
  },
  required: ['segments'],
};

/**
 * A second of audio is 32 input tokens; a minute of speech gives about 500 output tokens including times. Prices in cents per
 * million tokens; audio costs more than text.
 */
const TOKENS_PER_SECOND = { in: 32, out: 9 };
const PRICE = { in: 50, out: 150 };

/** Gemini as recognizer. Its times are only accurate to a second, so parts are short. */
export function createGoogleRecognizer({
  baseUrl,
  model,
}: {
  baseUrl: string;
  model: string;
}): Recognizer {
  return {
    provider: 'google',
    model,
    price({ ms, tokens }) {
      const guess = {
        in: TOKENS_PER_SECOND.in * (ms / 1000),
        out: TOKENS_PER_SECOND.out * (ms / 1000),
      };
      const used = tokens ?? guess;
      return Math.ceil(used.in * PRICE.in + used.out * PRICE.out);
    },
    limits: { bytes: 12 * MEGABYTE, ms: 5 * 60_000 },
    async recognize({ bytes, type }, { key, signal }) {
      const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');
      const init = {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-goog-api-key': key },
        body: JSON.stringify({
          contents: [
            { role: 'user', parts: [{ inlineData: { mimeType: type, data } }, { text: ASK }] },
          ],
          generationConfig: {
            temperature: 0,
            responseMimeType: 'application/json',
            responseSchema: SCHEMA,
          },
        }),
      };
      const answer = asObject(
        await callService(`${baseUrl}/models/${model}:generateContent`, init, signal),
      );
      const content = asObject(asObject(asList(answer['candidates'])[0])['content']);
      const written = asList(content['parts'])
        .map((part) => asText(asObject(part)['text']))
        .join('');
      const parsed = asObject(parse(written));
      return {
        cues: toCues(
          asList(parsed['segments'])
            .map(asObject)
            .map((segment) => ({
              startMs: parseClock(asText(segment['start'])),
              endMs: parseClock(asText(segment['end'])),
              text: asText(segment['text']),
            })),
        ),
        languageTag: asText(parsed['language']) || null,
        ...countedIn(asObject(answer['usageMetadata'])),
      };
    },
  };
}

/** Reasoning tokens cost the same. */
function countedIn(usage: Record<string, unknown>): { tokens?: RecognizedTokens } {
  const asked = Number(usage['promptTokenCount']);
  const written =
    Number(usage['candidatesTokenCount'] ?? 0) + Number(usage['thoughtsTokenCount'] ?? 0);
  return asked > 0 && written >= 0 ? { tokens: { in: asked, out: written } } : {};
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
