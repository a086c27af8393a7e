import { letGo } from '#server/core/let-go.ts';
import { orMissing } from '#server/core/not-loaded.ts';
import { openSoundThread } from '#server/core/sound-thread.ts';
import { createEar, type Loudness } from './ear.ts';

export const MP3_SAMPLE_RATE = 44_100;
const MP3_KBPS = 96;

/** LAME scales its input by this factor; we compensate. */
const OWN_SCALE = 0.95;

/** The encoder's memory grows with its input and never shrinks. */
const AT_ONCE = 16_384;

interface Mp3Encoder {
  /** Takes ownership of the samples. Parts must be in order, but needn't wait for each other. */
  encode(samples: Float32Array<ArrayBuffer>): Promise<Uint8Array>;
  finish(): Promise<Uint8Array>;
  /** Loudness and peak after decoding: encoding raises peaks, especially of noisy sounds. */
  heard(): Promise<Loudness>;
  end(): Promise<unknown>;
}

/** A task for the thread: audio to encode, flush, or measure ({@link Loudness} as two numbers). */
export type Mp3Task = Float32Array<ArrayBuffer> | 'finish' | 'heard';

/** Encodes MP3 in a worker thread. */
export function openMp3Encoder(sampleRate = MP3_SAMPLE_RATE): Mp3Encoder {
  const program = new URL('./mp3-worker.ts', import.meta.url);
  const thread = openSoundThread<Mp3Task, Uint8Array | Float32Array>(program, { sampleRate });
  const bytes = async (answer: Promise<Uint8Array | Float32Array>) =>
    (await orMissing(answer, 'mp3_not_installed')) as Uint8Array;
  return {
    encode: (samples) => bytes(thread.ask(samples, [samples.buffer])),
    finish: () => bytes(thread.ask('finish')),
    async heard() {
      const [loudness, truePeak] = await thread.ask('heard');
      return { loudnessLufs: Number.isNaN(loudness!) ? null : loudness!, truePeak: truePeak! };
    },
    end: () => thread.end(),
  };
}

/** Mono at a constant bitrate, so time maps to file position. Buffers only a few frames. */
export async function loadMp3Encoder(sampleRate: number) {
  const { createMp3Encoder } = await import('wasm-media-encoders');
  const encoder = await createMp3Encoder();
  encoder.configure({ sampleRate, channels: 1, bitrate: MP3_KBPS });
  const scaled = new Float32Array(AT_ONCE);

  function encodePart(samples: Float32Array): Uint8Array {
    for (let at = 0; at < samples.length; at += 1) scaled[at] = samples[at]! / OWN_SCALE;
    // The result is in wasm memory and overwritten by the next call.
    return encoder.encode([scaled.subarray(0, samples.length)]).slice();
  }

  return {
    encode(samples: Float32Array): Uint8Array<ArrayBuffer> {
      const parts: Uint8Array[] = [];
      for (let at = 0; at < samples.length; at += AT_ONCE) {
        parts.push(encodePart(samples.subarray(at, at + AT_ONCE)));
      }
      // Not a Buffer: small ones share pooled memory and can't be transferred.
      const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
      let end = 0;
      for (const part of parts) {
        whole.set(part, end);
        end += part.length;
      }
      return whole;
    },
    finish: (): Uint8Array<ArrayBuffer> => encoder.finalize().slice(),
  };
}

/** Decodes an MP3 and measures it. Takes the output of {@link loadMp3Encoder} part by part. */
export async function loadMp3Ear(sampleRate: number) {
  const { MPEGDecoder } = await import('mpg123-decoder');
  const decoder = new MPEGDecoder();
  await decoder.ready;
  const ear = createEar(sampleRate);
  return {
    push(bytes: Uint8Array): void {
      if (bytes.length === 0) return;
      const sound = decoder.decode(bytes).channelData[0]!;
      ear.push(sound);
      letGo(sound);
    },
    heard: ear.heard,
  };
}
