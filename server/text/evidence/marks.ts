import type { Mark } from '#contract/checks.ts';
import type { Document, DocumentBlock } from '#contract/documents.ts';
import type { LanguageValue } from '#contract/catalog/languages.ts';
import { plainText } from '#document/parse-inline.ts';
import { attributedIn, withoutTitle } from './attributions.ts';
import { checkDates, NO_SUCH_DATE } from './check-dates.ts';
import { checkGeneral } from './check-general.ts';
import { checkNegations } from './check-negations.ts';
import { checkOpposites } from './check-opposites.ts';
import { checkQuantities } from './check-quantities.ts';
import { checkQuotes } from './check-quotes.ts';
import { checkSpeakers } from './check-speakers.ts';
import { inventedTimes, type SaidTimes, saidTimesOf, type NamedMoment } from '../invented-times.ts';
import { affinity, type Claim, claimOf, type Marker } from './claim.ts';
import { claimsIn } from './claims.ts';
import { isSaid, namesIn } from './names.ts';
import { weigh } from './polarity.ts';
import type { Said } from './said.ts';
import { type ReadClaim, readClaimOf, type ReadingSoFar, withVerdict } from './second-reading.ts';
import { quantitiesIn } from '../numbers/quantities.ts';
import { findUnits } from '../numbers/units.ts';
import { isSmallTalk } from './small-talk.ts';

const NOWHERE = 'We couldn’t find this in the source.';
const ELSEWHERE = 'The cited part of the source doesn’t say this.';
const OTHER_WORDS = 'We couldn’t find these words in the source.';
const NOT_OF_THIS = 'We couldn’t find this number used this way in the source.';
const LEAST_TERMS = 3;
const SOURCE_LETTERS = 240;

/** Framing without any claims. */
const UNCLAIMED = new Set<DocumentBlock['kind']>([
  'heading',
  'subheading',
  'greeting',
  'signoff',
  'question',
  'link',
  'chapter',
]);

/** These make no claims of their own, but can still reverse what was said. */
const TURNABLE = new Set<DocumentBlock['kind']>(['link', 'signoff', 'chapter']);

/** Headings are often fully capitalised. */
const NAMELESS = new Set<DocumentBlock['kind']>(['heading', 'subheading', 'greeting']);

export interface Evidence {
  said: Said;
  /** The times mentioned in the source; called only if a text contains one. */
  saidTimes: () => SaidTimes;
  /** Set if the text is in the transcript's language, so that words can be compared. */
  sameLanguage: boolean;
  /** In lower case, for names: the title and everything said. */
  spokenLower: string;
  /** Titles of the sources, which a quote may name. */
  titles?: readonly string[];
  /** Quoted verbatim: unedited sentences that the built-in engine took from the video. */
  isQuoted?: (block: DocumentBlock) => boolean;
  /** The text consists of the speaker's own words, so that additions can be recognised. */
  isExtractive?: boolean;
  /** Set if a model checks it too. */
  reading?: ReadingSoFar | null;
}

export interface Found {
  marks: Mark[];
  sentences: number;
  /** Those without a mark. */
  supported: number;
  /** Claims that a model checks, or has checked. */
  claims: ReadClaim[];
}

/** Marks everything that the transcript doesn't support, block by block. */
export function findMarks(document: Document, evidence: Evidence): Found {
  const result: Found = { marks: [], sentences: 0, supported: 0, claims: [] };
  for (const { blocks } of document.sections) {
    for (const block of blocks) markBlock(block, document.language, evidence, result);
  }
  markHead(document, evidence, result);
  return result;
}

/** The title and other fields around the text have no evidence, so they are compared with the whole video. */
export const HEAD_ID = 'head';

function markHead(document: Document, evidence: Evidence, result: Found): void {
  for (const text of headTexts(document)) {
    const mark = markerFor(HEAD_ID, result.marks);
    for (const sentence of claimsIn(text, document.language)) {
      const claim = claimOf(sentence, document.language, [], evidence.said, evidence.sameLanguage);
      checkFigures(claim, evidence, mark);
      if (evidence.sameLanguage && claim.terms.length >= LEAST_TERMS)
        checkNegations(claim, evidence.said, mark);
    }
    if (!isTitleCase(text)) markNames(text, document.language, evidence, mark);
  }
}

function markNames(
  text: string,
  language: LanguageValue,
  { spokenLower, said }: Evidence,
  mark: Marker,
): void {
  for (const name of new Set(namesIn(text, language))) {
    const isSpeaker = [...said.speakers].some(
      (one) => one.toLowerCase().includes(name.toLowerCase()) || name.includes(one),
    );
    if (!isSpeaker && !isSaid(name, spokenLower))
      mark('name', name, 'This name isn’t in the source.');
  }
}

function headTexts(document: Document): string[] {
  switch (document.format) {
    case 'blog':
    case 'podcast':
      return [document.title, document.description];
    case 'newsletter':
      return [document.title, ...document.subjects, document.preheader];
    case 'linkedin':
    case 'custom':
      return [document.title];
    case 'summary':
    case 'tweet':
      return [];
  }
}

/** "How To Plan A Small Garden": title case capitals mark no names. */
function isTitleCase(text: string): boolean {
  const words = text.match(/\p{L}{4,}/gu) ?? [];
  return words.length > 1 && words.every((word) => /^\p{Lu}/u.test(word));
}

/** The text without a thread's numbering, which counts posts. */
export function claimTextOf({ md }: DocumentBlock): string {
  return plainText(md).replace(/^\d{1,2}\/\d{1,2}\s/u, '');
}

function markerFor(blockId: string, marks: Mark[]): Marker {
  return (kind, quote, why, source) => {
    marks.push({
      blockId,
      kind,
      quote,
      why,
      ...(source && {
        said: {
          quote: source.text.slice(0, SOURCE_LETTERS),
          startMs: source.startMs,
          ...(source.speaker !== null && { speaker: source.speaker }),
        },
      }),
    });
  };
}

function markBlock(
  block: DocumentBlock,
  language: LanguageValue,
  evidence: Evidence,
  result: Found,
): void {
  const { said, sameLanguage } = evidence;
  const isFramed = UNCLAIMED.has(block.kind);
  const isQuoted = evidence.isQuoted?.(block) ?? false;
  const text = withoutTitle(claimTextOf(block), evidence.titles ?? []);
  const written = claimsIn(text, language);
  for (const { text: sentence, by } of written.flatMap((one) => attributedIn(one, said))) {
    let marks: Mark[] = [];
    const claim = isQuoted
      ? null
      : claimOf(sentence, language, block.blockIds, said, sameLanguage, by);
    if (claim) checkSentence(claim, block, evidence, markerFor(block.id, marks));
    const isClaim =
      !isFramed &&
      said.termsOf(sentence).length >= 2 &&
      !(block.kind === 'turn' && claimsNothing(sentence, language));
    if (isClaim && claim) marks = readAgain(claim, block.id, marks, evidence, result);
    result.marks.push(...marks);
    if (!sameLanguage || !isClaim) continue;
    result.sentences += 1;
    if (marks.length === 0) result.supported += 1;
  }
}

/** Adds a model's verdict on the sentence, or the sentence to those that a model is to check. */
function readAgain(
  claim: Claim,
  blockId: string,
  marks: Mark[],
  { said, reading }: Evidence,
  result: Found,
): Mark[] {
  if (!reading || (reading.scope === 'doubts' && marks.length === 0)) return marks;
  const read = readClaimOf(claim, said);
  if (!read) return marks;
  result.claims.push(read);
  const judged = reading.verdicts[read.key];
  return judged ? withVerdict(marks, judged, read, blockId) : marks;
}

/** A question by a host claims nothing: "Eleven, after thirty-eight?" */
const ASKS = /[?？؟]["”’»)]?$/u;

const claimsNothing = (sentence: string, language: LanguageValue) =>
  ASKS.test(sentence) || isSmallTalk(sentence, language);

function checkSentence(claim: Claim, block: DocumentBlock, evidence: Evidence, mark: Marker): void {
  const { said, sameLanguage } = evidence;
  const { text: sentence, language } = claim;
  const isFramed = UNCLAIMED.has(block.kind);
  if (block.kind === 'turn' && ASKS.test(sentence)) {
    markNames(sentence, language, evidence, mark);
    return;
  }
  const isTalk = block.kind === 'turn' && isSmallTalk(sentence, language);
  const isCompared = sameLanguage && !isTalk && (!isFramed || TURNABLE.has(block.kind));
  const why = isCompared && !isFramed ? notFound(claim, block.edited === true, evidence) : null;
  const isFound = why === null || why === ELSEWHERE;
  checkFigures(claim, evidence, isFound ? mark : withoutSource(mark));
  if (!NAMELESS.has(block.kind)) markNames(sentence, language, evidence, mark);
  if (!isCompared) return;
  checkQuotes(claim, claimTextOf(block), said, mark);
  if (why !== null) {
    mark('unsupported', sentence, why);
    return;
  }
  checkSpeakers(claim, said, mark);
  checkGeneral(claim, mark);
  if (claim.terms.length < LEAST_TERMS) return;
  if (!checkNegations(claim, said, mark)) checkOpposites(claim, said, mark);
}

/** If nothing of a sentence is found, no number or date in the source can replace its own. */
function withoutSource(mark: Marker): Marker {
  return (kind, quote, why, source) => {
    if (kind === 'number' || kind === 'unit') mark('number', quote, NOT_OF_THIS);
    else if (source) mark(kind, quote, NO_SUCH_DATE);
    else mark(kind, quote, why);
  };
}

const MOMENT = 'This looks like a time in the recording, but nobody in the source mentions it.';
/** Without one of these, or a unit such as minutes, a text contains no time in the recording. */
const MAY_NAME_MOMENT =
  /\p{Nd}\s?[*_~`]{0,3}[:：′’'hm]|\p{Nd}\.\p{Nd}{2}|分|분|นาที|\b(?:at|around)\s\p{L}+[-\s](?:ten|eleven|twelve|\p{L}+teen|twenty|thirty|forty|fifty)/iu;

const NOTHING_TOLD: SaidTimes = { times: new Set(), decimals: new Set(), minutes: new Set() };

/** Times nobody said: compared with the relevant passages first, and only then with the whole source. */
function momentsIn(claim: Claim, saidTimes: Evidence['saidTimes']): NamedMoment[] {
  const { text, near } = claim;
  if (!MAY_NAME_MOMENT.test(text) && findUnits(text).length === 0) return [];
  if (inventedTimes(text, NOTHING_TOLD).length === 0) return [];
  const here = saidTimesOf(near.map((one) => one.text).join('\n'));
  if (inventedTimes(text, here).length === 0) return [];
  return inventedTimes(text, saidTimes()).filter((moment) => !isLength(moment, claim));
}

/** "Too long at five minutes": a duration that was said, not a moment. */
function isLength({ text }: NamedMoment, { near, language, sameLanguage }: Claim): boolean {
  const [own, ...more] = quantitiesIn(text, language);
  if (!own?.measure || more.length > 0 || !sameLanguage) return false;
  return near.some((one) =>
    quantitiesIn(one.text, language).some(
      ({ value, measure }) =>
        value === own.value &&
        measure?.dimension === own.measure!.dimension &&
        measure.factor === own.measure!.factor,
    ),
  );
}

/** Checks times, dates and all other numbers, each only once. */
function checkFigures(claim: Claim, { said, saidTimes }: Evidence, mark: Marker): void {
  const moments = momentsIn(claim, saidTimes);
  const read = checkDates(claim, said, mark);
  // A time of day within the story, in any wording, is no position in the recording.
  for (const { start, end, text } of moments) {
    if (read.some(([from, to]) => start < to && end > from)) continue;
    mark('time', text, MOMENT);
    read.push([start, end]);
  }
  checkQuantities(claim, said, read, mark);
}

/** Not found if less than this share of its topic is said in all passages together, or in any one place. */
const FOUND_AT_ALL = 0.35;
const FOUND_TOGETHER = 0.12;
/** Minimum share said elsewhere, and maximum share said here. */
const ELSEWHERE_LEAST = 0.8;
const HERE_MOST = 0.1;

/** A slightly changed sentence of the speaker has more than this share in one place. */
const SAME_WORDS = 0.55;

/** Only if a search finds really nothing: a paraphrase shares few words with its source. */
function notFound(
  { terms, near, cited }: Claim,
  isEdited: boolean,
  { said, isExtractive }: Evidence,
): string | null {
  if (terms.length < LEAST_TERMS) return null;
  // Figures may be said in words, and are compared on their own.
  const telling = terms.filter((term) => !said.isReporting(term) && !/\p{Nd}/u.test(term));
  const best = (some: Claim['near'], beside: number, of = terms) =>
    Math.max(0, ...some.map(({ at }) => affinity(said, at, of, beside))) / weigh(of, said);
  const found = telling.filter((term) => near.some((one) => one.terms.has(term)));
  const isFound =
    telling.length <= LEAST_TERMS
      ? telling.length < LEAST_TERMS || found.length > 0
      : weigh(found, said) / weigh(telling, said) >= FOUND_AT_ALL ||
        (found.length > 1 && best(near, 2, telling) >= FOUND_TOGETHER);
  if (!isFound) return NOWHERE;
  if (isExtractive && best(near, 1) < SAME_WORDS) return OTHER_WORDS;
  // Text changed by a person may be based on another part than before.
  if (cited.length === 0 || isEdited) return null;
  return best(cited, 1) < HERE_MOST && best(near, 0) >= ELSEWHERE_LEAST ? ELSEWHERE : null;
}
