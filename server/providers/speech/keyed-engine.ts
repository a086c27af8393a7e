import { AppError } from '#server/core/app-error.ts';
import { fromRawPcm } from './pcm16.ts';
import type { SpeechEngine, SpeechRequest } from './port.ts';
import { callVendor } from './vendor-call.ts';

export const SAMPLE_RATE = 24_000;

interface Keyed extends Pick<
  SpeechEngine,
  'provider' | 'version' | 'pacedVersion' | 'pace' | 'price' | 'longestText' | 'concurrency'
> {
  request(
    line: SpeechRequest,
    key: string,
  ): { url: string; headers: Record<string, string>; body: unknown };
  /** Extracts the audio if the response isn't raw audio. */
  soundIn?(answer: Uint8Array): Uint8Array;
}

/** Voices of a vendor, used with the customer's key. They read numbers and abbreviations themselves. */
export function createKeyedEngine(vendor: Keyed): SpeechEngine {
  const { request, soundIn, ...engine } = vendor;
  return {
    ...engine,
    // A getter, because the price can change while the process runs.
    get price() {
      return vendor.price;
    },
    wantsSpokenForm: false,
    takesIpa: false,
    needsKey: true,
    state: async () => ({ state: 'ready' }),
    async speak(line, signal) {
      if (line.key === null) throw new AppError('voice_key_needed');
      const answer = await callVendor({ ...request(line, line.key), signal });
      return fromRawPcm(soundIn ? soundIn(answer) : answer, SAMPLE_RATE);
    },
    close: async () => {},
  };
}
