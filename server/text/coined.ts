import { languageOf } from '#server/languages/table.ts';
import { isUnspaced, words } from './segment.ts';
import type { Talk } from './talk.ts';
import type { Told } from './told.ts';
import type { Unit } from './units.ts';

/*
 * Names coined by a speaker: "I call this the affirmation approach". Without that sentence, "The affirmation approach
 * is simpler" can't be understood.
 */
const MOST_WORDS = 3;
/** A one-word name must be long: "call it the plan" coins no name. */
const SINGLE_LETTERS = 6;

const LETTER = /[\p{L}\p{N}]/u;

/** Whole words only; a plural ending may follow. */
function saysWords(text: string, said: string): boolean {
  for (let at = text.indexOf(said); at >= 0; at = text.indexOf(said, at + 1)) {
    const before = text[at - 1] ?? '';
    if (!LETTER.test(before)) return true;
  }
  return false;
}

interface Coined {
  /** Maps a sentence to the earlier ones that introduce a name it uses. */
  needs: ReadonlyMap<number, readonly number[]>;
}

const coinedByTalk = new WeakMap<Talk, Coined>();

function coinedIn(talk: Talk): Coined {
  let found = coinedByTalk.get(talk);
  if (!found) coinedByTalk.set(talk, (found = { needs: needsOf(talk) }));
  return found;
}

function needsOf({ sentences, language }: Talk): Map<number, number[]> {
  const needs = new Map<number, number[]>();
  const coins = languageOf(language).speech?.coins;
  if (coins === undefined || isUnspaced(language)) return needs;
  const sign = new RegExp(
    String.raw`(?<![\p{L}\p{N}'’-])(?:${coins.replaceAll("'", "['’]").replaceAll(' ', '\\s+')})\s+`,
    'iu',
  );
  const lower = sentences.map(({ text }) => text.toLowerCase());
  for (const [index, text] of lower.entries()) {
    const coin = sign.exec(text);
    if (!coin) continue;
    const uses = usesOf(text.slice(coin.index + coin[0].length));
    // A phrase used before its introduction was understandable without it.
    if (uses.length > 0 && uses[0]! > index)
      for (const use of uses) needs.set(use, [...(needs.get(use) ?? []), index]);

    /** Other sentences with the name, in the longest form that occurs again. */
    function usesOf(rest: string): number[] {
      const name = nameIn(rest);
      for (let length = name.length; length > 0; length--) {
        if (length === 1 && (name.length > 1 || name[0]!.length < SINGLE_LETTERS)) return [];
        const said = name.slice(0, length).join(' ');
        const found = lower.flatMap((one, at) => (at !== index && saysWords(one, said) ? at : []));
        if (found.length > 0) return found;
      }
      return [];
    }
  }
  return needs;

  function nameIn(rest: string): string[] {
    const { stopWords } = languageOf(language);
    const [clause = ''] = rest.split(/[.,;:!?]/u, 1);
    const all = words(clause.replace(/^(?:the|an?)\s+/u, ''), language);
    const end = all.findIndex((word) => stopWords.has(word));
    return all.slice(0, Math.min(MOST_WORDS, end < 0 ? all.length : end));
  }
}

/** Whether a run uses a name that is introduced neither in it nor in anything quoted. */
export function lacksName(talk: Talk, { from, to }: Unit, told: Told): boolean {
  const { needs } = coinedIn(talk);
  if (needs.size === 0) return false;
  for (let index = from; index < to; index++)
    for (const coin of needs.get(index) ?? [])
      if ((coin < from || coin >= to) && !told.has(coin)) return true;
  return false;
}
