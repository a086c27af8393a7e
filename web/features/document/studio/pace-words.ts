import { fitPace } from '#contract/pace.ts';
import type { VoiceList } from '#contract/podcasts.ts';

/** With steps as wide as this a figure would promise too much. */
const COARSE = 0.1;

/** What voices make of a pace that they cannot do, one sentence for each provider; none where all can. */
export function paceWords(
  { voices, providers }: Pick<VoiceList, 'voices' | 'providers'>,
  chosen: readonly string[],
  pace: number,
): string[] {
  const used = new Set(voices.filter(({ id }) => chosen.includes(id)).map((one) => one.provider));
  return providers.flatMap(({ id, label, pace: range }) => {
    const spoken = fitPace(range, pace);
    if (!used.has(id) || spoken === pace) return [];
    if (!range) return [`You can’t change the pace of ${label} voices.`];
    if (range.step >= COARSE) {
      if (spoken > 1)
        return [`${label} voices only have three speeds. You’ll hear the fastest one.`];
      if (spoken < 1)
        return [`${label} voices only have three speeds. You’ll hear the slowest one.`];
      return [`${label} voices only have three speeds. You’ll hear the normal one.`];
    }
    const limit = spoken.toFixed(2);
    return pace > spoken
      ? [`${label} voices can’t go faster than ${limit}×.`]
      : [`${label} voices can’t go slower than ${limit}×.`];
  });
}
