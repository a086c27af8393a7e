import { HEAD_TAGS, LINE_KINDS } from './sections.ts';

/** Every tag our prompts ask for. */
export const ANSWER_TAGS: ReadonlySet<string> = new Set([
  'section',
  'note',
  ...Object.keys(LINE_KINDS),
  ...HEAD_TAGS,
]);

/** Other names models use in tags, labels and JSON keys. */
const ALIASES: Readonly<Record<string, string>> = {
  paragraph: 'p',
  para: 'p',
  text: 'p',
  body: 'p',
  heading: 'h',
  header: 'h',
  h1: 'h',
  h2: 'h',
  subheading: 'h3',
  subhead: 'h3',
  h4: 'h3',
  bullet: 'point',
  item: 'point',
  li: 'point',
  keypoint: 'point',
  takeaway: 'point',
  number: 'step',
  blockquote: 'quote',
  tablerow: 'row',
  table: 'row',
  question: 'q',
  answer: 'a',
  post: 'tweet',
  metadescription: 'description',
  subjectline: 'subject',
  previewtext: 'preheader',
  preview: 'preheader',
  hashtag: 'hashtags',
  tag: 'tags',
  keywords: 'tags',
  signature: 'signoff',
  closing: 'signoff',
  tldr: 'gist',
  opening: 'hook',
};

/** The tag that is meant, or `null` if it's none of ours. */
export function tagMeant(name: string): string | null {
  const plain = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/gu, '')
    .replace(/(?<=[a-z]{3})\d+$/u, '');
  if (ANSWER_TAGS.has(plain)) return plain;
  return ALIASES[plain] ?? ALIASES[plain.replace(/s$/u, '')] ?? null;
}

const MOST_IN_RANGE = 40;

/** `#3, #5-#7` → 3, 5, 6, 7. */
export function blocksIn(list: string): number[] {
  const ids = new Set<number>();
  for (const [, first, last] of list.matchAll(/(\d{1,6})(?:\s*[–-]\s*#?(\d{1,6}))?/gu)) {
    const from = Number(first);
    const to = last === undefined ? from : Number(last);
    for (let id = from; id <= Math.min(to, from + MOST_IN_RANGE); id++) if (id > 0) ids.add(id);
  }
  return [...ids];
}

/** `[#3 #5]`, `(#3, #5–#7)`: citations anywhere in a line. */
export const CITATION = /[[(（【]\s*(?:blocks?\s*)?#\d[#\d\s,;–-]*[\])）】]/giu;
