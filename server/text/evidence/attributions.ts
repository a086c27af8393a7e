import type { Said } from './said.ts';

/** Words under somebody's name, as a passage is put into a draft: `Anna: I kept the seeds.` */
export interface Attributed {
  text: string;
  /** Whose words they are, where the text names them so. */
  by: string | null;
}

interface Patterns {
  before: RegExp;
  after: RegExp;
}

const patterns = new WeakMap<Said, Patterns | null>();
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&');

function patternsOf(said: Said): Patterns | null {
  let made = patterns.get(said);
  if (made === undefined) {
    const names = [...said.speakers]
      .toSorted((a, b) => b.length - a.length)
      .map(escaped)
      .join('|');
    made =
      names === ''
        ? null
        : {
            before: new RegExp(`(?<=^|\\s)(?:${names})(?=[:：]\\s?)`, 'gu'),
            after: new RegExp(`\\s?[—–]\\s?(${names})[.。]?$`, 'u'),
          };
    patterns.set(said, made);
  }
  return made;
}

/** The words of each who is named so in a sentence, without the names; most sentences are nobody's. */
export function attributedIn(sentence: string, said: Said): Attributed[] {
  if (!/[:：—–]/u.test(sentence)) return [{ text: sentence, by: null }];
  const found = patternsOf(said);
  if (!found) return [{ text: sentence, by: null }];
  // "Ask Anna: she knows" is nobody's; whoever begins with a name goes on with the next one.
  const all = [...sentence.matchAll(found.before)];
  const names = all[0]?.index === 0 ? all : [];
  const parts = [
    { text: sentence.slice(0, names[0]?.index), by: null },
    ...names.map(({ 0: by, index }, at) => ({
      text: sentence.slice(index + by.length + 1, names[at + 1]?.index),
      by,
    })),
  ];
  return parts
    .map(({ text, by }) => {
      const after = found.after.exec(text);
      return after
        ? { text: text.slice(0, after.index).trim(), by: after[1]! }
        : { text: text.trim(), by };
    })
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
}
