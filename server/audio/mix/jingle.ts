/**
 * Our signature: four plucked notes over a soft fifth, synthesized so there are no rights to clear. The closing one is the same
 * figure descending.
 */
const NOTES_HZ = [392, 493.88, 587.33, 783.99];
const STEP_SECONDS = 0.17;
const RING_SECONDS = 1.9;
const LEVEL = 0.16;

export function makeJingle(kind: 'opening' | 'closing', sampleRate: number): Float32Array {
  const notes = kind === 'opening' ? NOTES_HZ : NOTES_HZ.toReversed();
  const length = Math.round(sampleRate * (STEP_SECONDS * notes.length + RING_SECONDS));
  const out = new Float32Array(length);
  for (const [number, hz] of notes.entries()) {
    const isLast = number === notes.length - 1;
    pluck(out, { hz, at: number * STEP_SECONDS, decay: isLast ? 0.75 : 0.4, sampleRate });
  }
  pluck(out, { hz: 196, at: 0, decay: 1, sampleRate });
  pluck(out, { hz: 293.66, at: STEP_SECONDS * (notes.length - 1), decay: 0.8, sampleRate });
  const fade = Math.round(sampleRate * 0.4);
  for (let at = 0; at < fade; at += 1) out[length - 1 - at]! *= at / fade;
  return out;
}

interface Note {
  hz: number;
  at: number;
  decay: number;
  sampleRate: number;
}

function pluck(out: Float32Array, { hz, at, decay, sampleRate }: Note): void {
  const start = Math.round(at * sampleRate);
  const attack = 0.006;
  for (let index = start; index < out.length; index += 1) {
    const t = (index - start) / sampleRate;
    const envelope = Math.min(1, t / attack) * Math.exp(-t / (decay * 0.45));
    if (t > 0.1 && envelope < 1e-4) break;
    const turn = 2 * Math.PI * hz * t;
    const tone =
      Math.sin(turn) +
      0.35 * Math.sin(2 * turn) * Math.exp(-t * 5) +
      0.12 * Math.sin(3 * turn) * Math.exp(-t * 9);
    out[index]! += LEVEL * envelope * tone;
  }
}
