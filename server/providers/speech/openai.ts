import { createKeyedEngine } from './keyed-engine.ts';
import type { SpeechEngine } from './port.ts';

const MODEL = 'gpt-4o-mini-tts';

/** https://platform.openai.com/docs/api-reference/audio/createSpeech */
export function createOpenAiEngine(baseUrl = 'https://api.openai.com/v1'): SpeechEngine {
  return createKeyedEngine({
    provider: 'openai',
    version: MODEL,
    pace: { least: 0.25, most: 4, step: 0.01 },
    // $0.015 to $0.018 per minute of audio.
    price: { per: 'second', microCents: 30_000 },
    longestText: 1800,
    concurrency: 4,
    request: ({ voice, text, pace }, key) => ({
      url: `${baseUrl}/audio/speech`,
      headers: { authorization: `Bearer ${key}` },
      body: { model: MODEL, voice, input: text, response_format: 'pcm', speed: pace },
    }),
  });
}
