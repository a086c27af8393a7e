import type { Said } from './said.ts';

/** Words attributed to a speaker, as a passage is inserted into a draft: `Anna: I kept the seeds.` */
export interface Attributed {
  text: string;
  /** The speaker, if the text names one. */
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

/** Splits a sentence into the words of each named speaker, without the names. Most sentences have none. */
export function attributedIn(sentence: string, said: Said): Attributed[] {
  if (!/[:：—–]/u.test(sentence)) return [{ text: sentence, by: null }];
  const found = patternsOf(said);
  if (!found) return [{ text: sentence, by: null }];
  // "Ask Anna: she knows" is attributed to nobody; further names count only if the sentence starts with one.
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

/** A last line may name the source, which claims nothing: `— Anna, The bee show`. Long titles are cut there. */
export function withoutTitle(text: string, titles: readonly string[]): string {
  const at = text.lastIndexOf('\n— ');
  if (at < 0) return text;
  const by = text.slice(at + '\n— '.length).trim();
  const isTitle = (part: string) =>
    titles.some(
      (title) => title === part || (part.endsWith('…') && title.startsWith(part.slice(0, -1))),
    );
  const tails = [by, ...[...by.matchAll(/, /gu)].map(({ index }) => by.slice(index + 2))];
  const named = tails.find(isTitle);
  if (named === undefined) return text;
  const name = by.slice(0, -named.length).replace(/, $/u, '');
  return text.slice(0, at) + (name === '' ? '' : ` — ${name}`);
}
