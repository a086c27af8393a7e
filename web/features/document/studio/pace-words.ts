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
      const manner = spoken > 1 ? 'faster' : spoken < 1 ? 'slower' : 'normal';
      return [`${label} voices only have three speeds. You’ll hear the ${manner} one.`];
    }
    const limit = pace > spoken ? 'faster' : 'slower';
    return [`${label} voices can’t go ${limit} than ${spoken.toFixed(2)} ×.`];
  });
}
