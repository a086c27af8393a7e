import { AppError } from '#server/core/app-error.ts';
import { createKeyedEngine, SAMPLE_RATE } from './keyed-engine.ts';
import type { SpeechEngine } from './port.ts';

const MODEL = 'eleven_multilingual_v2';
/** Ids of the voices every account has. */
const VOICE_IDS: Readonly<Record<string, string>> = {
  rachel: '21m00Tcm4TlvDq8ikWAM',
  sarah: 'EXAVITQu4vr4xnSDxMaL',
  george: 'JBFqnCBsd6RMkjVDRZzb',
  brian: 'nPczCjzI2devNBz1zQrb',
  daniel: 'onwK4e9ZLuTAKqWW03F9',
  charlotte: 'XB0fDUnXU5powFXDhCwa',
};

/** https://elevenlabs.io/docs/api-reference/text-to-speech/convert */
export function createElevenLabsEngine(baseUrl = 'https://api.elevenlabs.io/v1'): SpeechEngine {
  return createKeyedEngine({
    provider: 'elevenlabs',
    version: MODEL,
    pace: { least: 0.7, most: 1.2, step: 0.01 },
    // At most $165 per million characters; less on larger plans.
    price: { per: 'character', microCents: 16_500 },
    longestText: 4000,
    concurrency: 2,
    request({ voice, text, pace }, key) {
      const id = Object.hasOwn(VOICE_IDS, voice) ? VOICE_IDS[voice] : undefined;
      if (!id) throw new AppError('voice_unknown');
      return {
        url: `${baseUrl}/text-to-speech/${id}?output_format=pcm_${SAMPLE_RATE}`,
        headers: { 'xi-api-key': key },
        body: { text, model_id: MODEL, voice_settings: { speed: pace } },
      };
    },
  });
}
