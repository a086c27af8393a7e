import { z } from 'zod';
import { AppError } from '#server/core/app-error.ts';
import { fromRawPcm } from './pcm16.ts';
import type { SpeechEngine } from './port.ts';
import { callVendor } from './vendor-call.ts';

const MODEL = 'gemini-2.5-flash-preview-tts';
const LONGEST_TEXT = 3000;

const AnswerSchema = z.object({
  candidates: z
    .array(
      z.object({
        content: z.object({
          parts: z.array(
            z.object({ inlineData: z.object({ mimeType: z.string(), data: z.string() }) }),
          ),
        }),
      }),
    )
    .min(1),
});

/** https://ai.google.dev/gemini-api/docs/speech-generation */
export function createGoogleEngine(
  baseUrl = 'https://generativelanguage.googleapis.com/v1beta',
): SpeechEngine {
  return {
    provider: 'google',
    version: MODEL,
    // The model takes its pace from words alone: slowly, as usual, quickly.
    pace: { least: 0.8, most: 1.2, step: 0.2 },
    wantsSpokenForm: false,
    takesIpa: false,
    needsKey: true,
    // $10 for a million tokens of sound, 25 a second. What it takes for the text is less than a hundredth of that.
    price: { per: 'second', microCents: 25_000 },
    longestText: LONGEST_TEXT,
    concurrency: 3,
    state: async () => ({ state: 'ready' }),
    async speak({ voice, text, pace, key }, signal) {
      if (key === null) throw new AppError('voice_key_needed');
      const voiceName = voice.charAt(0).toUpperCase() + voice.slice(1);
      const manner = pace > 1 ? 'Say quickly: ' : pace < 1 ? 'Say slowly: ' : '';
      const bytes = await callVendor({
        url: `${baseUrl}/models/${MODEL}:generateContent`,
        headers: { 'x-goog-api-key': key },
        body: {
          contents: [{ parts: [{ text: manner + text }] }],
          generationConfig: {
            responseModalities: ['AUDIO'],
            speechConfig: { voiceConfig: { prebuiltVoiceConfig: { voiceName } } },
          },
        },
        signal,
      });
      return readAnswer(bytes);
    },
    close: async () => {},
  };
}

function readAnswer(bytes: Uint8Array) {
  let sound;
  try {
    const answer = AnswerSchema.parse(JSON.parse(Buffer.from(bytes).toString('utf8')));
    sound = answer.candidates[0]!.content.parts[0]?.inlineData;
  } catch {
    sound = undefined;
  }
  // It answers without sound where it would not say something.
  if (!sound) throw new AppError('voice_refused_text');
  const rate = Number(/rate=(\d+)/.exec(sound.mimeType)?.[1] ?? 24_000);
  return fromRawPcm(Buffer.from(sound.data, 'base64'), rate);
}
