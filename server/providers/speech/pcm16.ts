import { AppError } from '#server/core/app-error.ts';
import type { Pcm } from './port.ts';

const RIFF_BYTES = 12;

/** Reads 16-bit mono PCM, raw or in a WAV file. */
export function fromRawPcm(bytes: Uint8Array, sampleRate: number): Pcm {
  // An error page or another container would play as noise.
  const head = String.fromCharCode(...bytes.subarray(0, 4));
  if (head === 'RIFF') return fromRawPcm(...insideOf(bytes, sampleRate));
  if (/^(?:ID3|<|\{|OggS)/.test(head)) throw new AppError('clip_unusable');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const samples = new Float32Array(bytes.byteLength >> 1);
  for (let at = 0; at < samples.length; at += 1) samples[at] = view.getInt16(at * 2, true) / 32768;
  return { sampleRate, samples };
}

/** Finds a WAV file's audio and sample rate. Other chunks may come first, and streamed files don't state their length. */
function insideOf(bytes: Uint8Array, usualRate: number): [Uint8Array, number] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let rate = usualRate;
  for (let at = RIFF_BYTES; at + 8 <= bytes.length;) {
    const [name, size] = [view.getUint32(at), view.getUint32(at + 4, true)];
    const inside = bytes.subarray(at + 8, at + 8 + size);
    if (name === 0x666d7420 && inside.length >= 16) rate = view.getUint32(at + 12, true);
    if (name === 0x64617461) return [inside, rate];
    at += 8 + size + (size % 2);
  }
  throw new AppError('clip_unusable');
}
