import { knownAddressesIn, type KnownAddresses, withoutUnknown } from './addresses.ts';
import {
  type SaidTimes,
  saidTimesOf,
  withoutTimeLabels,
  withPlainTimes,
} from './invented-times.ts';
import { holdCode, withoutForeignLinks, withoutMarkup } from './markup.ts';
import { seenText } from './seen-text.ts';

/** What a text may refer to: only what is in the source. */
export interface SourceMarks extends SaidTimes, KnownAddresses {}

const CITATION = /\s?[[(（]\s*#\d{1,6}(?:[\s,;–-]+#?\d{1,6})*\s*[\])）]/gu;
const BARE_CITATION = /(?<=^|\s)#\d{1,6}(?=$|[\s.,;:!?])/gu;
const LONE_SPACE = /(?<![ \t])[ \t]+([.,;:!?…،؛。、，！？])/gu;
const FENCE = /(?<!<)<{2,}[^\n]{0,80}>{2,}/gu;
const MOST_ROUNDS = 6;
/** Text at the end that may still become a link, an address or a tag. */
const UNFINISHED =
  /(?:!?\[[^\]\n]{0,500}(?:\](?:[([][^)\]\n]{0,2000})?)?|<[^<>\n]{0,400}|&#?[a-z0-9]{0,31}|\\|\b(?:h|ht|htt|http|https|https:|https:\/|www?)|https?:\S*|\bwww\.\S*|[@＠]\S*|\p{Nd}[\p{Nd}\s:：.,′’'″”"h分钟鐘时時分분]{0,60}|minut\p{L}*\s\p{L}*|\p{Nd}{1,3}(?:st|nd|rd|th|e|\.)?[-\s]?m(?:i(?:n\p{L}{0,7}(?:[\s,][^.!?\n]{0,40})?)?)?|[([（【]\s?\p{Nd}{0,2}[:：]?\p{Nd}{0,2}|#\d*)$/iu;

/** Nothing unfinished is longer than this: looking further back would take longer with every character. */
const LONGEST_UNFINISHED = 2600;
/** The beginning of a dotted name, or of an email address. */
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

/** Also allows the addresses that the user gave: they may link to whatever they wrote themselves. */
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
 * Removes from a model's text whatever could load, run, link elsewhere or pretend to be evidence: images, HTML,
 * addresses not in the source, inline citations, and time labels that nobody said.
 */
export function cleanText(raw: string, source: SourceMarks, isWhole = true): string {
  // Repeated until nothing changes, because a removal can join what was separate.
  let tidied = raw;
  for (let round = 0; ; round += 1) {
    const before = tidied;
    const seen = withPlainTimes(seenText(tidied));
    const kept = isWhole ? seen : withoutUnfinished(seen);
    const clean = withoutTimeLabels(cleanOnce(kept, source), source);
    // French puts a space before some punctuation; a stray one is closed up only if something was removed.
    const closed = clean === kept ? clean : clean.replaceAll(LONE_SPACE, '$1');
    tidied = tidy(closed, isWhole);
    if (tidied === before) break;
    // Brackets nested this deep are no accident.
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
  // Last, and in code too: software that links host names ignores the characters around them.
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

/** For titles, tags and subjects: one line without markup. */
export function plainLine(raw: string, source: SourceMarks): string {
  const unmarked = cleanText(raw, source)
    .replaceAll(/\[([^\]]{0,1000})\]\([^)]{0,2000}\)/gu, '$1')
    .replaceAll(/[*_`~#|]+/gu, '');
  // `<*script>` becomes a tag only once the asterisk is gone.
  return cleanText(unmarked, source)
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .replace(/^["“„«‘'](.*)["”“»’']$/u, '$1')
    .trim();
}
