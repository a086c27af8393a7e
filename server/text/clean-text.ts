import { MINUTE_PHRASE, minutesIn } from './minute-phrases.ts';
import { westernDigits } from './western-digits.ts';

/** What a text may point to: only what was in the source. */
export interface SourceMarks {
  addresses: ReadonlySet<string>;
  /** `12:41` and the like, as they are said, in Western digits. */
  times: ReadonlySet<string>;
  /** The minutes that are named: "in the 90th minute". */
  minutes: ReadonlySet<string>;
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
/** Letters that a time cannot touch are those of scripts with spaces: `他在12:41说` and `ב12:41` are times. */
const TIME =
  /(?<![\p{Nd}:.,\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}])(?:(?:at|around|from|by|um|gegen|à|vers|a las|alle|às|om|vid|kl\.|klo|о|в|у)\s|(?<!\p{Script=Hebrew})[בלמ]-?)?[([（【]?\s?\p{Nd}{1,2}[:：]\p{Nd}{2}(?:[:：]\p{Nd}{2})?(?:[.,]\p{Nd}{1,3})?(?:\s?[–—-]\s?\p{Nd}{1,2}[:：]\p{Nd}{2}(?:[:：]\p{Nd}{2})?)?(?:\s?[)\]）】])?(?![\p{Nd}:])/giu;
const SPELLED =
  /(?<![\p{L}\p{Nd}])(?:\p{Nd}{1,2}\s?h\s?)?\p{Nd}{1,3}\s?(?:h|m|min)\.?\s?\p{Nd}{1,2}\s?(?:m|min|s|sec)?(?![\p{L}\p{Nd}])/giu;
const FENCE = /(?<!<)<{2,}[^\n]{0,80}>{2,}/gu;
const MOST_ROUNDS = 6;
/** Something that may still become a link, an address or a tag. */
const UNFINISHED =
  /(?:!?\[[^\]\n]{0,500}(?:\](?:[([][^)\]\n]{0,2000})?)?|<[^<>\n]{0,400}|\b(?:h|ht|htt|http|https|https:|https:\/|www?)|https?:\S*|\bwww\.\S*|\p{Nd}[\p{Nd}:：]*|\p{Nd}{1,3}(?:st|nd|rd|th|e|\.)?[-\s]?m(?:i(?:n\p{L}{0,7}(?:[\s,][^.!?\n]{0,40})?)?)?|[([（【]\s?\p{Nd}{0,2}[:：]?\p{Nd}{0,2}|#\d*)$/iu;

function timesIn(text: string): string[] {
  const found = westernDigits(text).match(/\d{1,2}[:：]\d{2}(?:[:：]\d{2})?/gu) ?? [];
  return found.map((time) => time.replaceAll('：', ':').replace(/^0(?=\d)/u, ''));
}

export function marksOf(text: string): SourceMarks {
  const addresses = new Set((text.match(ADDRESS) ?? []).map(bareAddress));
  return { addresses, times: new Set(timesIn(text)), minutes: new Set(minutesIn(text)) };
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
  const open = isWhole ? raw : raw.replace(UNFINISHED, '');
  const times: string[] = [];
  const isKnown = (address: string) => source.addresses.has(bareAddress(address));
  const dropTime = (whole: string) => {
    const said = timesIn(whole);
    if (said.length > 0 && said.every((time) => source.times.has(time))) return whole;
    times.push(whole.trim());
    return '';
  };
  const dropMinute = (whole: string) => {
    if (minutesIn(whole).every((minute) => source.minutes.has(minute))) return whole;
    times.push(whole.trim());
    return '';
  };
  // Again until nothing changes: what is taken out can bring together what was apart.
  let tidied = open;
  for (let round = 0; ; round += 1) {
    const before = tidied;
    const kept = isWhole ? tidied : tidied.replace(UNFINISHED, '');
    tidied = tidy(cleanOnce(kept, isKnown, dropTime, dropMinute), isWhole);
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

function cleanOnce(
  text: string,
  isKnown: (address: string) => boolean,
  dropTime: (whole: string) => string,
  dropMinute: (whole: string) => string,
): string {
  const bare = withoutTags(text.replaceAll(FENCE, ''))
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
  if (!/\p{Nd}/u.test(bare)) return bare;
  return bare
    .replaceAll(TIME, dropTime)
    .replaceAll(SPELLED, dropTime)
    .replaceAll(MINUTE_PHRASE, dropMinute);
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
    .replaceAll(/(?<![ \t])[ \t]+([.,;:!?…،؛。、，！？])/gu, '$1')
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
