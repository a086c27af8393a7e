export const MP3_SAMPLE_RATE = 44_100;
export const MP3_KBPS = 96;

/** The encoder makes everything softer by this factor, as LAME does by itself; it is made up for before. */
const OWN_SCALE = 0.95;

/** Its memory grows with what it is given at once, and never shrinks. */
const AT_ONCE = 16_384;

export interface Mp3Encoder {
  encode(samples: Float32Array): Uint8Array;
  finish(): Uint8Array;
}

/** One channel at a constant rate, so that a place in time is a place in the file. Holds no more than a few frames. */
export async function openMp3Encoder(sampleRate = MP3_SAMPLE_RATE): Promise<Mp3Encoder> {
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
    encode(samples) {
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
    finish: () => encoder.finalize().slice(),
  };
}
