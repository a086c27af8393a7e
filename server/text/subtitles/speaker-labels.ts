import { fromAllLanguages } from '#server/languages/table.ts';

/** `>> ANNA: so`, `- Anna (host): so`, `**Anna Berg:** so`, `田中：はい`, `Anna:` alone. */
const LABEL =
  /^(>>+|＞＞+|》》|[-–—‐])?\s*[*_]{0,3}([\p{Lu}\p{Lt}\p{Lo}][\p{L}\p{M}\p{N}.'’·・_& -]{0,47}?)(?:\s?[([（［](?:[^()[\]（）［］]|\([^()]{1,60}\)){1,100}[)\]）］])?\s?[*_]{0,3}(?::[*_]{0,3}(?:\s+|$)|：[*_]{0,3}\s*)/u;
/** Lower-case words that names may contain. */
const PARTICLE =
  /^(?:of|the|and|von|van|vom|zu|zur|der|den|de|del|della|di|da|do|dos|das|du|des|la|le|el|al|bin|ben|ibn|bint|y|e|i|af|av|til|ter|ten|st)$/u;
const MOST_WORDS = 5;
/** In characters. Without capitals a whole clause looks like a name; in scripts without spaces it's one word. */
const MOST_UNCASED = 20;

export interface Label {
  name: string;
  /** Preceded by an explicit mark for a new speaker. */
  isMarked: boolean;
  rest: string;
}

/** The text before a colon at the start of a line, if it could be a name. */
export function labelOf(line: string): Label | null {
  const [whole, mark, name] = LABEL.exec(line) ?? [];
  if (!whole || !name || !isNameLike(name)) return null;
  const rest = line.slice(whole.length).trim();
  // `John 3: 16`, `At 10: 30`.
  if (/\p{N}$/u.test(name) && /^\p{N}/u.test(rest)) return null;
  return { name: name.trim(), isMarked: mark !== undefined && !/^[-–—‐]/u.test(mark), rest };
}

function isNameLike(name: string): boolean {
  const words = name.split(/[ _]+/u).filter(Boolean);
  if (words.length > MOST_WORDS || isRemark(words)) return false;
  if (!/[\p{Lu}\p{Ll}]/u.test(name)) return name.length <= MOST_UNCASED;
  return words.every(
    (word) => /^(?:\p{Ll}['’])?[\p{Lu}\p{Lt}\p{Lo}\p{N}]/u.test(word) || PARTICLE.test(word),
  );
}

const knownWords = fromAllLanguages((all) => ({
  remarks: new Set(all.flatMap(({ remarks }) => [...remarks])),
  stopWords: new Set(all.flatMap(({ stopWords }) => [...stopWords])),
}));

/** "Note", "Step 1", "And so" open a remark and name nobody. "I" and "A" can be a person's initial. */
function isRemark(words: readonly string[]): boolean {
  const { remarks, stopWords } = knownWords();
  const lower = words.map((word) => word.toLowerCase().replace(/[.'’].*$/u, ''));
  const isSmall = (word: string) => word.length > 1 && stopWords.has(word);
  const ends = [lower[0]!, lower.at(-1)!, lower.findLast((word) => !/^\p{N}+$/u.test(word)) ?? ''];
  return ends.some((word) => remarks.has(word)) || (isCased(words) && lower.every(isSmall));
}

const isCased = (words: readonly string[]) => /\p{Ll}/u.test(words.join(''));

export const isCapitals = (name: string) =>
  name.length > 1 && name === name.toUpperCase() && name !== name.toLowerCase();

const NUMBERED = /^(?:speaker|spkr|spk|s)[ _-]?(\d{1,3})$/iu;

/** Placeholders used by recognisers, and by us: "Speaker 1", "Speaker 2". */
export function unknownSpeaker(label: string): number | null {
  const [, number] = NUMBERED.exec(label.trim()) ?? [];
  return number === undefined ? null : Number(number);
}
