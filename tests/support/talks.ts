import type { Sample } from '#contract/videos.ts';
import { getSamples } from '#server/modules/videos/samples.ts';

/** The built-in talks, the English one first: words of our own for whatever needs some. */
export function getTalks(): [Sample, ...Sample[]] {
  return [...getSamples().values()] as [Sample, ...Sample[]];
}
