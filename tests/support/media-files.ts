import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  MkvOutputFormat,
  MovOutputFormat,
  Mp4OutputFormat,
  Output,
  type OutputFormat,
  WebMOutputFormat,
} from 'mediabunny';
import { createMp3Encoder, createOggEncoder } from 'wasm-media-encoders';
import { waveFile } from './wave-file.ts';

/** Recordings of a given length in common containers. Nothing decodes them here, so packets can be noise. */
export const MEDIA: Readonly<Record<string, (seconds: number) => Promise<Buffer>>> = {
  wav: async (seconds) => waveFile(seconds),
  mp3: (seconds) => encoded(createMp3Encoder, seconds),
  ogg: (seconds) => encoded(createOggEncoder, seconds),
  m4a: (seconds) => muxed(new Mp4OutputFormat({ fastStart: false }), 'aac', seconds),
  mp4: (seconds) => muxed(new Mp4OutputFormat({ fastStart: 'in-memory' }), 'aac', seconds, true),
  mov: (seconds) => muxed(new MovOutputFormat(), 'aac', seconds, true),
  webm: (seconds) => muxed(new WebMOutputFormat(), 'opus', seconds, true),
  mkv: (seconds) => muxed(new MkvOutputFormat(), 'aac', seconds, true),
};

/** The first half is silent, so its packets are tiny. */
export const quietFirst = (seconds: number) =>
  muxed(new Mp4OutputFormat({ fastStart: false }), 'aac', seconds, false, (at) =>
    at < seconds / 2 ? 12 : 700,
  );

const RATE = 24_000;
const BLOCK = 1152 * 8;

async function encoded(
  create: typeof createMp3Encoder | typeof createOggEncoder,
  seconds: number,
): Promise<Buffer> {
  const encoder = await create();
  encoder.configure({ sampleRate: RATE, channels: 1 });
  const parts: Buffer[] = [];
  for (let at = 0; at < seconds * RATE; at += BLOCK) {
    const samples = Float32Array.from({ length: BLOCK }, (_, n) => 0.3 * Math.sin((at + n) / 20));
    // Copy: the encoder reuses its output buffer for the next call.
    parts.push(Buffer.from(encoder.encode([samples])));
  }
  parts.push(Buffer.from(encoder.finalize()));
  return Buffer.concat(parts);
}

const AUDIO = {
  // AudioSpecificConfig for AAC-LC, 48 kHz, stereo.
  aac: { codec: 'mp4a.40.2', packetSeconds: 1024 / 48_000, description: Buffer.from([0x11, 0x90]) },
  opus: { codec: 'opus', packetSeconds: 0.02, description: undefined },
};

async function muxed(
  format: OutputFormat,
  codec: keyof typeof AUDIO,
  seconds: number,
  withPicture = false,
  weigh: (at: number) => number = () => 320,
): Promise<Buffer> {
  const target = new BufferTarget();
  const output = new Output({ format, target });
  const { packetSeconds, description, codec: name } = AUDIO[codec];
  const sound = new EncodedAudioPacketSource(codec);
  const picture = new EncodedVideoPacketSource('vp9');
  output.addAudioTrack(sound);
  if (withPicture) output.addVideoTrack(picture, { frameRate: 1 });
  await output.start();
  const decoderConfig = {
    codec: name,
    sampleRate: 48_000,
    numberOfChannels: 2,
    ...(description && { description: new Uint8Array(description) }),
  };
  const video = { codec: 'vp09.00.10.08', codedWidth: 16, codedHeight: 16 };
  let shown = 0;
  for (let at = 0; at < seconds; at += packetSeconds) {
    if (withPicture && at >= shown) {
      const frame = new EncodedPacket(new Uint8Array(2000).fill(7), 'key', shown, 1);
      await picture.add(frame, { decoderConfig: video });
      shown += 1;
    }
    const bytes = new Uint8Array(weigh(at)).fill(0x5a);
    // The first byte of an Opus packet (TOC) sets its duration: 20 ms, stereo.
    if (codec === 'opus') bytes[0] = 0xfc;
    await sound.add(new EncodedPacket(bytes, 'key', at, packetSeconds), { decoderConfig });
  }
  await output.finalize();
  return Buffer.from(target.buffer!);
}
