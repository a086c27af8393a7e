import type { LanguageValue } from '#contract/catalog/languages.ts';
import { languageOf } from '#server/languages/table.ts';
import type { Quantity } from '../numbers/measures.ts';
import { quantitiesIn } from '../numbers/quantities.ts';
import type { Claim } from './claim.ts';
import type { Said, Spoken } from './said.ts';

/** A part of a sentence with one number, and the content words next to it: what the number is about. */
interface Owned {
  one: Quantity;
  stems: ReadonlySet<string>;
}

/** The end of the number including its unit. */
export function endWithUnit({ start, end, measure }: Quantity, text: string): number {
  // "Three quarters of them": a fraction has no unit.
  if (/(?:half|third|quarter|fifth|tenth)s?$/iu.test(text.slice(start, end))) return end;
  const unit = measure && /^[\s-]?(?:[%٪°€$£]\p{L}?|\p{L}+)/u.exec(text.slice(end));
  return end + (unit?.[0].length ?? 0);
}

const breaks = new Map<LanguageValue, RegExp>();

function breakOf(language: LanguageValue): RegExp {
  let made = breaks.get(language);
  if (!made) {
    const joining = [...languageOf(language).clauseWords].join('|');
    made = new RegExp(`[,;:.!?—–()]|(?<![\\p{L}\\p{M}])(?:${joining})(?![\\p{L}\\p{M}])`, 'giu');
    breaks.set(language, made);
  }
  return made;
}

function ownedIn(text: string, language: LanguageValue, said: Said): Owned[] {
  const numbers = quantitiesIn(text, language).filter(({ isArticle }) => !isArticle);
  if (numbers.length === 0) return [];
  const ends = [...text.matchAll(breakOf(language))]
    // "1,900" and "twelve and a half" are one number each.
    .filter(({ index }) => !numbers.some(({ start, end }) => index >= start && index < end))
    .map(({ index }) => index);
  const clauses = [...ends, text.length].map((end, at) => ({ from: ends[at - 1] ?? 0, end }));
  return clauses.flatMap(({ from, end }) => {
    const here = numbers.filter((one) => one.start >= from && one.start < end);
    const [one] = here;
    if (!one || here.length > 1) return [];
    const beside = `${text.slice(from, one.start)} ${text.slice(endWithUnit(one, text), end)}`;
    return [{ one, stems: new Set(said.stemsOf(beside).filter((stem) => said.isTelling(stem))) }];
  });
}

const kept = new WeakMap<Spoken, Owned[]>();

function ownedBy(spoken: Spoken, said: Said): Owned[] {
  let owned = kept.get(spoken);
  if (!owned) {
    owned = ownedIn(spoken.text, said.language, said);
    kept.set(spoken, owned);
  }
  return owned;
}

const kindOf = ({ measure, carried }: Quantity) => (measure ?? carried)?.dimension ?? null;

/**
 * If a sentence of the source gives several values of one kind for different things, finds the one where this number's
 * thing has another value: "45 centimetres for a person, and 90 for a barrow" swapped.
 */
export function ownedInstead(
  one: Quantity,
  claim: Claim,
  said: Said,
  isSame: (other: Quantity) => boolean,
): Spoken | null {
  const own = ownedIn(claim.text, claim.language, said).find(
    (owned) => owned.one.start === one.start,
  );
  if (!own || own.stems.size === 0) return null;
  const has = (stems: ReadonlySet<string>) => (stem: string) => stems.has(stem);
  let found: Spoken | null = null;
  for (const spoken of claim.near) {
    const owned = ownedBy(spoken, said);
    const right = owned.filter((other) => isSame(other.one));
    if (right.length === 0) continue;
    const others = owned.filter((other) => !isSame(other.one) && isAlike(other.one, right[0]!.one));
    const stems = new Set(right.flatMap((other) => [...other.stems]));
    const wrong = new Set(
      others.flatMap((other) => [...other.stems].filter((stem) => !stems.has(stem))),
    );
    const rightly = [...stems].filter((stem) => !others.some((other) => other.stems.has(stem)));
    // If any passage says it of the same thing, it is correct.
    if ([...own.stems].some(has(new Set(rightly)))) return null;
    if ([...own.stems].some(has(wrong))) found ??= spoken;
  }
  return found;
}

const isAlike = (one: Quantity, other: Quantity) => kindOf(one) === kindOf(other);
