import { letGo } from '#server/core/let-go.ts';
import { orMissing } from '#server/core/not-loaded.ts';
import { openSoundThread } from '#server/core/sound-thread.ts';
import { createEar, type Loudness } from './ear.ts';

export const MP3_SAMPLE_RATE = 44_100;
const MP3_KBPS = 96;

/** The encoder makes everything softer by this factor, as LAME does by itself; it is made up for before. */
const OWN_SCALE = 0.95;

/** Its memory grows with what it is given at once, and never shrinks. */
const AT_ONCE = 16_384;

interface Mp3Encoder {
  /** The samples are gone afterwards. Parts are given in their order; one need not wait for the answer before. */
  encode(samples: Float32Array<ArrayBuffer>): Promise<Uint8Array>;
  finish(): Promise<Uint8Array>;
  /** What a player makes of all that was encoded: an encoder adds to peaks, as much as the sound is like noise. */
  heard(): Promise<Loudness>;
  end(): Promise<unknown>;
}

/** What its thread is asked: a part, what is still inside, or two numbers, of {@link Loudness}. */
export type Mp3Task = Float32Array<ArrayBuffer> | 'finish' | 'heard';

/** Encodes beside whoever asks, in a thread of its own. */
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

/** One channel at a constant rate, so that a place in time is a place in the file. Holds no more than a few frames. */
export async function loadMp3Encoder(sampleRate: number) {
  const { createMp3Encoder } = await import('wasm-media-encoders');
  const encoder = await createMp3Encoder();
  encoder.configure({ sampleRate, channels: 1, bitrate: MP3_KBPS });
  const scaled = new Float32Array(AT_ONCE);

  function encodePart(samples: Float32Array): Uint8Array {
    for (let at = 0; at < samples.length; at += 1) scaled[at] = samples[at]! / OWN_SCALE;
    // What it returns lies in its own memory and is overwritten by the next call.
    return encoder.encode([scaled.subarray(0, samples.length)]).slice();
  }

  return {
    encode(samples: Float32Array): Uint8Array<ArrayBuffer> {
      const parts: Uint8Array[] = [];
      for (let at = 0; at < samples.length; at += AT_ONCE) {
        parts.push(encodePart(samples.subarray(at, at + AT_ONCE)));
      }
      // Not by Buffer, whose small ones share their memory with others and cannot be handed to another thread.
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

/** Hears an MP3 as a player does. Takes what {@link loadMp3Encoder} gives, part after part. */
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
