import { createRequire } from 'node:module';
import type * as OnnxRuntime from 'onnxruntime-node';
import { letGo } from '#server/core/let-go.ts';
import type { ModelFiles } from './model-files.ts';
import type { Stretch } from './phonemes.ts';

type Ort = typeof OnnxRuntime;

export const SAMPLE_RATE = 22_050;
/** The model's own pace is about 225 words a minute; a listener follows 185. */
const USUAL_LENGTH = 1.22;
/** How much the voice varies in tone and in timing, as the model was tuned for. */
const NOISE = 0.667;
const TIMING_NOISE = 0.8;
const SENTENCE_PAUSE_MS = 280;
const CLAUSE_PAUSE_MS = 90;
const [PAD, BEGIN, END] = [0, 1, 2];

export interface VoiceModel {
  say(stretches: readonly Stretch[], speaker: number, pace: number): Promise<Float32Array>;
}

/** One copy of the model, each line of which is worked on by so many threads. */
export async function loadVoiceModel(
  { model, tokens }: ModelFiles,
  threads: number,
): Promise<VoiceModel> {
  // An optional package: loaded only where it is known to be wanted.
  const ort = createRequire(import.meta.url)('onnxruntime-node') as Ort;
  const session = await ort.InferenceSession.create(model, {
    executionProviders: ['cpu'],
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
    logSeverityLevel: 3,
    // Every stretch has a length of its own: what is laid out for one fits no other, and is kept for nothing.
    enableMemPattern: false,
    extra: {
      session: {
        // Threads that wait by turning round and round take the time of whoever else is on the machine.
        intra_op: { allow_spinning: '0' },
        // The model's numbers lie by themselves: what grows and shrinks beside them is only what a stretch needs.
        use_device_allocator_for_initializers: '1',
      },
    },
  });
  const ids = readTokens(tokens);

  async function sayStretch(ipa: string, speaker: number, pace: number): Promise<Float32Array> {
    const input = [BEGIN, PAD];
    for (const sign of ipa) {
      const id = ids.get(sign);
      if (id !== undefined) input.push(id, PAD);
    }
    input.push(END);
    const whole = (values: readonly number[]) => BigInt64Array.from(values.map(BigInt));
    const feeds: Record<string, OnnxRuntime.Tensor> = {
      input: new ort.Tensor('int64', whole(input), [1, input.length]),
      input_lengths: new ort.Tensor('int64', whole([input.length]), [1]),
      scales: new ort.Tensor(
        'float32',
        Float32Array.of(NOISE, USUAL_LENGTH / pace, TIMING_NOISE),
        [3],
      ),
      sid: new ort.Tensor('int64', whole([speaker]), [1]),
    };
    const result: OnnxRuntime.InferenceSession.OnnxValueMapType = await session.run(feeds);
    const said = result['output']!.data as Float32Array;
    const trimmed = trimEnds(said);
    letGo(said);
    return trimmed;
  }

  return {
    async say(stretches, speaker, pace) {
      const parts: Float32Array[] = [];
      for (const [at, { ipa, endsSentence }] of stretches.entries()) {
        parts.push(await sayStretch(ipa, speaker, pace));
        if (at === stretches.length - 1) break;
        const pauseMs = (endsSentence ? SENTENCE_PAUSE_MS : CLAUSE_PAUSE_MS) / pace;
        parts.push(new Float32Array(Math.round((pauseMs / 1000) * SAMPLE_RATE)));
      }
      return join(parts);
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

const QUIET = 0.004;
const EDGE_MS = 25;

/** The model leaves silence of any length around a stretch; pauses are ours to set. Both ends fade, so none clicks. */
function trimEnds(samples: Float32Array): Float32Array {
  const edge = Math.round((EDGE_MS / 1000) * SAMPLE_RATE);
  let start = 0;
  let end = samples.length;
  while (start < end && Math.abs(samples[start]!) < QUIET) start += 1;
  while (end > start && Math.abs(samples[end - 1]!) < QUIET) end -= 1;
  const kept = samples.slice(Math.max(0, start - edge), Math.min(samples.length, end + edge));
  const fade = Math.min(edge, kept.length >> 1);
  for (let at = 0; at < fade; at += 1) {
    kept[at]! *= at / fade;
    kept[kept.length - 1 - at]! *= at / fade;
  }
  return kept;
}

function join(parts: readonly Float32Array[]): Float32Array {
  const whole = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
    letGo(part);
  }
  return whole;
}
