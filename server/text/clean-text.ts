import {
  type SaidTimes,
  saidTimesOf,
  takeInventedTimes,
  withoutGapMarks,
  withPlainTimes,
} from './invented-times.ts';

/** What a text may point to: only what was in the source. */
export interface SourceMarks extends SaidTimes {
  addresses: ReadonlySet<string>;
}

const ADDRESS = /https?:\/\/[^\s<>"'“”«»)\]]+|\bwww\.[^\s<>"'“”«»)\]]+/giu;
const SCHEME = /(?:javascript|vbscript):\S*|data:\w+\/\S*/giu;
const IMAGE = /!\[([^\]\n]{0,300})\](?:\([^)\n]{0,2000}\)|\[[^\]\n]{0,300}\])?/gu;
const LINK = /\[([^\]\n]{0,500})\]\(\s*<?([^)\s>]{0,2000})>?[^)\n]{0,300}\)/gu;
const REFERENCE = /\[([^\]\n]{0,500})\]\[[^\]\n]{0,100}\]/gu;
const DEFINITION = /^\s{0,3}\[[^\]\n]{1,100}\]:\s*\S+.*$/gmu;
const TAG = /<\/?[a-z!?][^<>]{0,4000}>/giu;
const CITATION = /\s?[[(（]\s*#\d{1,6}(?:[\s,;–-]+#?\d{1,6})*\s*[\])）]/gu;
const BARE_CITATION = /(?<=^|\s)#\d{1,6}(?=$|[\s.,;:!?])/gu;
const LONE_SPACE = /(?<![ \t])[ \t]+([.,;:!?…،؛。、，！？])/gu;
const FENCE = /(?<!<)<{2,}[^\n]{0,80}>{2,}/gu;
const MOST_ROUNDS = 6;
/** Something that may still become a link, an address or a tag. */
const UNFINISHED =
  /(?:!?\[[^\]\n]{0,500}(?:\](?:[([][^)\]\n]{0,2000})?)?|<[^<>\n]{0,400}|\b(?:h|ht|htt|http|https|https:|https:\/|www?)|https?:\S*|\bwww\.\S*|\p{Nd}[\p{Nd}\s:：.,′’'″”"h分钟鐘时時分분]*|minut\p{L}*\s\p{L}*|\p{Nd}{1,3}(?:st|nd|rd|th|e|\.)?[-\s]?m(?:i(?:n\p{L}{0,7}(?:[\s,][^.!?\n]{0,40})?)?)?|[([（【]\s?\p{Nd}{0,2}[:：]?\p{Nd}{0,2}|#\d*)$/iu;

export function marksOf(text: string): SourceMarks {
  return {
    addresses: new Set((text.match(ADDRESS) ?? []).map(bareAddress)),
    ...saidTimesOf(text),
  };
}

function bareAddress(address: string): string {
  return address
    .toLowerCase()
    .replace(/^(?:https?:\/\/)?(?:www\.)?/u, '')
    .replace(/(?<![/.,;:!?])[/.,;:!?]+$/u, '');
}

export interface Cleaned {
  text: string;
  /** Times that were taken out because nobody said them. */
  times: string[];
}

/**
 * A model's text without anything that could load, run, lead elsewhere or pretend to be evidence: no images, no markup
 * of pages, only addresses of the source, no citations in the text, and no time that nobody said.
 */
export function cleanText(raw: string, source: SourceMarks, isWhole = true): Cleaned {
  const given = withPlainTimes(withoutGapMarks(raw));
  const open = isWhole ? given : given.replace(UNFINISHED, '');
  const times: string[] = [];
  const isKnown = (address: string) => source.addresses.has(bareAddress(address));
  // Again until nothing changes: what is taken out can bring together what was apart.
  let tidied = open;
  for (let round = 0; ; round += 1) {
    const before = tidied;
    const kept = isWhole ? tidied : tidied.replace(UNFINISHED, '');
    const clean = takeInventedTimes(cleanOnce(kept, isKnown), source, times);
    // French has a space before some signs; only where something is gone it may have stood before that.
    const closed = clean === kept ? clean : clean.replaceAll(LONE_SPACE, '$1');
    tidied = tidy(closed, isWhole);
    if (tidied === before || round > 2 * MOST_ROUNDS) break;
    // Nobody nests brackets so deep by mistake.
    if (round === MOST_ROUNDS) tidied = tidied.replaceAll(/[<>()[\]]/gu, '');
  }
  // A sentence that began with a time begins anew.
  const lostStart = times.length > 0 && /^\s*\p{Lu}/u.test(raw);
  return {
    text: lostStart ? tidied.replace(/^\p{Ll}/u, (first) => first.toUpperCase()) : tidied,
    times,
  };
}

function cleanOnce(text: string, isKnown: (address: string) => boolean): string {
  return withoutTags(text.replaceAll(FENCE, ''))
    .replaceAll(DEFINITION, '')
    .replaceAll(IMAGE, '$1')
    .replaceAll(/!+(?=\[)/gu, '')
    .replaceAll(LINK, (_, label: string, address: string) =>
      isKnown(address) && /^https?:/iu.test(address) ? `[${label}](${address})` : label,
    )
    .replaceAll(REFERENCE, '$1')
    .replaceAll(ADDRESS, (address) => (isKnown(address) ? address : ''))
    .replaceAll(SCHEME, '')
    .replaceAll(CITATION, '')
    .replaceAll(BARE_CITATION, '');
}

/** Again until nothing is left: `<<b>script>` becomes a tag only once the inner one is gone. */
function withoutTags(text: string): string {
  let before = text;
  for (;;) {
    const after = before.replaceAll(TAG, '');
    if (after === before) return after;
    before = after;
  }
}

function tidy(text: string, isWhole: boolean): string {
  const tidied = text
    .replaceAll(/[ \t]{2,}/gu, ' ')
    .replaceAll(/\(\s*\)|\[\s*\](?!\()/gu, '')
    .replaceAll(/\n{3,}/gu, '\n\n')
    .replace(/^[\s,;:–—-]+(?=\S)/u, (start) =>
      /^[-–—]\s/u.test(start) ? '' : start.trimStart().replace(/^[,;:]+\s*/u, ''),
    );
  return isWhole ? tidied.trim() : tidied.trimStart();
}

/** For titles, tags and subjects: one line, no markup at all. */
export function plainText(raw: string, source: SourceMarks): string {
  const unmarked = cleanText(raw, source)
    .text.replaceAll(/\[([^\]]{0,1000})\]\([^)]{0,2000}\)/gu, '$1')
    .replaceAll(/[*_`~#|]+/gu, '');
  // `<*script>` becomes a tag only once the mark is gone.
  return cleanText(unmarked, source)
    .text.replaceAll(/\s+/gu, ' ')
    .trim()
    .replace(/^["“„«‘'](.*)["”“»’']$/u, '$1')
    .trim();
}
