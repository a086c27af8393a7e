import { AppError } from '#server/core/app-error.ts';
import { fromRawPcm } from './pcm16.ts';
import type { SpeechEngine } from './port.ts';
import { callVendor } from './vendor-call.ts';

const SAMPLE_RATE = 24_000;
const LONGEST_TEXT = 1800;

/** https://developers.deepgram.com/reference/text-to-speech/speak-request, its speed in /docs/tts-voice-controls */
export function createDeepgramEngine(baseUrl = 'https://api.deepgram.com/v1'): SpeechEngine {
  return {
    provider: 'deepgram',
    version: 'aura-2',
    // Before it took a pace, everything was said at the usual one, whatever the name of the clip says.
    pacedVersion: 'aura-2 with speed',
    pace: { least: 0.7, most: 1.5, step: 0.01 },
    wantsSpokenForm: false,
    takesIpa: false,
    needsKey: true,
    // $30 for a million characters.
    price: { per: 'character', microCents: 3000 },
    longestText: LONGEST_TEXT,
    concurrency: 2,
    state: async () => ({ state: 'ready' }),
    async speak({ voice, text, pace, key }, signal) {
      if (key === null) throw new AppError('voice_key_needed');
      const query = new URLSearchParams({
        model: `aura-2-${voice}-en`,
        encoding: 'linear16',
        container: 'none',
        sample_rate: String(SAMPLE_RATE),
        // Servers that somebody runs by himself may be older than this.
        ...(pace !== 1 && { speed: String(pace) }),
      });
      const bytes = await callVendor({
        url: `${baseUrl}/speak?${query.toString()}`,
        headers: { authorization: `Token ${key}` },
        body: { text },
        signal,
      });
      return fromRawPcm(bytes, SAMPLE_RATE);
    },
    close: async () => {},
  };
}
