import { breaksOff, isLoose } from './false-starts.ts';
import { isCourtesy, isQuestion, opensWithCourtesy } from './readability.ts';
import {
  introducesSelf,
  isHousekeeping,
  isNoise,
  mayNeedPicture,
  needsPicture,
  recallsEarlier,
  speaksOfRecording,
  withoutLinks,
} from './speech.ts';
import { isScrapOfTalk, type Talk } from './talk.ts';

/* Which sentences contribute to the subject of a talk, and which only hold it together. */
const SAYS = 0;
const EMPTY = 1;
const BESIDE = 2;
/** It has content, but also mentions the recording. */
const HALF = 3;
const HALF_WORTH = 0.5;
/** It has content, but isn't readable as spoken. */
const LOOSE = 4;
const LOOSE_WORTH = 0.3;

interface Worths {
  /** Per sentence, computed on demand. */
  known: Uint8Array;
  goodbye: number;
}

const worthsByTalk = new WeakMap<Talk, Worths>();
const UNKNOWN = 255;

/** Classifies a sentence by whether it's worth quoting. */
function worthAt(talk: Talk, index: number): number {
  let worths = worthsByTalk.get(talk);
  if (!worths) {
    const known = new Uint8Array(talk.sentences.length).fill(UNKNOWN);
    worthsByTalk.set(talk, (worths = { known, goodbye: goodbyeAt(talk) }));
  }
  const { known, goodbye } = worths;
  if (known[index] === UNKNOWN) known[index] = index < goodbye ? worthOf(talk, index) : BESIDE;
  return known[index]!;
}

function worthOf(talk: Talk, index: number): number {
  const { sentences, language, ties, asker, isShared } = talk;
  const { text } = sentences[index]!;
  const isStressed = ties.stress[index] !== 0;
  if (!isStressed && isHousekeeping(text, language)) return BESIDE;
  if (!isShared && !isStressed) {
    if (needsPicture(text, language) || recallsEarlier(text, language)) return BESIDE;
    if (index < introducedUntil(sentences.length) && introducesSelf(text, language)) return BESIDE;
  }
  if (opensWithCourtesy(withoutLinks(text, language), language)) return BESIDE;
  // Pleasantries before an interview are no part of it, nor is what depends on them.
  if (isCourtesy(text, language)) return asker === null ? EMPTY : BESIDE;
  if (isNoise(text, language)) return EMPTY;
  if (isScrapOfTalk(talk, index)) return EMPTY;
  if (!isShared && /[.…]$/u.test(text) && breaksOff(text, language)) return EMPTY;
  if (isLoose(text, language)) return LOOSE;
  if (isStressed) return SAYS;
  const isHalf = speaksOfRecording(text, language) || (!isShared && mayNeedPicture(text, language));
  return isHalf ? HALF : SAYS;
}

/** Speakers introduce themselves near the start; later it is a story. */
const introducedUntil = (count: number) => Math.min(30, Math.max(5, Math.round(count * 0.15)));

/** The goodbye of an interview: thanks to the guest within so many sentences of the end. */
const GOODBYE_SENTENCES = 8;
/** In letters: a guest who says more after being thanked is still answering. */
const ANSWERING_MASS = 60;

/** Searches from the end, back to the last question or longer statement. */
function goodbyeAt({ asker, sentences, language, ties }: Talk): number {
  const { length } = sentences;
  let goodbye = length;
  if (asker === null) return goodbye;
  let said = 0;
  for (let at = length - 1; at >= Math.max(1, length - GOODBYE_SENTENCES); at--) {
    const { speaker, text } = sentences[at]!;
    const isThanks = isCourtesy(text, language);
    if (speaker === asker && !isThanks && isQuestion(text, language)) break;
    if (speaker !== asker && !isThanks) said += ties.masses[at]!;
    if (said >= ANSWERING_MASS) break;
    if (speaker === asker && isThanks) goodbye = at;
  }
  while (goodbye < length && goodbye > 1 && isSpokenOn(goodbye)) goodbye -= 1;
  return goodbye;

  /** "That is a good place to stop" before the thanks, but no question. */
  function isSpokenOn(at: number): boolean {
    const before = sentences[at - 1]!;
    return before.speaker === asker && !isQuestion(before.text, language);
  }
}

/** Whether it has nothing to do with the talk's subject: noise, courtesies, remarks about the recording. */
export function saysNothing(talk: Talk, index: number): boolean {
  const worth = worthAt(talk, index);
  return worth === EMPTY || worth === BESIDE;
}

/** Whether it is only about the recording itself. Passages end there. */
export function isBeside(talk: Talk, index: number): boolean {
  return worthAt(talk, index) === BESIDE;
}

/** The share of its worth that a sentence keeps if it also mentions the recording. */
export function ownShare(talk: Talk, index: number): number {
  const worth = worthAt(talk, index);
  if (worth === LOOSE) return LOOSE_WORTH;
  return worth === HALF ? HALF_WORTH : 1;
}

/** Whether it isn't readable as spoken. */
export function isLooseAt(talk: Talk, index: number): boolean {
  return worthAt(talk, index) === LOOSE;
}

const STRESS_PREFERENCE = [1, 1.3, 2];
/** In sentences. */
const LONG_TALK = 120;
const DETAIL_SHARE = 0.4;

/** The value of a sentence on its own, regardless of what others cover. */
export const appeal = (talk: Talk, index: number, share = ownShare(talk, index)): number =>
  share * talk.standalone[index]! * Math.sqrt(talk.ranking.substance[index]!);

/** In a long talk, most announcements are about details. */
export function stressPreference({ ties, sentences, isShared }: Talk, index: number): number {
  const most = STRESS_PREFERENCE[ties.stress[index]!]!;
  return isShared || sentences.length < LONG_TALK ? most : 1 + (most - 1) * DETAIL_SHARE;
}
