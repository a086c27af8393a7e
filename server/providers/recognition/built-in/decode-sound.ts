import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import process from 'node:process';
import { ALL_FORMATS, AudioSampleSink, BufferSource, EncodedPacketSink, Input } from 'mediabunny';
import type { AudioCodec, InputAudioTrack } from 'mediabunny';
import { resample } from '#server/audio/resample.ts';
import { HEARING_RATE } from './voice-activity.ts';

interface Sound {
  samples: Float32Array;
  sampleRate: number;
}

/** Decodes audio; `null` for unsupported formats. */
export async function decodeSound(bytes: Uint8Array): Promise<Float32Array | null> {
  const input = new Input({ formats: ALL_FORMATS, source: new BufferSource(bytes) });
  try {
    const track = await input.getPrimaryAudioTrack();
    const codec = await track?.getCodec();
    if (!track || !codec) return null;
    const sound = await decode(track, codec, bytes);
    return sound && resample(sound.samples, sound.sampleRate, HEARING_RATE);
  } finally {
    input.dispose();
  }
}

async function decode(
  track: InputAudioTrack,
  codec: AudioCodec,
  bytes: Uint8Array,
): Promise<Sound | null> {
  if (codec.startsWith('pcm') || codec === 'ulaw' || codec === 'alaw') return readPlain(track);
  if (codec === 'mp3') return decodeMp3(track);
  if (codec === 'opus') return decodeOpus(track);
  if (codec === 'aac' || codec === 'flac') return decodeWhole(bytes);
  return null;
}

async function readPlain(track: InputAudioTrack): Promise<Sound> {
  const parts: Float32Array[] = [];
  for await (const sample of new AudioSampleSink(track).samples()) {
    const channels = Array.from({ length: sample.numberOfChannels }, (_, planeIndex) => {
      const plane = new Float32Array(sample.numberOfFrames);
      sample.copyTo(plane, { planeIndex, format: 'f32-planar' });
      return plane;
    });
    parts.push(mixDown(channels));
    sample.close();
  }
  return { samples: joined(parts), sampleRate: await track.getSampleRate() };
}

async function packetsOf(track: InputAudioTrack): Promise<Uint8Array[]> {
  const packets: Uint8Array[] = [];
  for await (const packet of new EncodedPacketSink(track).packets()) packets.push(packet.data);
  return packets;
}

async function decodeMp3(track: InputAudioTrack): Promise<Sound> {
  const { MPEGDecoder } = await import('mpg123-decoder');
  const decoder = new MPEGDecoder({ enableGapless: false });
  await decoder.ready;
  try {
    const { channelData, sampleRate } = decoder.decodeFrames(await packetsOf(track));
    return { samples: mixDown(channelData), sampleRate };
  } finally {
    decoder.free();
  }
}

async function decodeOpus(track: InputAudioTrack): Promise<Sound> {
  const { OpusDecoder } = await import('opus-decoder');
  const decoder = new OpusDecoder({
    sampleRate: HEARING_RATE,
    channels: Math.min(2, await track.getNumberOfChannels()),
  });
  await decoder.ready;
  try {
    const { channelData } = decoder.decodeFrames(await packetsOf(track));
    return { samples: mixDown(channelData), sampleRate: HEARING_RATE };
  } finally {
    decoder.free();
  }
}

let wasm: Promise<string> | undefined;

/** FFmpeg packaged for browsers. A data URL is the only way to load its wasm without a server. */
async function decodeWhole(bytes: Uint8Array): Promise<Sound> {
  const require = createRequire(import.meta.url);
  wasm ??= readFile(require.resolve('audio-file-decoder/decode-audio.wasm'), 'base64');
  // Its code expects CommonJS globals.
  Object.assign(globalThis, { require, __dirname: import.meta.dirname });
  const { getAudioDecoder } = await import('audio-file-decoder');
  const before = {
    uncaughtException: process.listeners('uncaughtException'),
    unhandledRejection: process.listeners('unhandledRejection'),
  };
  const decoder = await getAudioDecoder(
    `data:application/wasm;base64,${await wasm}`,
    new Uint8Array(bytes).buffer,
  );
  // Every call adds process-wide error handlers, so remove them.
  for (const listener of process.listeners('uncaughtException')) {
    if (!before.uncaughtException.includes(listener)) process.off('uncaughtException', listener);
  }
  for (const listener of process.listeners('unhandledRejection')) {
    if (!before.unhandledRejection.includes(listener)) process.off('unhandledRejection', listener);
  }
  try {
    const samples = decoder.decodeAudioData(0, -1, { multiChannel: false });
    return { samples, sampleRate: decoder.sampleRate };
  } finally {
    decoder.dispose();
  }
}

function mixDown(channels: readonly Float32Array[]): Float32Array {
  const [first = new Float32Array(0), ...others] = channels;
  if (others.length === 0) return first;
  return first.map(
    (value, at) => others.reduce((sum, one) => sum + one[at]!, value) / channels.length,
  );
}

function joined(parts: readonly Float32Array[]): Float32Array {
  const whole = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
