/** ITU-R BS.1770-4 gates: quieter blocks don't count. */
const ABSOLUTE_GATE_LUFS = -70;
const RELATIVE_GATE_LU = -10;
const HOP_SECONDS = 0.1;
const HOPS_PER_BLOCK = 4;
/** Blocks are counted in a histogram with this step, so memory doesn't grow with length. */
const STEP_LU = 0.05;
const STEPS = Math.ceil(90 / STEP_LU);

interface LoudnessMeter {
  push(samples: Float32Array): void;
  /** Integrated loudness of everything pushed; `null` if it was too quiet or too short. */
  integrated(): number | null;
}

const toLufs = (power: number) => -0.691 + 10 * Math.log10(power);

/** Streaming ITU-R BS.1770-4 integrated loudness, mono. */
export function createLoudnessMeter(sampleRate: number): LoudnessMeter {
  const shelf = highShelf(sampleRate);
  const pass = highPass(sampleRate);
  const hop = Math.round(sampleRate * HOP_SECONDS);
  const recent: number[] = [];
  const counts = new Float64Array(STEPS);
  const powers = new Float64Array(STEPS);
  let [z1, z2, z3, z4] = [0, 0, 0, 0];
  let sum = 0;
  let filled = 0;

  function endHop(hopSum: number): void {
    recent.push(hopSum / hop);
    if (recent.length > HOPS_PER_BLOCK) recent.shift();
    if (recent.length < HOPS_PER_BLOCK) return;
    const power = recent.reduce((all, one) => all + one, 0) / HOPS_PER_BLOCK;
    const lufs = toLufs(power);
    if (!(lufs > ABSOLUTE_GATE_LUFS)) return;
    const step = Math.min(STEPS - 1, Math.floor((lufs - ABSOLUTE_GATE_LUFS) / STEP_LU));
    counts[step]! += 1;
    powers[step]! += power;
  }

  function meanAbove(lufs: number): number | null {
    const from = Math.max(0, Math.ceil((lufs - ABSOLUTE_GATE_LUFS) / STEP_LU));
    let [count, power] = [0, 0];
    for (let step = from; step < STEPS; step += 1) {
      count += counts[step]!;
      power += powers[step]!;
    }
    return count === 0 ? null : power / count;
  }

  return {
    push(samples) {
      // Local variables: as closure variables each number would be boxed on every sample.
      let [a, b, c, d, power, count] = [z1, z2, z3, z4, sum, filled];
      for (let at = 0; at < samples.length; at += 1) {
        const x = samples[at]!;
        const y = shelf.b0 * x + a;
        a = shelf.b1 * x - shelf.a1 * y + b;
        b = shelf.b2 * x - shelf.a2 * y;
        const w = pass.b0 * y + c;
        c = pass.b1 * y - pass.a1 * w + d;
        d = pass.b2 * y - pass.a2 * w;
        power += w * w;
        count += 1;
        if (count < hop) continue;
        endHop(power);
        [power, count] = [0, 0];
      }
      [z1, z2, z3, z4, sum, filled] = [a, b, c, d, power, count];
    },
    integrated() {
      const ungated = meanAbove(ABSOLUTE_GATE_LUFS);
      if (ungated === null) return null;
      const gated = meanAbove(toLufs(ungated) + RELATIVE_GATE_LU);
      return gated === null ? null : toLufs(gated);
    },
  };
}

/** Loudness of a short clip, where a programme's gates make no sense. `null` for silence. */
export function measureLoudness(samples: Float32Array, sampleRate: number): number | null {
  const meter = createLoudnessMeter(sampleRate);
  meter.push(samples);
  const found = meter.integrated();
  if (found !== null) return found;
  // Shorter than one block: repeat it to fill one.
  if (samples.length === 0 || samples.length > sampleRate) return null;
  const padded = new Float32Array(sampleRate);
  for (let at = 0; at < padded.length; at += 1) padded[at] = samples[at % samples.length]!;
  const again = createLoudnessMeter(sampleRate);
  again.push(padded);
  return again.integrated();
}

interface Biquad {
  b0: number;
  b1: number;
  b2: number;
  a1: number;
  a2: number;
}

/** The standard's two filters, derived from their analogue prototypes for any sample rate. */
function highShelf(sampleRate: number): Biquad {
  const k = Math.tan((Math.PI * 1681.974450955533) / sampleRate);
  const q = 0.7071752369554196;
  const high = 10 ** (3.999843853973347 / 20);
  const middle = high ** 0.4996667741545416;
  const a0 = 1 + k / q + k * k;
  return {
    b0: (high + (middle * k) / q + k * k) / a0,
    b1: (2 * (k * k - high)) / a0,
    b2: (high - (middle * k) / q + k * k) / a0,
    a1: (2 * (k * k - 1)) / a0,
    a2: (1 - k / q + k * k) / a0,
  };
}

function highPass(sampleRate: number): Biquad {
  const k = Math.tan((Math.PI * 38.13547087602444) / sampleRate);
  const q = 0.5003270373238773;
  const a0 = 1 + k / q + k * k;
  return { b0: 1, b1: -2, b2: 1, a1: (2 * (k * k - 1)) / a0, a2: (1 - k / q + k * k) / a0 };
}

export const dbToGain = (db: number) => 10 ** (db / 20);
export const gainToDb = (gain: number) => 20 * Math.log10(gain);
