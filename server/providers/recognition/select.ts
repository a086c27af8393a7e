import type { Config } from '#server/core/config.ts';
import { openRecording } from './cut-audio.ts';
import { createDeepgramRecognizer } from './deepgram.ts';
import { createGoogleRecognizer } from './google.ts';
import { createOpenaiRecognizer } from './openai.ts';
import type { Recognition, Recognizer } from './port.ts';

/**
 * The operator's own first, since it costs nobody anything; then by what recognises best for its price. Prices are the
 * services' own lists of November 2026: groq.com/pricing, deepgram.com/pricing (many languages), openai.com/api/pricing.
 */
export function selectRecognition({ ai, recognition }: Config): Recognition {
  const baseOf = (provider: string, usual: string) =>
    ai.house.find((one) => one.provider === provider)?.baseUrl ?? usual;
  const { localUrl, localModel, deepgramUrl } = recognition;
  const local: Recognizer[] = localUrl
    ? [
        createOpenaiRecognizer({
          provider: 'local',
          baseUrl: localUrl,
          model: localModel,
          centsPerHour: 0,
        }),
      ]
    : [];
  return {
    open: openRecording,
    recognizers: [
      ...local,
      createOpenaiRecognizer({
        provider: 'groq',
        baseUrl: baseOf('groq', 'https://api.groq.com/openai/v1'),
        model: 'whisper-large-v3-turbo',
        centsPerHour: 4,
      }),
      createDeepgramRecognizer({ baseUrl: deepgramUrl, model: 'nova-3', centsPerHour: 32 }),
      createOpenaiRecognizer({
        provider: 'openai',
        baseUrl: baseOf('openai', 'https://api.openai.com/v1'),
        model: 'whisper-1',
        centsPerHour: 36,
      }),
      createGoogleRecognizer({
        baseUrl: baseOf('google', 'https://generativelanguage.googleapis.com/v1beta'),
        model: 'gemini-2.5-flash',
      }),
    ],
  };
}
