import { createKeyedEngine, SAMPLE_RATE } from './keyed-engine.ts';
import type { SpeechEngine } from './port.ts';

/** https://developers.deepgram.com/reference/text-to-speech/speak-request, its speed in /docs/tts-voice-controls */
export function createDeepgramEngine(baseUrl = 'https://api.deepgram.com/v1'): SpeechEngine {
  return createKeyedEngine({
    provider: 'deepgram',
    version: 'aura-2',
    // Earlier clips were spoken at normal speed, whatever pace their key says.
    pacedVersion: 'aura-2 with speed',
    pace: { least: 0.7, most: 1.5, step: 0.01 },
    // $30 per million characters.
    price: { per: 'character', microCents: 3000 },
    longestText: 1800,
    concurrency: 2,
    request({ voice, text, pace }, key) {
      const query = new URLSearchParams({
        model: `aura-2-${voice}-en`,
        encoding: 'linear16',
        container: 'none',
        sample_rate: String(SAMPLE_RATE),
        // Older self-hosted servers may not support it.
        ...(pace !== 1 && { speed: String(pace) }),
      });
      return {
        url: `${baseUrl}/speak?${query.toString()}`,
        headers: { authorization: `Token ${key}` },
        body: { text },
      };
    },
  });
}
