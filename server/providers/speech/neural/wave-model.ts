import { letGo } from '#server/core/let-go.ts';
import { SKETCH, SPEAKER } from './model-parts.ts';
import { openSession, type PartPlace } from './open-session.ts';
import type { Sketch } from './sketch-model.ts';

export const WAVE_SAMPLE_RATE = 22_050;
const SAMPLES_PER_FRAME = 256;
/** More frames use more memory; fewer mean more overlap drawn twice. */
const FRAMES_AT_ONCE = 120;
/** How many neighbouring frames affect a sample. Drawing them as overlap and cutting them off avoids seams. */
const FRAMES_AROUND = 10;

interface WaveModel {
  draw(sketch: Sketch): Promise<Float32Array<ArrayBuffer>>;
}

export async function loadWaveModel(
  place: PartPlace,
  framesAtOnce = FRAMES_AT_ONCE,
): Promise<WaveModel> {
  const { ort, run } = await openSession(place);

  async function drawPart(
    { frames, values, speaker }: Sketch,
    from: number,
    to: number,
  ): Promise<Float32Array> {
    const rows = values.length / frames;
    const length = to - from;
    const piece = new Float32Array(rows * length);
    for (let row = 0; row < rows; row += 1) {
      piece.set(values.subarray(row * frames + from, row * frames + to), row * length);
    }
    const result = await run({
      [SKETCH]: new ort.Tensor('float32', piece, [1, rows, length]),
      [SPEAKER]: new ort.Tensor('float32', speaker, [1, speaker.length, 1]),
    });
    letGo(piece);
    return result['output']!.data as Float32Array;
  }

  return {
    async draw(sketch) {
      const { frames } = sketch;
      const wave = new Float32Array(frames * SAMPLES_PER_FRAME);
      // Pieces of equal length, so none is mostly overlap.
      const step = Math.ceil(frames / Math.ceil(frames / framesAtOnce));
      for (let from = 0; from < frames; from += step) {
        const to = Math.min(frames, from + step);
        const start = Math.max(0, from - FRAMES_AROUND);
        const drawn = await drawPart(sketch, start, Math.min(frames, to + FRAMES_AROUND));
        const kept = drawn.subarray(
          (from - start) * SAMPLES_PER_FRAME,
          (to - start) * SAMPLES_PER_FRAME,
        );
        wave.set(kept, from * SAMPLES_PER_FRAME);
        letGo(drawn);
      }
      return wave;
    },
  };
}
