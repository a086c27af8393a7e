import { floats, integers, type OpenModel, openModel, type Tensor } from './open-model.ts';

export const HEARING_RATE = 16_000;

/** A stretch of speech, in samples. */
export interface SpeechStretch {
  start: number;
  end: number;
}

const FRAME = 512;
/** The model also needs the end of the previous frame. */
const CONTEXT = 64;
const MEMORY = [2, 1, 128] as const;

/** Hysteresis thresholds: speech starts above the first and ends below the second. */
const BEGINS = 0.5;
const GOES_ON = 0.35;
const SHORTEST_PAUSE = 0.3 * HEARING_RATE;
const SHORTEST_SPEECH = 0.2 * HEARING_RATE;
/** Margin around speech, because soft onsets are detected late. */
const MARGIN = 0.15 * HEARING_RATE;

/** Silero VAD: speech probability every 32 ms. */
export async function loadVoiceActivity(model: Uint8Array) {
  const session = await openModel(model, 1);
  return (sound: Float32Array): Promise<Float32Array> => likelihoods(session, sound);
}

async function likelihoods(session: OpenModel, sound: Float32Array): Promise<Float32Array> {
  const frames = Math.ceil(sound.length / FRAME);
  const heard = new Float32Array(frames);
  const rate = integers([HEARING_RATE], []);
  let memory: Tensor = floats(new Float32Array(MEMORY[0] * MEMORY[1] * MEMORY[2]), MEMORY);
  for (let frame = 0; frame < frames; frame += 1) {
    const input = new Float32Array(CONTEXT + FRAME);
    const from = frame * FRAME;
    const start = Math.max(0, from - CONTEXT);
    input.set(sound.subarray(start, from + FRAME), CONTEXT - (from - start));
    const answer = await session.run({
      input: floats(input, [1, input.length]),
      state: memory,
      sr: rate,
    });
    memory = answer['stateN']!;
    heard[frame] = (answer['output']!.data as Float32Array)[0]!;
  }
  return heard;
}

/** Stretches of speech separated by pauses. */
export function speechIn(heard: Float32Array, length: number): SpeechStretch[] {
  const found: SpeechStretch[] = [];
  let open: SpeechStretch | null = null;
  heard.forEach((likely, frame) => {
    const at = frame * FRAME;
    if (likely >= BEGINS) {
      open ??= { start: at, end: at };
      open.end = at + FRAME;
    } else if (open && likely >= GOES_ON) open.end = at + FRAME;
    else if (open && at - open.end >= SHORTEST_PAUSE) {
      found.push(open);
      open = null;
    }
  });
  if (open) found.push(open);
  return found
    .filter(({ start, end }) => end - start >= SHORTEST_SPEECH)
    .map(({ start, end }) => ({
      start: Math.max(0, start - MARGIN),
      end: Math.min(length, end + MARGIN),
    }));
}

/** In a stretch that's too long: the frame with the lowest speech probability. */
export function quietest(heard: Float32Array, from: number, until: number): number {
  let best = Math.floor(from / FRAME);
  for (let frame = best; frame < Math.min(heard.length, Math.ceil(until / FRAME)); frame += 1) {
    if (heard[frame]! < heard[best]!) best = frame;
  }
  return best * FRAME + FRAME / 2;
}
