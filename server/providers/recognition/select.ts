import type { Config } from '#server/core/config.ts';
import type { Log } from '#server/core/log.ts';
import { createBuiltInRecognizer } from './built-in/engine.ts';
import { openRecording } from './cut-audio.ts';
import { createDeepgramRecognizer } from './deepgram.ts';
import { createGoogleRecognizer } from './google.ts';
import { createOpenaiRecognizer } from './openai.ts';
import type { Recognition, Recognizer } from './port.ts';

/**
 * The operator's own service first, since it costs nothing; then by quality for the price. Prices come from the models' price
 * list, which a test compares. Deepgram isn't in it: 0.92 cents per minute for multilingual audio plus 0.2 for diarization, the
 * highest reported from deepgram.com/pricing in 2026, so a cap may be reached too early but never too late.
 */
export function selectRecognition({ ai, recognition }: Config, log?: Log): Recognition {
  const baseOf = (provider: string, usual: string) =>
    ai.house.find((one) => one.provider === provider)?.baseUrl ?? usual;
  const { localUrl, localModel, deepgramUrl, modelDir } = recognition;
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
    builtIn: createBuiltInRecognizer({ modelDir, log }),
    recognizers: [
      ...local,
      createOpenaiRecognizer({
        provider: 'groq',
        baseUrl: baseOf('groq', 'https://api.groq.com/openai/v1'),
        model: 'whisper-large-v3-turbo',
        centsPerHour: 4,
      }),
      createDeepgramRecognizer({ baseUrl: deepgramUrl, model: 'nova-3', centsPerHour: 67.2 }),
      createOpenaiRecognizer({
        provider: 'openai',
        baseUrl: baseOf('openai', 'https://api.openai.com/v1'),
        model: 'whisper-1',
        centsPerHour: 36,
      }),
      createGoogleRecognizer({
        baseUrl: baseOf('google', 'https://generativelanguage.googleapis.com/v1beta'),
        model: 'gemini-3.1-flash-lite',
      }),
    ],
  };
}
