import type { LanguageValue } from '#contract/catalog/languages.ts';
import type { Mark } from '#contract/checks.ts';
import type { Said, Spoken } from './said.ts';

/** A sentence of the text with what was said about the same things. */
export interface Claim {
  text: string;
  language: LanguageValue;
  /** Words of substance by their stems; none where the video is in another language. */
  terms: readonly string[];
  /** The passages that it cites and the best others found, in order. */
  near: readonly Spoken[];
  nearSet: ReadonlySet<number>;
  /** Of them, what it cites itself. */
  cited: readonly Spoken[];
  isCited: boolean;
  /** Whose words the text says they are, with the name in front of them or behind. */
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

/** How much of a claim's words the sentence and those beside it have, by weight. */
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

/** So many of the best sentences for a claim are read, with those beside them. */
const CITED_MORE = 6;
const UNCITED = 16;

/** A sentence with the passages that it cites and the best others. */
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
