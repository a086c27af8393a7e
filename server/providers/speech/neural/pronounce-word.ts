import { type PackedTree, soundOut } from './letter-tree.ts';
import { openWordList } from './word-list.ts';
import { NEWER_WORDS } from './word-sounds.data.ts';

const VOICELESS = /^(?:P|T|K|F|TH)$/;
const HISSING = /^(?:S|Z|SH|ZH|CH|JH)$/;
const SHORTEST_PART = 3;
/** More words than a year of podcasts uses; takes a few megabytes. */
const MOST_REMEMBERED = 50_000;

/** ARPAbet sounds of a lowercase word; never empty. */
export type PronounceWord = (word: string) => string[];

export function createPronounceWord(tree: PackedTree): PronounceWord {
  const findSounds = openWordList();
  const remembered = new Map<string, string[]>();

  function inDictionary(word: string): string[] | null {
    return (own(NEWER_WORDS, word) ?? findSounds(word))?.split(' ') ?? null;
  }

  function resolve(word: string): string[] {
    return (
      inDictionary(word) ??
      withEnding(word, inDictionary) ??
      inTwoWords(word, inDictionary) ??
      soundOut(tree, word.replaceAll("'", ''))
    );
  }

  return (word) => {
    let sounds = remembered.get(word);
    if (!sounds) {
      sounds = resolve(word);
      if (remembered.size === MOST_REMEMBERED) remembered.clear();
      remembered.set(word, sounds);
    }
    return sounds;
  };
}

function own(table: Readonly<Record<string, string>>, word: string): string | undefined {
  return Object.hasOwn(table, word) ? table[word] : undefined;
}

type Lookup = (word: string) => string[] | null;

/** A known word with an ending that the dictionary doesn't list. */
function withEnding(word: string, lookup: Lookup): string[] | null {
  const stemOf = (ending: string) => (word.endsWith(ending) ? word.slice(0, -ending.length) : '');
  const find = (...stems: string[]) => stems.map(lookup).find((found) => found !== null) ?? null;
  const plain = stemOf("'s") || stemOf("'") || stemOf('s');
  const one = plain && find(plain, ...(word.endsWith('es') ? [word.slice(0, -2)] : []));
  if (one) return [...one, ...plural(one.at(-1)!)];
  const done = stemOf('ed');
  const past = done && find(`${done}e`, done, undouble(done));
  if (past) return [...past, ...pastTense(past.at(-1)!)];
  const going = stemOf('ing');
  const ing = going && find(going, `${going}e`, undouble(going));
  if (ing) return [...ing, 'IH0', 'NG'];
  for (const [ending, sounds] of ENDINGS) {
    const stem = stemOf(ending);
    const found = stem && find(stem, undouble(stem), `${stem}e`);
    if (found) return [...found, ...sounds];
  }
  for (const [beginning, sounds] of BEGINNINGS) {
    const rest = word.startsWith(beginning) ? lookup(word.slice(beginning.length)) : null;
    if (rest && word.length - beginning.length >= SHORTEST_PART) return [...sounds, ...rest];
  }
  return null;
}

const ENDINGS: readonly (readonly [string, readonly string[]])[] = [
  ['ers', ['ER0', 'Z']],
  ['er', ['ER0']],
  ['ly', ['L', 'IY0']],
  ['ness', ['N', 'AH0', 'S']],
  ['less', ['L', 'AH0', 'S']],
  ['able', ['AH0', 'B', 'AH0', 'L']],
  ['ment', ['M', 'AH0', 'N', 'T']],
  ['ful', ['F', 'AH0', 'L']],
  ['ish', ['IH0', 'SH']],
];
const BEGINNINGS: readonly (readonly [string, readonly string[]])[] = [
  ['un', ['AH0', 'N']],
  ['re', ['R', 'IY0']],
  ['pre', ['P', 'R', 'IY0']],
  ['non', ['N', 'AA0', 'N']],
  ['anti', ['AE2', 'N', 'T', 'IY0']],
  ['multi', ['M', 'AH2', 'L', 'T', 'IY0']],
  ['micro', ['M', 'AY2', 'K', 'R', 'OW0']],
  ['super', ['S', 'UW2', 'P', 'ER0']],
  ['over', ['OW2', 'V', 'ER0']],
  ['under', ['AH2', 'N', 'D', 'ER0']],
];

function undouble(stem: string): string {
  return stem.at(-1) === stem.at(-2) ? stem.slice(0, -1) : stem;
}

function plural(last: string): string[] {
  if (HISSING.test(last)) return ['IH0', 'Z'];
  return VOICELESS.test(last) ? ['S'] : ['Z'];
}

function pastTense(last: string): string[] {
  if (last === 'T' || last === 'D') return ['IH0', 'D'];
  return VOICELESS.test(last) || ['S', 'SH', 'CH'].includes(last) ? ['T'] : ['D'];
}

/** "newsletter", "livestream": the longest first word whose rest is a word too; the rest gets secondary stress. */
function inTwoWords(word: string, lookup: Lookup): string[] | null {
  if (word.length < 2 * SHORTEST_PART + 1) return null;
  for (let cut = word.length - SHORTEST_PART; cut >= SHORTEST_PART; cut -= 1) {
    const first = lookup(word.slice(0, cut));
    const rest = first && (lookup(word.slice(cut)) ?? withEnding(word.slice(cut), lookup));
    if (first && rest) return [...first, ...rest.map((sound) => sound.replace(/1$/, '2'))];
  }
  return null;
}
