import { openSoundThread } from '#server/core/sound-thread.ts';

export const MP3_SAMPLE_RATE = 44_100;
export const MP3_KBPS = 96;

/** The encoder makes everything softer by this factor, as LAME does by itself; it is made up for before. */
const OWN_SCALE = 0.95;

/** Its memory grows with what it is given at once, and never shrinks. */
const AT_ONCE = 16_384;

export interface Mp3Encoder {
  /** The samples are gone afterwards. Parts are given in their order; one need not wait for the answer before. */
  encode(samples: Float32Array<ArrayBuffer>): Promise<Uint8Array>;
  finish(): Promise<Uint8Array>;
  end(): Promise<unknown>;
}

/** What its thread is asked: a part, or `null` for what is still inside. */
export type Mp3Task = Float32Array<ArrayBuffer> | null;

/** Encodes beside whoever asks, in a thread of its own. */
export function openMp3Encoder(sampleRate = MP3_SAMPLE_RATE): Mp3Encoder {
  const program = new URL('./mp3-worker.ts', import.meta.url);
  const thread = openSoundThread<Mp3Task, Uint8Array>(program, { sampleRate });
  return {
    encode: (samples) => thread.ask(samples, [samples.buffer]),
    finish: () => thread.ask(null),
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
