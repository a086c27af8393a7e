import type { Sample } from '#contract/videos.ts';
import { getSamples } from '#server/modules/videos/samples.ts';

/** The built-in talks, English first. */
export function getTalks(): [Sample, ...Sample[]] {
  return [...getSamples().values()] as [Sample, ...Sample[]];
}
