import { createMp3Encoder } from 'wasm-media-encoders';
import type { LanguageValue } from '#contract/catalog/languages.ts';
import { toPcm16, wavHeader } from '#server/audio/wav.ts';
import { createNeuralEngine } from '#server/providers/speech/neural/engine.ts';
import type { Pcm, SpeechEngine } from '#server/providers/speech/port.ts';

interface Speaking {
  engine?: SpeechEngine;
  voice?: string;
  language?: LanguageValue;
  pauseSeconds?: number;
}

/** Speaks lines with a built-in voice, one after another with pauses between them; `starts` are in seconds. */
export async function speakLines(
  lines: readonly string[],
  {
    engine = createNeuralEngine({ modelDir: undefined }),
    voice = 'cello',
    language = 'english',
    pauseSeconds = 0.6,
  }: Speaking = {},
): Promise<Pcm & { starts: number[] }> {
  try {
    const parts: Float32Array[] = [];
    const starts: number[] = [];
    let length = 0;
    let sampleRate = 0;
    const add = (part: Float32Array) => {
      parts.push(part);
      length += part.length;
    };
    for (const text of lines) {
      const request = { voice, language, text, pace: 1, ipa: {}, key: null } as const;
      const said = await engine.speak(request, new AbortController().signal);
      ({ sampleRate } = said);
      add(new Float32Array(Math.round(pauseSeconds * sampleRate)));
      starts.push(length / sampleRate);
      add(said.samples);
    }
    const samples = new Float32Array(length);
    let at = 0;
    for (const part of parts) {
      samples.set(part, at);
      at += part.length;
    }
    return { samples, sampleRate, starts };
  } finally {
    await engine.close();
  }
}

export function toWav({ samples, sampleRate }: Pcm): Buffer {
  return Buffer.concat([wavHeader(sampleRate, samples.length), toPcm16(samples)]);
}

export async function toMp3({ samples, sampleRate }: Pcm): Promise<Buffer> {
  const encoder = await createMp3Encoder();
  encoder.configure({ sampleRate, channels: 1, bitrate: 64 });
  const block = 16_384;
  const parts: Buffer[] = [];
  for (let at = 0; at < samples.length; at += block) {
    // Copy: the encoder reuses its output buffer for the next call.
    parts.push(Buffer.from(encoder.encode([samples.subarray(at, at + block)])));
  }
  parts.push(Buffer.from(encoder.finalize()));
  return Buffer.concat(parts);
}
