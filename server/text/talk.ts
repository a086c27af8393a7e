import type { LanguageValue } from '#contract/catalog/languages.ts';
import type { Chapter, Cue, TranscriptBlock } from '#contract/videos.ts';
import { askerIn, atQuestions } from './asker.ts';
import { blocksAt, transcriptBlocks } from './blocks.ts';
import { breaksOff } from './false-starts.ts';
import { joinSentences } from './joining.ts';
import { lettersOf } from './letters.ts';
import { gistIndex } from './gist.ts';
import { givenTitleOf, titleFromSpeech } from './given-title.ts';
import { outline, type TalkSection } from './outline.ts';
import { asWritten } from './written-sentence.ts';
import { rank, type Ranking } from './ranking.ts';
import { isQuestion, standaloneFactor, withoutGreeting } from './readability.ts';
import { endsWithMark } from './sentence-ends.ts';
import { sentencesFromCues, type Sentence } from './sentences.ts';
import {
  addsOn,
  isNoise,
  opensWithLink,
  promisesMore,
  withoutClosing,
  withoutLinks,
  withoutPromise,
  withoutStumbles,
} from './speech.ts';
import { termNumbers, termsOf } from './terms.ts';
import { tiesOf, type Ties, type Unit } from './units.ts';

/** A run of sentences formatted for quoting, with its evidence. */
export interface Extract {
  text: string;
  startMs: number;
  endMs: number;
  blockIds: number[];
}

export interface TalkInput {
  cues: readonly Cue[];
  chapters: readonly Chapter[];
  language: LanguageValue;
  title: string;
  /** Sentences that another of its sources contradicts. */
  disputed?: readonly Disputed[];
}

export interface Disputed {
  text: string;
  /** The figure that differs; empty if it isn't one. */
  value: string;
}

/** Everything later steps need of a talk; expensive, so it is made once. */
export interface Talk {
  language: LanguageValue;
  title: string;
  /** The title someone gave it; empty if the title comes from the talk. */
  givenTitle: string;
  sentences: Sentence[];
  /** Whether the source names more than one speaker. */
  isShared: boolean;
  /** Whether the transcript has full stops. */
  isMarked: boolean;
  /** The interviewer, if there is one. */
  asker: string | null;
  blocks: TranscriptBlock[];
  ranking: Ranking;
  /** How well each sentence can be read alone. */
  standalone: Float64Array;
  ties: Ties;
  sections: TalkSection[];
  /** The sentence that states the main point and can be read alone; `null` if there is no speech. */
  gist: number | null;
  /** The sentences on which its sources differ. No line above a text repeats one. */
  disputed: ReadonlySet<number>;
}

export function readTalk({ cues, chapters, language, title, disputed = [] }: TalkInput): Talk {
  const sentences = sentencesFromCues(cues, language).map((one) => ({
    ...one,
    text: withoutGreeting(one.text, language),
  }));
  const texts = sentences.map((sentence) => sentence.text);
  const terms = termsOf(texts, language);
  const isDisputed = disputedAmong(disputed);
  const asker = askerIn(sentences, language);
  const givenTitle = givenTitleOf(title, texts, language);
  const talk: Talk = {
    language,
    title: givenTitle,
    givenTitle,
    sentences,
    isMarked: isMarked(texts),
    isShared: new Set(sentences.flatMap(({ speaker }) => speaker ?? [])).size > 1,
    asker,
    blocks: transcriptBlocks(cues, chapters),
    ranking: rank(texts, terms, termNumbers(givenTitle, terms, language)),
    standalone: Float64Array.from(texts, (text) => standaloneFactor(text, language)),
    ties: tiesOf(sentences, language, asker),
    sections: atQuestions(
      outline(sentences, withoutDisputed(chapters, disputed, isDisputed), { language, terms }),
      sentences,
      asker,
    ),
    gist: null,
    disputed: new Set(texts.flatMap((text, index) => (isDisputed(text) ? [index] : []))),
  };
  if (sentences.length > 0) talk.gist = gistIndex(talk);
  if (givenTitle === '') talk.title = titleFromSpeech(talk) ?? title;
  return talk;
}

/** A source without a title of its own is named after one of its sentences; others have the figure in their title. */
function withoutDisputed(
  chapters: readonly Chapter[],
  disputed: readonly Disputed[],
  isDisputed: (text: string) => boolean,
): readonly Chapter[] {
  const values = disputed.map(({ value }) => inWords(value)).filter((value) => value.trim() !== '');
  return chapters.map((one) => {
    const title = inWords(one.title);
    const tells = isDisputed(one.title) || values.some((value) => title.includes(value));
    return tells ? { ...one, title: '' } : one;
  });
}

/** With a blank around each word, so that “5 minutes” isn't in “15 minutes”. */
const inWords = (text: string) =>
  ` ${text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()} `;

/** Whether a text is most of a disputed sentence, or has one in it. */
function disputedAmong(disputed: readonly Disputed[]): (text: string) => boolean {
  const wholes = disputed.map(({ text }) => lettersOf(text));
  return (text) => {
    if (wholes.length === 0) return false;
    const letters = lettersOf(text);
    return wholes.some(
      (whole) =>
        letters.length >= whole.length / 2 && (whole.includes(letters) || letters.includes(whole)),
    );
  };
}

/** A run of sentences as quoted: without stumbles, and without words that link it to the sentence before. */
export function extractOf(talk: Talk, unit: Unit): Extract {
  return extractFrom(
    talk,
    unit,
    quotedSentences(talk, unit).map(({ text }) => text),
  );
}

/**
 * The same with each speaker on a line of their own, named at every change of speaker. Nobody is named if there is only
 * one speaker, or if the source doesn't attribute every sentence.
 */
export function namedExtract(
  talk: Talk,
  unit: Unit,
  before?: string,
): Extract & { speaker?: string | undefined } {
  const said = quotedSentences(talk, unit);
  if (!talk.isShared || said.some(({ speaker }) => speaker === undefined))
    return extractOf(talk, unit);
  const turns: string[][] = [];
  let last = before;
  for (const { text, speaker } of said) {
    if (speaker !== last) turns.push([`${speaker}: ${text}`]);
    else if (turns.length === 0) turns.push([text]);
    else turns.at(-1)!.push(text);
    last = speaker;
  }
  const lines = turns.map((texts) => joinSentences(texts, talk.language));
  return { ...extractFrom(talk, unit, [lines.join('\n')]), speaker: last };
}

function extractFrom({ language, sentences, blocks }: Talk, unit: Unit, texts: string[]): Extract {
  const { startMs } = sentences[unit.from]!;
  const { endMs } = sentences[unit.to - 1]!;
  return {
    text: joinSentences(texts, language),
    startMs,
    endMs,
    blockIds: blocksAt(blocks, startMs, endMs),
  };
}

interface Quoted {
  text: string;
  speaker: string | undefined;
}

function quotedSentences(talk: Talk, { from, to }: Unit): Quoted[] {
  const { language, sentences, ties } = talk;
  const seen = new Set<string>();
  const quoted: Quoted[] = [];
  for (let index = from; index < to; index++) {
    const { text: said, speaker } = sentences[index]!;
    if (isNoise(said, language) && !isAnswerAt(talk, index)) continue;
    if (isInterjected(index) || isCutIn(talk, index)) continue;
    const text = withoutPromise(said, language);
    const unlinked = withoutLinks(text, language);
    const opened = withoutStumbles(unlinked, language);
    // Repetitions in a row are quoted once, and of a question and the same words as its answer only the answer:
    // "Nobody is paid? Nobody is paid."
    const letters = lettersOf(opened);
    if (seen.has(letters)) {
      const before = quoted.at(-1)?.text ?? '';
      const isAnswered = isQuestion(before, language) && !isQuestion(said, language);
      if (!isAnswered || lettersOf(withoutLinks(before, language)) !== letters) continue;
      quoted.pop();
    }
    seen.add(letters);
    const isWhole = quoted.length === 0 || unlinked === text;
    const told = isWhole ? opened : withoutStumbles(unlisted(text, index), language);
    quoted.push({ text: asWritten(told, language), speaker });
  }
  const { text, speaker } = sentences[from]!;
  return quoted.length > 0 ? quoted : [{ text: asWritten(text, language), speaker }];

  /** "And finally" without the beginning of the list. */
  function unlisted(said: string, index: number): string {
    const rest = withoutClosing(said, language);
    if (rest === said) return said;
    for (let at = from; at < index; at++) {
      const before = sentences[at]!.text;
      if (ties.counted[at]! > 0 || addsOn(before, language) || promisesMore(before, language))
        return said;
    }
    return rest;
  }

  /** "Right." from another speaker during someone's turn, unless it is an answer or asks something. */
  function isInterjected(index: number): boolean {
    const before = sentences[index - 1];
    const after = sentences[index + 1];
    return (
      index > from &&
      index + 1 < to &&
      ties.masses[index]! < INTERJECTED_MASS &&
      before!.speaker === after!.speaker &&
      before!.speaker !== sentences[index]!.speaker &&
      !ties.hangs[index - 1] &&
      !isQuestion(sentences[index]!.text, language)
    );
  }
}

/** In letters. */
const INTERJECTED_MASS = 12;

/**
 * Whether the next speaker cut in before a sentence was finished, or only a letter of it was said. A dash that the next
 * turn continues is a pause.
 */
function isCutIn({ isShared, isMarked, sentences, language }: Talk, at: number): boolean {
  const { text, speaker } = sentences[at]!;
  const next = sentences[at + 1];
  if (!isShared || QUESTION_END.test(text)) return false;
  if (LETTER_ONLY.test(text)) return true;
  const isLast = next === undefined || next.speaker !== speaker;
  if (!isMarked || !isLast) return breaksOff(text, language) && /[.…]$/u.test(text);
  if (!endsWithMark(text) || CUT_OFF.test(text)) return !/^\P{L}*\p{Ll}/u.test(next?.text ?? '');
  return breaksOff(text, language);
}

/**
 * Whether a sentence of a conversation is no content of it: cut off, or a single word that nobody asked for. "Silent."
 * "Exactly."
 */
export function isScrapOfTalk(talk: Talk, at: number): boolean {
  if (!talk.isShared) return false;
  if (isCutIn(talk, at)) return true;
  const { text } = talk.sentences[at]!;
  return ONE_WORD.test(text) && !isQuestion(text, talk.language) && !isAnswerAt(talk, at);
}

/** Whether a question, or another speaker's statement that is denied, needs it: "Do we regret it? No." */
function isAnswerAt({ sentences, ties, language }: Talk, at: number): boolean {
  const before = sentences[at - 1];
  if (!before) return false;
  const { text, speaker } = sentences[at]!;
  const isOwn = before.speaker === speaker;
  // "And why? So." "And why? Um."
  const isIdle = opensWithLink(text, language) || withoutStumbles(text, language) === '';
  if (isOwn && (isIdle || !ONE_ANSWER.test(text))) return false;
  return (!isOwn && ties.hangs[at - 1] !== 0) || isQuestion(before.text, language);
}

const ONE_ANSWER = /^\P{L}*[\p{L}\p{M}'’-]+[.!。！।۔]["'”’»」』)]*$/u;

const QUESTION_END = /[?!？！؟;]["'”’»)]*$/u;
const CUT_OFF = /[-–—…]\.?["'”’»)\s]*$/u;
const LETTER_ONLY = /^\P{L}*\p{Script=Latin}\P{L}*$/u;
/** In scripts with spaces between words. */
const ONE_WORD =
  /^\P{L}*[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}][\p{L}\p{M}'’-]*\P{L}*$/u;
/** In a transcript with so many full stops, a turn that ends without one was interrupted. */
const MARKED_SHARE = 0.6;

const isMarked = (texts: readonly string[]): boolean =>
  texts.filter(endsWithMark).length > MARKED_SHARE * texts.length;

export function extractAt(talk: Talk, index: number): Extract {
  return extractOf(talk, { from: index, to: index + 1 });
}
