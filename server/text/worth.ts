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
import type { Talk } from './talk.ts';

/* Which sentences say something of what a talk is about, and which only hold it together. */
const SAYS = 0;
const EMPTY = 1;
const BESIDE = 2;
/** It says something, and speaks of the recording as well. */
const HALF = 3;
const HALF_WORTH = 0.5;
/** It says something, and nobody wants to read it as it was said. */
const LOOSE = 4;
const LOOSE_WORTH = 0.3;

interface Worths {
  /** Of each sentence, as far as somebody asked. */
  known: Uint8Array;
  goodbye: number;
}

const worthsByTalk = new WeakMap<Talk, Worths>();
const UNKNOWN = 255;

/** What a sentence is worth quoting. */
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

function worthOf({ sentences, language, ties, asker, isShared }: Talk, index: number): number {
  const { text } = sentences[index]!;
  const isStressed = ties.stress[index] !== 0;
  if (!isStressed && isHousekeeping(text, language)) return BESIDE;
  if (!isShared && !isStressed) {
    if (needsPicture(text, language) || recallsEarlier(text, language)) return BESIDE;
    if (index < introducedUntil(sentences.length) && introducesSelf(text, language)) return BESIDE;
  }
  if (opensWithCourtesy(withoutLinks(text, language), language)) return BESIDE;
  // What two say to each other before they begin is no part of it, nor what leans on that.
  if (isCourtesy(text, language)) return asker === null ? EMPTY : BESIDE;
  if (isNoise(text, language)) return EMPTY;
  // People who interrupt each other say much in halves.
  if (!isShared && /[.…]$/u.test(text) && breaksOff(text, language)) return EMPTY;
  if (!isShared && isLoose(text, language)) return LOOSE;
  if (isStressed) return SAYS;
  const isHalf = speaksOfRecording(text, language) || (!isShared && mayNeedPicture(text, language));
  return isHalf ? HALF : SAYS;
}

/** So far into a talk people say who they are; later it is a story. */
const introducedUntil = (count: number) => Math.min(30, Math.max(5, Math.round(count * 0.15)));

/** So many sentences before its end an interview is over when the guest is thanked. */
const GOODBYE_SENTENCES = 8;
/** In letters: a guest who says as much after being thanked is still answering. */
const ANSWERING_MASS = 60;

/** From its end, as far back as nothing is asked and nothing much is said. */
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

  /** "That is a good place to stop" before the thanks, but nothing that was asked. */
  function isSpokenOn(at: number): boolean {
    const before = sentences[at - 1]!;
    return before.speaker === asker && !isQuestion(before.text, language);
  }
}

/** Whether it says nothing of what the talk is about: sounds, courtesies, what is about the recording itself. */
export function saysNothing(talk: Talk, index: number): boolean {
  const worth = worthAt(talk, index);
  return worth === EMPTY || worth === BESIDE;
}

/** Whether it is about the recording itself and no more is made of it. A passage ends there. */
export function isBeside(talk: Talk, index: number): boolean {
  return worthAt(talk, index) === BESIDE;
}

/** What is left of a sentence's worth where it speaks of the recording as well. */
export function ownShare(talk: Talk, index: number): number {
  const worth = worthAt(talk, index);
  if (worth === LOOSE) return LOOSE_WORTH;
  return worth === HALF ? HALF_WORTH : 1;
}

/** Whether it cannot be read as it was said. */
export function isLooseAt(talk: Talk, index: number): boolean {
  return worthAt(talk, index) === LOOSE;
}
