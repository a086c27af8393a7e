import { affinity, type Claim } from './claim.ts';
import { weigh } from './polarity.ts';
import type { Said, Spoken } from './said.ts';

/** So much of a claim is one sentence of the source, and so much less of it is said where its value is. */
const SAME_MATTER = 0.65;
const LESS = 0.5;
const LEAST_TERMS = 3;

interface Value {
  /** The words for what is compared, which tell nothing of what it is said of. */
  words: string;
  says: (spoken: Spoken) => boolean;
  /** Whether another value of the kind is said that the claim does not have. */
  saysOther: (spoken: Spoken) => boolean;
}

/**
 * The sentence of the source that says what the claim says with another value, where the claim's own is said only of other
 * things: "vegetables want 50 litres", where they want 25 and a bag holds 50.
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
