import type { Config } from '#server/core/config.ts';
import { openRecording } from './cut-audio.ts';
import { createDeepgramRecognizer } from './deepgram.ts';
import { createGoogleRecognizer } from './google.ts';
import { createOpenaiRecognizer } from './openai.ts';
import type { Recognition, Recognizer } from './port.ts';

/** The operator's own first, since it costs nobody anything; then by what recognises best for its price. */
export function selectRecognition({ ai, recognition }: Config): Recognition {
  const baseOf = (provider: string, usual: string) =>
    ai.house.find((one) => one.provider === provider)?.baseUrl ?? usual;
  const { localUrl, localModel, deepgramUrl } = recognition;
  const local: Recognizer[] = localUrl
    ? [createOpenaiRecognizer({ provider: 'local', baseUrl: localUrl, model: localModel })]
    : [];
  return {
    open: openRecording,
    recognizers: [
      ...local,
      createOpenaiRecognizer({
        provider: 'groq',
        baseUrl: baseOf('groq', 'https://api.groq.com/openai/v1'),
        model: 'whisper-large-v3-turbo',
      }),
      createDeepgramRecognizer({ baseUrl: deepgramUrl, model: 'nova-3' }),
      createOpenaiRecognizer({
        provider: 'openai',
        baseUrl: baseOf('openai', 'https://api.openai.com/v1'),
        model: 'whisper-1',
      }),
      createGoogleRecognizer({
        baseUrl: baseOf('google', 'https://generativelanguage.googleapis.com/v1beta'),
        model: 'gemini-2.5-flash',
      }),
    ],
  };
}
