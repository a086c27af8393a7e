import { AppError } from '#server/core/app-error.ts';
import type { Pcm } from './port.ts';

/** Raw 16-bit sound, as providers send it when asked for no container. */
export function fromRawPcm(bytes: Uint8Array, sampleRate: number): Pcm {
  // An error page, or a container nobody asked for, would be heard as noise.
  const head = String.fromCharCode(...bytes.subarray(0, 4));
  if (head === 'RIFF') return fromRawPcm(bytes.subarray(44), sampleRate);
  if (/^(?:ID3|<|\{|OggS)/.test(head)) throw new AppError('clip_unusable');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const samples = new Float32Array(bytes.byteLength >> 1);
  for (let at = 0; at < samples.length; at += 1) samples[at] = view.getInt16(at * 2, true) / 32768;
  return { sampleRate, samples };
}
