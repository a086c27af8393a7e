import type * as bunnyTypes from 'mediabunny';
import type {
  AudioCodec,
  EncodedPacket,
  EncodedPacketSink,
  InputAudioTrack,
  OutputFormat,
} from 'mediabunny';
import { AppError } from '#server/core/app-error.ts';
import type { CutPart, OpenRecording, PartLimits } from './port.ts';

const OVERLAP_SECONDS = 1.5;
const SAMPLE_PACKETS = 300;
/** Sample several places, because a quiet start is smaller than the rest. */
const SAMPLES = 8;
/** Leaves room for the container and passages denser than the samples. */
const FULLNESS = 0.7;
const SHORTEST_PART_SECONDS = 10;
const LONGEST_SECONDS = 15 * 3600;
const CACHE_BYTES = 8 * 1024 * 1024;

type Bunny = typeof bunnyTypes;

/** Extracts audio from common containers part by part, without decoding it or loading the whole file. */
export const openRecording: OpenRecording = async ({ size, read }, limits) => {
  const bunny = await import('mediabunny');
  const input = new bunny.Input({
    formats: bunny.ALL_FORMATS,
    source: new bunny.CustomSource({
      getSize: () => size,
      read: (start, end) => read({ start, end: end - 1 }),
      maxCacheSize: CACHE_BYTES,
      prefetchProfile: 'fileSystem',
      // The next read reports it.
      handleUnhandledError: () => {},
    }),
  });
  try {
    const track = await input.getPrimaryAudioTrack();
    const codec = await track?.getCodec();
    if (!track || !codec) throw new AppError('file_no_audio');
    const seconds = await track.computeDuration();
    if (!(seconds > 0)) throw new AppError('file_no_audio');
    if (seconds > LONGEST_SECONDS) throw new AppError('video_too_long');
    const partMs = Math.round((await partLength(bunny, track, limits, seconds)) * 1000);
    const durationMs = Math.round(seconds * 1000);
    return {
      durationMs,
      partMs,
      cut: (fromMs) =>
        cutPart(bunny, { track, codec, fromMs, partMs, isLast: fromMs + partMs >= durationMs }),
      close: () => input.dispose(),
    };
  } catch (error) {
    input.dispose();
    if (error instanceof AppError) throw error;
    throw new AppError('file_no_audio', { cause: error });
  }
};

/** Based on the densest samples. Deterministic, because resumed jobs rely on getting the same parts. */
async function partLength(
  bunny: Bunny,
  track: InputAudioTrack,
  limits: PartLimits,
  lengthSeconds: number,
): Promise<number> {
  const sink = new bunny.EncodedPacketSink(track);
  let bytesPerSecond = 0;
  for (let number = 0; number < SAMPLES; number += 1) {
    const first =
      (await sink.getPacket((lengthSeconds * number) / SAMPLES)) ?? (await sink.getFirstPacket());
    if (!first) throw new AppError('file_no_audio');
    bytesPerSecond = Math.max(bytesPerSecond, await weigh(sink, first));
  }
  if (bytesPerSecond === 0) throw new AppError('file_no_audio');
  const fits = (limits.bytes * FULLNESS) / bytesPerSecond - 2 * OVERLAP_SECONDS;
  return Math.max(SHORTEST_PART_SECONDS, Math.min(limits.ms / 1000, fits));
}

async function weigh(sink: EncodedPacketSink, first: EncodedPacket): Promise<number> {
  let bytes = 0;
  let seconds = 0;
  let packets = 0;
  for await (const packet of sink.packets(first, undefined, { metadataOnly: true })) {
    bytes += packet.byteLength;
    seconds += packet.duration;
    packets += 1;
    if (packets >= SAMPLE_PACKETS) break;
  }
  return seconds > 0 ? bytes / seconds : 0;
}

interface Cut {
  track: InputAudioTrack;
  codec: AudioCodec;
  fromMs: number;
  partMs: number;
  isLast: boolean;
}

async function cutPart(
  bunny: Bunny,
  { track, codec, fromMs, partMs, isLast }: Cut,
): Promise<CutPart> {
  const from = fromMs / 1000;
  const until = from + partMs / 1000;
  const sink = new bunny.EncodedPacketSink(track);
  const first =
    (await sink.getPacket(Math.max(0, from - OVERLAP_SECONDS))) ?? (await sink.getFirstPacket());
  const read = await track.getDecoderConfig();
  if (!first || !read) throw new AppError('file_no_audio');
  const config =
    codec === 'opus' && !read.description ? { ...read, description: opusHead(read) } : read;
  const format = formatFor(bunny, codec);
  const target = new bunny.BufferTarget();
  const output = new bunny.Output({ format, target });
  const source = new bunny.EncodedAudioPacketSource(codec);
  output.addAudioTrack(source);
  await output.start();
  let endSeconds = first.timestamp;
  for await (const packet of sink.packets(first)) {
    if (!isLast && packet.timestamp > until + OVERLAP_SECONDS) break;
    endSeconds = packet.timestamp + packet.duration;
    const moved = packet.clone({ timestamp: Math.max(0, packet.timestamp - first.timestamp) });
    await source.add(moved, { decoderConfig: config });
  }
  await output.finalize();
  return {
    bytes: new Uint8Array(target.buffer!),
    // Services go by the type, and expect audio/* for audio-only containers.
    type: format.mimeType.replace(/^(?:video|application)\//, 'audio/'),
    extension: codec === 'aac' ? 'm4a' : format.fileExtension.slice(1),
    offsetMs: Math.round(first.timestamp * 1000),
    durationMs: Math.round((endSeconds - first.timestamp) * 1000),
    fromMs,
    untilMs: isLast ? Infinity : fromMs + partMs,
  };
}

/** Some recorders omit the Ogg Opus header: version 1, channels, pre-skip 0, sample rate, gain 0, mapping 0. */
function opusHead({ numberOfChannels, sampleRate }: AudioDecoderConfig): Uint8Array {
  const head = Buffer.alloc(19);
  head.write('OpusHead');
  head.writeUInt8(1, 8);
  head.writeUInt8(Math.min(2, numberOfChannels), 9);
  head.writeUInt32LE(sampleRate, 12);
  return new Uint8Array(head);
}

/** Containers every speech service accepts. */
function formatFor(bunny: Bunny, codec: AudioCodec): OutputFormat {
  if (codec === 'mp3') return new bunny.Mp3OutputFormat();
  if (codec === 'opus' || codec === 'vorbis') return new bunny.OggOutputFormat();
  if (codec === 'flac') return new bunny.FlacOutputFormat();
  if (codec.startsWith('pcm') || codec === 'ulaw' || codec === 'alaw')
    return new bunny.WavOutputFormat();
  if (codec === 'aac') return new bunny.Mp4OutputFormat();
  throw new AppError('file_no_audio');
}
