import { z } from 'zod';
import { AppError } from '#server/core/app-error.ts';
import { createKeyedEngine } from './keyed-engine.ts';
import type { SpeechEngine } from './port.ts';

const MODEL = 'gemini-3.8-flash-tts';
/** Google's prices double from then on. */
const DEARER_SINCE = Date.UTC(2027, 0, 1);

const AnswerSchema = z.object({
  candidates: z
    .array(
      z.object({
        content: z.object({
          parts: z.array(z.object({ inlineData: z.object({ data: z.string() }) })),
        }),
      }),
    )
    .min(1),
});

/** https://ai.google.dev/gemini-api/docs/speech-generation */
export function createGoogleEngine(
  baseUrl = 'https://generativelanguage.googleapis.com/v1beta',
): SpeechEngine {
  return createKeyedEngine({
    provider: 'google',
    version: MODEL,
    // The model only accepts pace as words: slow, normal, quick.
    pace: { least: 0.8, most: 1.2, step: 0.2 },
    // $9 per million audio tokens, later $18. The price list says 25 tokens per second, billing shows 32. Text tokens cost about
    // 1% of that.
    get price() {
      return { per: 'second', microCents: Date.now() < DEARER_SINCE ? 28_800 : 57_600 } as const;
    },
    longestText: 3000,
    concurrency: 3,
    request({ voice, text, pace }, key) {
      const voiceName = voice.charAt(0).toUpperCase() + voice.slice(1);
      // Instructions inside the text would be spoken.
      const style = pace > 1 ? 'at a quick pace' : 'at a slow pace';
      return {
        url: `${baseUrl}/models/${MODEL}:generateContent`,
        headers: { 'x-goog-api-key': key },
        body: {
          contents: [{ parts: [{ text, ...(pace !== 1 && { speechMetadata: { style } }) }] }],
          generationConfig: {
            responseModalities: ['AUDIO'],
            speechConfig: { voiceConfig: { prebuiltVoiceConfig: { voiceName } } },
          },
        },
      };
    },
    soundIn: readAnswer,
  });
}

function readAnswer(bytes: Uint8Array): Uint8Array {
  let sound;
  try {
    const answer = AnswerSchema.parse(JSON.parse(Buffer.from(bytes).toString('utf8')));
    sound = answer.candidates[0]!.content.parts[0]?.inlineData;
  } catch {
    sound = undefined;
  }
  // It answers without audio if it refuses the text.
  if (!sound) throw new AppError('voice_refused_text');
  return Buffer.from(sound.data, 'base64');
}
