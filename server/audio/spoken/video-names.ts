import { SHOUTED } from './english-words.data.ts';

/** Texts of a video that contain names. */
export interface NamedVideo {
  channel: string;
  /** Title, chapters and transcript. */
  texts: readonly string[];
}

const WORD = /[\p{L}][\p{L}\p{M}\p{N}]+/gu;
const CAPITALS = /^\p{Lu}[\p{Lu}\p{N}]+$/u;
const SMALL = /^[\p{Ll}\p{N}]+$/u;
/** "NetworkChuck", "MrBeast": mixed case is deliberate. */
const STYLED = /\p{Ll}\p{Lu}/u;
const SHORTEST = 3;

/**
 * Finds the video's spelling of script words whose pronunciation is unclear: capitals may be an acronym or a name ("VOX"), and
 * handles run words together ("@networkchuck"). Captions without capitals tell nothing.
 */
export function findVideoNames({ channel, texts }: NamedVideo, script: string): string[] {
  const asked = new Set(
    Array.from(script.matchAll(WORD), ([word]) => word)
      .filter((word) => word.length >= SHORTEST && (CAPITALS.test(word) || SMALL.test(word)))
      .filter((word) => !SHOUTED.has(word.toUpperCase()))
      .map((word) => word.toLowerCase()),
  );
  const forms = new Map<string, Map<string, number>>();
  const note = (form: string) => {
    const key = keyOf(form);
    if (!asked.has(key)) return;
    const counts = forms.get(key) ?? new Map<string, number>();
    forms.set(key, counts.set(form, (counts.get(form) ?? 0) + 1));
  };
  if (!CAPITALS.test(channel) && !SMALL.test(channel)) note(channel.trim());
  for (const [word] of channel.matchAll(WORD)) note(word);
  for (const text of texts) {
    for (const found of text.matchAll(WORD)) {
      const [word] = found;
      // At the start of a sentence capitals mean nothing.
      const isInside = /[\p{Ll},]\s$/u.test(text.slice(Math.max(0, found.index - 2), found.index));
      if (isInside || STYLED.test(word) || CAPITALS.test(word)) note(word);
    }
  }
  return [...forms.values()].flatMap((counts) => choose(counts) ?? []);
}

/** Prefers a form that shows word boundaries, else the most frequent; `null` if it isn't informative. */
function choose(counts: ReadonlyMap<string, number>): string | null {
  const byCount = [...counts].toSorted(([, a], [, b]) => b - a).map(([form]) => form);
  const best = byCount.find((form) => STYLED.test(form) || form.includes(' ')) ?? byCount[0]!;
  return SMALL.test(best) ? null : best;
}

const keyOf = (name: string) => name.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '').toLowerCase();

/** Replaces capitalized words and handles with the video's spelling; other forms stay. */
export function writeNames(text: string, names: readonly string[]): string {
  if (names.length === 0) return text;
  const written = new Map(names.map((name) => [keyOf(name), name]));
  return text.replaceAll(WORD, (word, at: number) => {
    const name = written.get(word.toLowerCase());
    if (name === undefined) return word;
    const isHandle = SMALL.test(word) && text[at - 1] === '@';
    return isHandle || CAPITALS.test(word) ? name : word;
  });
}
