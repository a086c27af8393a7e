import type { Quantity } from '../numbers/measures.ts';
import { quantitiesIn } from '../numbers/quantities.ts';
import { meantIn } from './meant.ts';
import type { Said } from './said.ts';

export interface ToldNumber extends Quantity {
  at: number;
}

interface Numbers {
  all: readonly ToldNumber[];
  byValue: ReadonlyMap<number, readonly ToldNumber[]>;
  /** By the sentence that contains them. */
  byPlace: ReadonlyMap<number, readonly ToldNumber[]>;
}
const told = new WeakMap<Said, Numbers>();

/** All numbers in the source. Computed once, when the first number of a text is checked. */
export function toldIn(said: Said): Numbers {
  const known = told.get(said);
  if (known) return known;
  const all = said.sentences.flatMap(({ text, at }) =>
    [
      ...withoutDigits(quantitiesIn(text, said.language), text),
      ...(said.language === 'english' ? meantIn(text) : []),
    ].map((one) => ({ ...one, at })),
  );
  const byValue = new Map<number, ToldNumber[]>();
  for (const one of all) {
    for (const value of [one.value, ...one.also]) {
      const list = byValue.get(value);
      if (list) list.push(one);
      else byValue.set(value, [one]);
    }
  }
  const made = { all, byValue, byPlace: Map.groupBy(all, ({ at }) => at) };
  told.set(said, made);
  return made;
}

/** Digits read out one by one, "three two six zero", are no count. */
function withoutDigits(found: readonly Quantity[], text: string): readonly Quantity[] {
  if (found.length < DIGITS) return found;
  const isDigits = ({ value, also, measure }: Quantity) =>
    measure === null && (also[0] ?? value) < 10 && (also[1] ?? 0) < 10;
  const runs: Quantity[][] = [];
  for (const one of found) {
    const last = runs.at(-1)?.at(-1);
    const goesOn =
      last && isDigits(last) && isDigits(one) && /^[\s-]*$/u.test(text.slice(last.end, one.start));
    if (goesOn) runs.at(-1)!.push(one);
    else runs.push([one]);
  }
  return runs.filter((run) => run.length < DIGITS).flat();
}
const DIGITS = 3;
