import { AppError } from '#server/core/app-error.ts';
import { fromRawPcm } from './pcm16.ts';
import type { SpeechEngine } from './port.ts';
import { callVendor } from './vendor-call.ts';

const MODEL = 'gpt-4o-mini-tts';
const SAMPLE_RATE = 24_000;
const LONGEST_TEXT = 1800;

/** https://platform.openai.com/docs/api-reference/audio/createSpeech */
export function createOpenAiEngine(baseUrl = 'https://api.openai.com/v1'): SpeechEngine {
  return {
    provider: 'openai',
    version: MODEL,
    pace: { least: 0.25, most: 4, step: 0.01 },
    wantsSpokenForm: false,
    takesIpa: false,
    needsKey: true,
    // $0.015 to $0.018 for a minute of sound.
    price: { per: 'second', microCents: 30_000 },
    longestText: LONGEST_TEXT,
    concurrency: 4,
    state: async () => ({ state: 'ready' }),
    async speak({ voice, text, pace, key }, signal) {
      if (key === null) throw new AppError('voice_key_needed');
      const bytes = await callVendor({
        url: `${baseUrl}/audio/speech`,
        headers: { authorization: `Bearer ${key}` },
        body: { model: MODEL, voice, input: text, response_format: 'pcm', speed: pace },
        signal,
      });
      return fromRawPcm(bytes, SAMPLE_RATE);
    },
    close: async () => {},
  };
}
