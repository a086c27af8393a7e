import { LIMITS } from '#contract/limits.ts';
import { languageOf } from '#server/languages/table.ts';
import { fitText } from '../cut.ts';
import { type Extract, extractAt, pick, type Talk } from '../talk.ts';

/** The video's title within what search engines show. */
export function headTitle({ title, language }: Talk): string {
  return fitText(title, LIMITS.title, language);
}

/** A sentence that says what the whole is about and fits; cut only where none does. */
export function shortSentence(talk: Talk, limit: number, not: readonly string[] = []): Extract {
  const gist = extractAt(talk, talk.gist!);
  if (gist.text.length <= limit && !not.includes(gist.text)) return gist;
  const candidates = pick(talk, { count: 12, spread: true })
    .map((index) => extractAt(talk, index))
    .filter(({ text }) => text.length <= limit && text.length >= limit / 4 && !not.includes(text));
  const [best] = candidates.sort((a, b) => b.text.length - a.text.length);
  return best ?? { ...gist, text: fitText(gist.text, limit, talk.language) };
}

const LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
};
const SLUG_LENGTH = 70;

/** Words with hyphens between them: plain letters for Latin script, the script's own for every other. */
export function slugOf({ title, language }: Pick<Talk, 'title' | 'language'>): string {
  const { slugLetters } = languageOf(language);
  const plain = title
    .toLowerCase()
    .replaceAll(/\p{L}/gu, (letter) => slugLetters?.[letter] ?? letter)
    .replaceAll(/[ßæœøđðþłı]/gu, (letter) => LETTERS[letter]!)
    .normalize('NFKD')
    .replaceAll(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
    .replaceAll(/['’]/gu, '');
  const parts = plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  let slug = '';
  for (const part of parts) {
    const longer = slug === '' ? part.slice(0, SLUG_LENGTH) : `${slug}-${part}`;
    if (longer.length > SLUG_LENGTH) break;
    slug = longer;
  }
  return slug === '' ? 'article' : slug;
}

/** A topic as people tag it: no spaces, no signs, each word with a capital where the script has them. */
export function hashtagOf(topic: string): string {
  const parts = topic.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return parts.map((part) => part.replace(/^\p{Ll}/u, (first) => first.toUpperCase())).join('');
}
