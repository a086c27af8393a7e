export const WAV_HEADER_BYTES = 44;
const BYTES_PER_SAMPLE = 2;
const LARGEST = 0xffff_ffff - WAV_HEADER_BYTES;

/** Mono, 16 bits. The length must be known, because the header comes first. */
export function wavHeader(sampleRate: number, samples: number): Uint8Array {
  const bytes = Math.min(samples * BYTES_PER_SAMPLE, LARGEST);
  const view = new DataView(new ArrayBuffer(WAV_HEADER_BYTES));
  const word = (at: number, text: string) =>
    new Uint8Array(view.buffer, at).set(new TextEncoder().encode(text));
  word(0, 'RIFF');
  view.setUint32(4, 36 + bytes, true);
  word(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate * BYTES_PER_SAMPLE, true);
  view.setUint16(32, BYTES_PER_SAMPLE, true);
  view.setUint16(34, 16, true);
  word(36, 'data');
  view.setUint32(40, bytes, true);
  return new Uint8Array(view.buffer);
}

/** Converts to 16-bit little-endian. */
export function toPcm16(samples: Float32Array): Uint8Array {
  const out = new DataView(new ArrayBuffer(samples.length * BYTES_PER_SAMPLE));
  for (let at = 0; at < samples.length; at += 1) {
    const value = Math.round(samples[at]! * 32767);
    out.setInt16(at * BYTES_PER_SAMPLE, Math.max(-32768, Math.min(32767, value)), true);
  }
  return new Uint8Array(out.buffer);
}

function fromPcm16(bytes: Uint8Array): Float32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const samples = new Float32Array(bytes.byteLength >> 1);
  for (let at = 0; at < samples.length; at += 1) {
    samples[at] = view.getInt16(at * BYTES_PER_SAMPLE, true) / 32768;
  }
  return samples;
}

interface Wav {
  sampleRate: number;
  samples: Float32Array;
}

/** Reads 16-bit PCM WAV, mixed to mono; `null` for other formats. */
export function readWav(bytes: Uint8Array): Wav | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const word = (at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));
  if (bytes.length < WAV_HEADER_BYTES || word(0) !== 'RIFF' || word(8) !== 'WAVE') return null;
  let format: { channels: number; sampleRate: number } | null = null;
  for (let at = 12; at + 8 <= bytes.length;) {
    // Programs writing to a pipe don't know the length and write the maximum or 0.
    const said = view.getUint32(at + 4, true);
    const size = Math.min(said, bytes.length - at - 8);
    if (word(at) === 'fmt ') {
      if (view.getUint16(at + 8, true) !== 1 || view.getUint16(at + 22, true) !== 16) return null;
      format = {
        channels: view.getUint16(at + 10, true),
        sampleRate: view.getUint32(at + 12, true),
      };
    } else if (word(at) === 'data' && format) {
      const all = fromPcm16(bytes.subarray(at + 8, at + 8 + size - (size % 2)));
      return { sampleRate: format.sampleRate, samples: toMono(all, format.channels) };
    }
    at += 8 + size + (size % 2);
  }
  return null;
}

function toMono(samples: Float32Array, channels: number): Float32Array {
  if (channels <= 1) return samples;
  const mono = new Float32Array(Math.floor(samples.length / channels));
  for (let at = 0; at < mono.length; at += 1) {
    let sum = 0;
    for (let channel = 0; channel < channels; channel += 1)
      sum += samples[at * channels + channel]!;
    mono[at] = sum / channels;
  }
  return mono;
}
