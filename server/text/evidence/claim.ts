import type { LanguageValue } from '#contract/catalog/languages.ts';
import type { Mark } from '#contract/checks.ts';
import type { Said, Spoken } from './said.ts';

/** A sentence of the text, with the passages about the same things. */
export interface Claim {
  text: string;
  language: LanguageValue;
  /** The stems of its content words; none if the video is in another language. */
  terms: readonly string[];
  /** The cited passages and the best others, in order. */
  near: readonly Spoken[];
  nearSet: ReadonlySet<number>;
  /** The ones among them that it cites. */
  cited: readonly Spoken[];
  isCited: boolean;
  /** The speaker the text attributes it to, before or after the words. */
  by: string | null;
  sameLanguage: boolean;
}

/** `source` is what was said instead. */
export type Marker = (
  kind: Mark['kind'],
  quote: string,
  why: string,
  source?: Spoken | null,
) => void;

/** The weighted share of a claim's words found in the sentence and its neighbours. */
export function affinity(said: Said, at: number, terms: Iterable<string>, beside = 1): number {
  let sum = 0;
  for (const term of terms) {
    for (let near = at - beside; near <= at + beside; near += 1) {
      if (!said.sentences[near]?.terms.has(term)) continue;
      sum += said.weightOf(term) * (near === at ? 1 : 0.6);
      break;
    }
  }
  return sum;
}

/** How many of the best sentences for a claim are considered, along with their neighbours. */
const CITED_MORE = 6;
const UNCITED = 16;

/** A sentence with its cited passages and the best others. */
export function claimOf(
  text: string,
  language: LanguageValue,
  blockIds: readonly number[],
  said: Said,
  sameLanguage: boolean,
  by: string | null = null,
): Claim {
  const terms = sameLanguage ? said.termsOf(text) : [];
  const cited = said.around(blockIds);
  const isCited = cited.length > 0;
  const found = said.find(terms, isCited ? CITED_MORE : UNCITED);
  const nearSet = new Set([...cited, ...found]);
  const near = [...nearSet].sort((a, b) => a - b).map((at) => said.sentences[at]!);
  const own = new Set(blockIds);
  return {
    text,
    language,
    terms,
    near,
    nearSet,
    cited: near.filter((one) => own.has(one.blockId)),
    isCited,
    by,
    sameLanguage,
  };
}
