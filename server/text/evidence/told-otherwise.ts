import { affinity, type Claim } from './claim.ts';
import { weigh } from './polarity.ts';
import type { Said, Spoken } from './said.ts';

/** The minimum share of a claim in one sentence of the source, and the maximum ratio of it where its value is said. */
const SAME_MATTER = 0.5;
const LESS = 0.65;
const LEAST_TERMS = 3;

interface Value {
  /** The words of the compared values, which say nothing about their subject. */
  words: string;
  says: (spoken: Spoken) => boolean;
  /** Whether another value of this kind is said that the claim doesn't have. */
  saysOther: (spoken: Spoken) => boolean;
}

/**
 * The source sentence that says the same with another value, if the claim's own value is only said of other things:
 * "vegetables want 50 litres" if they want 25 and a bag holds 50.
 */
export function toldOtherwise(
  { words, says, saysOther }: Value,
  claim: Claim,
  said: Said,
): Spoken | null {
  const compared = new Set(said.stemsOf(words));
  const terms = claim.terms.filter((term) => !compared.has(term));
  if (terms.length < LEAST_TERMS) return null;
  const all = weigh(terms, said);
  let best: { spoken: Spoken; share: number } | null = null;
  let here = 0;
  for (const spoken of claim.near) {
    if (says(spoken)) {
      here = Math.max(here, affinity(said, spoken.at, terms) / all);
      continue;
    }
    const share = affinity(said, spoken.at, terms, 0) / all;
    if (!best || share > best.share) best = { spoken, share };
  }
  if (!best || best.share < SAME_MATTER || here > best.share * LESS) return null;
  return saysOther(best.spoken) ? best.spoken : null;
}
