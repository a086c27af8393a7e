export const MP3_SAMPLE_RATE = 44_100;
export const MP3_KBPS = 96;

/** The encoder makes everything softer by this factor, as LAME does by itself; it is made up for before. */
const OWN_SCALE = 0.95;

export interface Mp3Encoder {
  encode(samples: Float32Array): Uint8Array;
  finish(): Uint8Array;
}

/** One channel at a constant rate, so that a place in time is a place in the file. Holds no more than a few frames. */
export async function openMp3Encoder(sampleRate = MP3_SAMPLE_RATE): Promise<Mp3Encoder> {
  const { createMp3Encoder } = await import('wasm-media-encoders');
  const encoder = await createMp3Encoder();
  encoder.configure({ sampleRate, channels: 1, bitrate: MP3_KBPS });
  return {
    // What it returns lies in its own memory and is overwritten by the next call.
    encode: (samples) => encoder.encode([samples.map((one) => one / OWN_SCALE)]).slice(),
    finish: () => encoder.finalize().slice(),
  };
}
