import { knownAddressesIn, type KnownAddresses, withoutUnknown } from './addresses.ts';
import {
  type SaidTimes,
  saidTimesOf,
  withoutTimeLabels,
  withPlainTimes,
} from './invented-times.ts';
import { holdCode, withoutForeignLinks, withoutMarkup } from './markup.ts';
import { seenText } from './seen-text.ts';

/** What a text may point to: only what was in the source. */
export interface SourceMarks extends SaidTimes, KnownAddresses {}

const CITATION = /\s?[[(（]\s*#\d{1,6}(?:[\s,;–-]+#?\d{1,6})*\s*[\])）]/gu;
const BARE_CITATION = /(?<=^|\s)#\d{1,6}(?=$|[\s.,;:!?])/gu;
const LONE_SPACE = /(?<![ \t])[ \t]+([.,;:!?…،؛。、，！？])/gu;
const FENCE = /(?<!<)<{2,}[^\n]{0,80}>{2,}/gu;
const MOST_ROUNDS = 6;
/** Something that may still become a link, an address or a tag. */
const UNFINISHED =
  /(?:!?\[[^\]\n]{0,500}(?:\](?:[([][^)\]\n]{0,2000})?)?|<[^<>\n]{0,400}|&#?[a-z0-9]{0,31}|\\|\b(?:h|ht|htt|http|https|https:|https:\/|www?)|https?:\S*|\bwww\.\S*|[@＠]\S*|\p{Nd}[\p{Nd}\s:：.,′’'″”"h分钟鐘时時分분]{0,60}|minut\p{L}*\s\p{L}*|\p{Nd}{1,3}(?:st|nd|rd|th|e|\.)?[-\s]?m(?:i(?:n\p{L}{0,7}(?:[\s,][^.!?\n]{0,40})?)?)?|[([（【]\s?\p{Nd}{0,2}[:：]?\p{Nd}{0,2}|#\d*)$/iu;

/** Nothing that may still be finished is longer: looking further back would take the longer the more there is. */
const LONGEST_UNFINISHED = 2600;
/** The beginning of a name with a dot in it, or of an address of mail. */
const UNFINISHED_NAME = /(?<![!-~\u00A1-\u024F\u0400-\u04FF])[!-~\u00A1-\u024F\u0400-\u04FF]{3,}$/u;

function withoutUnfinished(text: string): string {
  const tail = text.slice(-LONGEST_UNFINISHED);
  const whole = text.slice(0, text.length - tail.length) + tail.replace(UNFINISHED, '');
  const [name = ''] = UNFINISHED_NAME.exec(whole.slice(-400)) ?? [];
  return /[^\s.][.@:][*_~`\\]*[^\s.*_~`\\]|[\\/]{2}/u.test(name)
    ? whole.slice(0, -name.length)
    : whole;
}

export function marksOf(text: string): SourceMarks {
  return {
    ...knownAddressesIn(seenText(text)),
    ...saidTimesOf(text),
  };
}

/** The same with the addresses that the customer gave: what they wrote themselves is theirs to link to. */
export function withOwnAddresses(source: SourceMarks, ownText: string): SourceMarks {
  const { addresses, hosts } = knownAddressesIn(seenText(ownText));
  if (addresses.size === 0) return source;
  return {
    ...source,
    addresses: new Set([...source.addresses, ...addresses]),
    hosts: new Set([...source.hosts, ...hosts]),
  };
}

/**
 * A model's text without anything that could load, run, lead elsewhere or pretend to be evidence: no images, no markup
 * of pages, only addresses of the source, no citations in the text, and no label with a time that nobody said.
 */
export function cleanText(raw: string, source: SourceMarks, isWhole = true): string {
  // Again until nothing changes: what is taken out can bring together what was apart.
  let tidied = raw;
  for (let round = 0; ; round += 1) {
    const before = tidied;
    const seen = withPlainTimes(seenText(tidied));
    const kept = isWhole ? seen : withoutUnfinished(seen);
    const clean = withoutTimeLabels(cleanOnce(kept, source), source);
    // French has a space before some signs; only where something is gone it may have stood before that.
    const closed = clean === kept ? clean : clean.replaceAll(LONE_SPACE, '$1');
    tidied = tidy(closed, isWhole);
    if (tidied === before) break;
    // Nobody nests brackets so deep by mistake.
    if (round === MOST_ROUNDS) tidied = tidied.replaceAll(/[<>()[\]]/gu, '');
    if (round > 2 * MOST_ROUNDS) {
      tidied = tidied.replaceAll(/[<>()[\]&\\`@:/.]+/gu, ' ').trim();
      break;
    }
  }
  return tidied;
}

function cleanOnce(text: string, source: SourceMarks): string {
  const { rest, putBack } = holdCode(text);
  const clean = withoutMarkup(withoutForeignLinks(rest.replaceAll(FENCE, ''), source))
    .replaceAll(CITATION, '')
    .replaceAll(BARE_CITATION, '');
  // Last, and code too: nobody who makes links of names asks what stands around them.
  return withoutUnknown(putBack(clean), source);
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
export function plainLine(raw: string, source: SourceMarks): string {
  const unmarked = cleanText(raw, source)
    .replaceAll(/\[([^\]]{0,1000})\]\([^)]{0,2000}\)/gu, '$1')
    .replaceAll(/[*_`~#|]+/gu, '');
  // `<*script>` becomes a tag only once the mark is gone.
  return cleanText(unmarked, source)
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .replace(/^["“„«‘'](.*)["”“»’']$/u, '$1')
    .trim();
}
