import { SKETCH, SPEAKER } from './model-parts.ts';
import { openSession, type PartPlace } from './open-session.ts';

/** The model's default is about 225 words per minute; listeners prefer 185. */
const USUAL_LENGTH = 1.22;
/** Variation in pitch and timing the model was tuned for. */
const NOISE = 0.667;
const TIMING_NOISE = 0.8;
const [PAD, BEGIN, END] = [0, 1, 2];

/** A stretch before it becomes a waveform: values per frame, stored value by value. */
export interface Sketch {
  frames: number;
  values: Float32Array;
  /** The speaker embedding. */
  speaker: Float32Array;
}

export interface SketchModel {
  /** `ipa` is one stretch; symbols unknown to the model are skipped. */
  sketch(ipa: string, speaker: number, pace: number): Promise<Sketch>;
}

export async function loadSketchModel(place: PartPlace, tokens: string): Promise<SketchModel> {
  const { ort, run } = await openSession(place);
  const ids = readTokens(tokens);
  const whole = (values: readonly number[]) => BigInt64Array.from(values.map(BigInt));
  return {
    async sketch(ipa, speaker, pace) {
      const input = [BEGIN, PAD];
      for (const sign of ipa) {
        const id = ids.get(sign);
        if (id !== undefined) input.push(id, PAD);
      }
      input.push(END);
      const scales = Float32Array.of(NOISE, USUAL_LENGTH / pace, TIMING_NOISE);
      const result = await run({
        input: new ort.Tensor('int64', whole(input), [1, input.length]),
        input_lengths: new ort.Tensor('int64', whole([input.length]), [1]),
        scales: new ort.Tensor('float32', scales, [3]),
        sid: new ort.Tensor('int64', whole([speaker]), [1]),
      });
      const sketch = result[SKETCH]!;
      return {
        frames: sketch.dims[2]!,
        values: sketch.data as Float32Array,
        speaker: result[SPEAKER]!.data as Float32Array,
      };
    },
  };
}

function readTokens(text: string): Map<string, number> {
  const ids = new Map<string, number>();
  for (const line of text.split('\n')) {
    const at = line.lastIndexOf(' ');
    if (at >= 0) ids.set(line.slice(0, at) || ' ', Number(line.slice(at + 1)));
  }
  return ids;
}
