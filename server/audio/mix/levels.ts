export const TARGET_LUFS = -16;
export const CEILING_DBTP = -1;

interface Measured {
  voice: string;
  loudnessLufs: number | null;
  samples: number;
}

/** Lines deviating more than this from their voice's average are moved halfway back. */
const FREE_RANGE_LU = 2;
/** Enough to fully raise the quietest acceptable clip. */
const MOST_LU = 40;

/** Gain per line: voices are made equally loud, and outlier lines are moved halfway to their voice's average. */
export function lineGainsDb(lines: readonly Measured[]): number[] {
  const usual = new Map<string, number>();
  for (const voice of new Set(lines.map((line) => line.voice))) {
    let [power, weight] = [0, 0];
    for (const line of lines) {
      if (line.voice !== voice || line.loudnessLufs === null) continue;
      power += 10 ** (line.loudnessLufs / 10) * line.samples;
      weight += line.samples;
    }
    usual.set(voice, weight > 0 ? 10 * Math.log10(power / weight) : TARGET_LUFS);
  }
  return lines.map(({ voice, loudnessLufs }) => {
    const level = usual.get(voice)!;
    const off = loudnessLufs === null ? 0 : loudnessLufs - level;
    const excess = Math.sign(off) * Math.max(0, Math.abs(off) - FREE_RANGE_LU);
    const gain = TARGET_LUFS - level - excess / 2;
    return Math.max(-MOST_LU, Math.min(MOST_LU, gain));
  });
}
