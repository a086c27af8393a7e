import { letGo } from '#server/core/let-go.ts';
import type { PhonemeStretch } from './phonemes.ts';
import type { Sketch, SketchModel } from './sketch-model.ts';
import { WAVE_SAMPLE_RATE } from './wave-model.ts';

const SENTENCE_PAUSE_MS = 280;
const CLAUSE_PAUSE_MS = 90;

interface Hands {
  sketch: SketchModel['sketch'];
  draw(sketch: Sketch): Promise<Float32Array>;
}

/** Speaks a line stretch by stretch: one is drawn while the next is sketched. */
export async function sayLine(
  stretches: readonly PhonemeStretch[],
  { sketch, draw }: Hands,
  speaker: number,
  pace: number,
): Promise<Float32Array<ArrayBuffer>> {
  const drawn: Promise<Float32Array>[] = [];
  for (const { ipa } of stretches) {
    const drawing = draw(await sketch(ipa, speaker, pace));
    // Awaited below; this prevents an unhandled rejection if another fails first.
    drawing.catch(() => {});
    drawn.push(drawing);
  }
  const waves = await Promise.all(drawn);
  const parts = waves.flatMap((wave, at) => {
    const trimmed = trimEnds(wave);
    letGo(wave);
    if (at === stretches.length - 1) return [trimmed];
    const pauseMs = (stretches[at]!.endsSentence ? SENTENCE_PAUSE_MS : CLAUSE_PAUSE_MS) / pace;
    return [trimmed, new Float32Array(Math.round((pauseMs / 1000) * WAVE_SAMPLE_RATE))];
  });
  return join(parts);
}

const QUIET = 0.004;
const EDGE_MS = 25;

/** Trims the model's silence around a stretch, since we set the pauses. Fades both ends to avoid clicks. */
function trimEnds(samples: Float32Array): Float32Array {
  const edge = Math.round((EDGE_MS / 1000) * WAVE_SAMPLE_RATE);
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

function join(parts: readonly Float32Array[]): Float32Array<ArrayBuffer> {
  const whole = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
    letGo(part);
  }
  return whole;
}
