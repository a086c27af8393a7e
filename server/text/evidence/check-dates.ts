import { type NamedDate, datesIn } from '../numbers/dates.ts';
import { quantitiesIn } from '../numbers/quantities.ts';
import { affinity, type Claim, type Marker } from './claim.ts';
import { meantIn } from './meant.ts';
import type { Said, Spoken } from './said.ts';
import { toldOtherwise } from './told-otherwise.ts';

const told = new WeakMap<Said, Map<string, number[]>>();

function toldIn(said: Said): Map<string, number[]> {
  const known = told.get(said);
  if (known) return known;
  const made = new Map<string, number[]>();
  for (const { text, at } of said.sentences) {
    for (const { keys } of datesIn(text, said.language)) {
      for (const key of keys) {
        const list = made.get(key);
        if (list) list.push(at);
        else made.set(key, [at]);
      }
    }
  }
  told.set(said, made);
  return made;
}

export const NO_SUCH_DATE = 'The source doesn’t mention this day or time here.';
const OTHER = 'The source says a different day or time here.';

/**
 * Checks days, months, years and times of day. Returns the ranges it has read, so that they aren't checked as numbers
 * again.
 */
export function checkDates(claim: Claim, said: Said, mark: Marker): [number, number][] {
  const own = datesIn(claim.text, claim.language);
  for (const one of own) {
    const { source, isTold } = find(one, claim, said);
    const other = isTold ? ofAnother(one, own, claim, said) : null;
    if (other) mark('time', one.text, OTHER, other);
    if (!isTold) mark('time', one.text, source ? OTHER : NO_SUCH_DATE, source);
  }
  return own.map(({ start, end }) => [start, end]);
}

/** Finds the same statement with another month or day, if this one is only said of something else. */
function ofAnother(
  { keys }: NamedDate,
  own: readonly NamedDate[],
  claim: Claim,
  said: Said,
): Spoken | null {
  const [key] = keys;
  if (key === undefined || !claim.sameLanguage || !/^(?:month|weekday|clock) /u.test(key))
    return null;
  const all = toldIn(said);
  const claimed = new Set(own.flatMap((one) => one.keys));
  const others = [...all].filter(
    ([other]) => other.split(' ')[0] === key.split(' ')[0] && !claimed.has(other),
  );
  return toldOtherwise(
    {
      words: own.map(({ text }) => text).join(' '),
      says: ({ at }) => all.get(key)?.includes(at) ?? false,
      saysOther: ({ at }) => others.some(([, places]) => places.includes(at)),
    },
    claim,
    said,
  );
}

function find(
  one: NamedDate,
  claim: Claim,
  said: Said,
): { isTold: boolean; source: Spoken | null } {
  const all = toldIn(said);
  const places = (key: string) => all.get(key) ?? [];
  const isFor = (at: number) =>
    claim.near.length === 0 ||
    claim.nearSet.has(at) ||
    !claim.sameLanguage ||
    affinity(said, at, claim.terms) > (claim.isCited ? 5 : 2);
  const isTold = one.keys.every((key) => {
    // Captions may contain the number of a day, or a year in words, as a plain number.
    const value =
      key.startsWith('number ') || key.startsWith('year ') ? Number(key.split(' ')[1]) : null;
    if (places(key).some(isFor)) return true;
    if (value === null) return key.startsWith('clock ') && isClockInWords(key, claim);
    // "’99" is also said as ninety-nine.
    const values = /^['’]/u.test(one.text) ? [value, value % 100] : [value];
    const inNumbers = claim.near.some(({ text }) =>
      [
        ...quantitiesIn(text, said.language),
        ...(said.language === 'english' ? meantIn(text) : []),
      ].some((other) => values.includes(other.value) || other.also.includes(value)),
    );
    return (
      inNumbers ||
      (claim.near.length === 0 && said.sentences.some(({ text }) => text.includes(String(value))))
    );
  });
  if (isTold) return { isTold, source: null };
  const kind = one.keys[0]!.split(' ')[0]!;
  for (const [key, list] of all) {
    const at = key.startsWith(`${kind} `)
      ? list.find((place) => claim.nearSet.has(place))
      : undefined;
    if (at !== undefined) return { isTold, source: said.sentences[at]! };
  }
  return { isTold, source: null };
}

/** "At four" is four o'clock, but "256 kilograms" aren't four minutes to three. */
function isClockInWords(key: string, claim: Claim): boolean {
  const minutes = Number(key.split(' ')[1]);
  const [hour, minute] = [Math.floor(minutes / 60) || 12, minutes % 60];
  return claim.near.some(({ text }) =>
    quantitiesIn(text, claim.language)
      .filter(({ measure }) => measure === null)
      .some(({ value, also }) =>
        minute === 0
          ? value === hour && /\bat\b|o['’]?clock|morning|afternoon|[ap]\.?m\b/iu.test(text)
          : value === hour * 100 + minute ||
            also.includes(hour + minute / 100) ||
            value === hour + minute / 100,
      ),
  );
}
