import type { Config } from '#server/core/config.ts';
import { checkVoiceKey } from './check-key.ts';
import { createDeepgramEngine } from './deepgram.ts';
import { createElevenLabsEngine } from './elevenlabs.ts';
import { createEspeakEngine } from './espeak.ts';
import { createGoogleEngine } from './google.ts';
import { createNeuralEngine } from './neural/engine.ts';
import { createOpenAiEngine } from './openai.ts';
import type { SpeechEngines } from './port.ts';

/** All voice engines; each reports whether it can be used. */
export function selectSpeech({ speech, ai }: Pick<Config, 'speech' | 'ai'>): SpeechEngines {
  const baseUrl = (provider: string) =>
    ai.house.find((house) => house.provider === provider)?.baseUrl;
  const {
    elevenLabsUrl = 'https://api.elevenlabs.io/v1',
    deepgramUrl = 'https://api.deepgram.com/v1',
  } = speech;
  const all = [
    createNeuralEngine({ modelDir: speech.modelDir }),
    createOpenAiEngine(baseUrl('openai')),
    createGoogleEngine(baseUrl('google')),
    createElevenLabsEngine(elevenLabsUrl),
    createDeepgramEngine(deepgramUrl),
    createEspeakEngine({ espeakPath: speech.espeakPath, searchPath: speech.searchPath }),
  ];
  return {
    all,
    find: (provider) => all.find((engine) => engine.provider === provider) ?? null,
    checkKey(provider, key) {
      if (provider === 'elevenlabs') {
        return checkVoiceKey(`${elevenLabsUrl}/user`, { 'xi-api-key': key });
      }
      if (provider === 'deepgram') {
        return checkVoiceKey(`${deepgramUrl}/projects`, { authorization: `Token ${key}` });
      }
      return null;
    },
    close: async () => void (await Promise.all(all.map((engine) => engine.close()))),
  };
}
