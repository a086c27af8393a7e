import { languageOf } from '#server/languages/table.ts';
import { isUnresolved, pointsBack } from '../openings.ts';
import type { Told } from '../told.ts';
import { topicality } from '../ranking.ts';
import { isCourtesy, isQuestion, isTagged } from '../readability.ts';
import { words } from '../segment.ts';
import { leansBack, speaksOfSelf, withoutLinks, withoutStumbles } from '../speech.ts';
import { type Extract, extractOf, namedExtract, type Talk } from '../talk.ts';
import type { Unit } from '../units.ts';
import { asWritten } from '../written-sentence.ts';
import { type DraftBlock, quoted } from './pieces.ts';
import { saysNothing } from '../worth.ts';

const QUOTE = /["“”„«»「」『』]/u;
/** A reported question: `She asked, "Where is the sun?"`. */
const REPORTED = /^[^"“”„«»「」『』]{2,60}[,:]\s*["“”„«»「」『』](.+[?？؟])["“”„«»「」『』]$/u;
/** English: a question that refers to what was just said. */
const POINTING =
  /\b(?:is|was|did|does|do|has|had|about|of|with|on) (?:that|this|those|these)\b(?! \p{Ll}+ly\b)/iu;
const SHORTEST = 18;
const LONGEST = 140;
/** English: a question from its first word, unlike "The key question is what they cost?" */
const ASKS =
  /^(?:what|why|how|when|where|who|whose|which|can|could|do|does|did|is|are|was|were|should|will|would|has|have|may|must|if)\b/iu;
/** English: says that there is no answer here. */
const DODGES =
  /\b(?:complicated|hard to say|difficult to say|it depends|explained|(?:don't|do not) (?:know|have any|remember)|no idea|not sure|as i (?:said|mentioned)|before i get|(?:get|come) (?:back )?to that|let us know|let me know|good question|great question|going to (?:discuss|talk|show|cover|explain))\b/iu;
/** In letters: the length of a useful answer. */
const ANSWER_MASS = 45;
const MOST_ANSWER_MASS = 330;

/** A single question isn't a list. */
const FEWEST = 2;

/**
 * Questions with their answers. Empty for a meeting without an interviewer, whose questions are about the meeting
 * itself.
 */
export function arrangeFaq(talk: Talk, count: number, told: Told): DraftBlock[] {
  if (talk.isShared && talk.asker === null) return [];
  const found: (Asked & { worth: number })[] = [];
  for (const index of talk.sentences.keys()) {
    const asked = askedAt(talk, index, told);
    if (asked)
      found.push({
        ...asked,
        worth: topicality(talk.ranking, index) * talk.standalone[index + 1]!,
      });
  }
  const chosen = found
    .filter(({ text }, at) => found.findIndex((one) => one.text === text) === at)
    .toSorted((one, other) => other.worth - one.worth)
    .slice(0, count)
    .toSorted((one, other) => one.question - other.question);
  if (chosen.length < FEWEST) return [];
  return chosen.flatMap(({ question, text, answer }) => {
    told.add({ from: question, to: answer.to });
    return [
      quoted('question', { ...extractOf(talk, { from: question, to: question + 1 }), text }),
      quoted('answer', answered(talk, question, answer)),
    ];
  });
}

/** In an interview the answer stays as it was said after the question: "Because it was cheaper." */
function answered(talk: Talk, question: number, answer: Unit): Extract {
  const said = namedExtract(talk, answer);
  if (talk.asker === null) return said;
  const [, ...lines] = namedExtract(talk, { from: question, to: answer.to }).text.split('\n');
  return lines.length === 0 ? said : { ...said, text: lines.join('\n') };
}

interface Asked {
  question: number;
  text: string;
  answer: Unit;
}

function askedAt(talk: Talk, index: number, told: Told): Asked | null {
  const { sentences, language, ties } = talk;
  const asksAt = (at: number) => isQuestion(sentences[at]?.text ?? '?', language);
  if (!asksAt(index) || asksAt(index + 1)) return null;
  const clean = withoutStumbles(withoutLinks(sentences[index]!.text, language), language);
  const text = bareQuestion(asWritten(clean, language));
  if (text === null || text.length < SHORTEST || text.length > LONGEST) return null;
  if (leansBack(text, language) || pointsBack(text, language) || isCourtesy(text, language))
    return null;
  // "Did that change their minds?" refers to what was said before.
  if (isUnresolved(text, language) || POINTING.test(text) || isTagged(text)) return null;
  if (language === 'english' && !ASKS.test(text)) return null;
  // A speaker who asks "Can you guess what I did?" expects no answer.
  if (talk.asker === null && speaksOfSelf(text, language)) return null;
  const from = answeredFrom(talk, index);
  if (from === null || asksAt(from)) return null;
  let mass = 0;
  let to = from;
  while (
    to < sentences.length &&
    !asksAt(to) &&
    !told.has(to) &&
    (mass < ANSWER_MASS || (ties.leans[to] && mass < MOST_ANSWER_MASS / 2))
  )
    mass += ties.masses[to++]!;
  if (mass < ANSWER_MASS || mass > MOST_ANSWER_MASS || ties.hangs[to - 1] || told.has(index))
    return null;
  const answer = { from, to };
  return isAnswered(talk, index, answer) ? { question: index, text, answer } : null;
}

/** Whether the answer is about the question, rather than about the talk or the reason why there is no answer. */
function isAnswered(talk: Talk, question: number, { from, to }: Unit): boolean {
  const { sentences, language, asker } = talk;
  const answer = sentences.slice(from, to).map(({ text }) => text);
  for (let at = from; at < to; at++) if (saysNothing(talk, at)) return false;
  if (answer.some((text) => isCourtesy(text, language) || DODGES.test(text))) return false;
  // Another speaker's reply is an answer, and so is one that starts like "It's a contest" or shares words with the
  // question.
  if (asker !== null || leansBack(answer[0]!, language)) return true;
  const asked = new Set(tellingWords(sentences[question]!.text, language));
  return answer.some((text) => tellingWords(text, language).some((word) => asked.has(word)));
}

const STEM_LETTERS = 6;

function tellingWords(text: string, language: Talk['language']): string[] {
  const { stopWords } = languageOf(language);
  return words(text.toLowerCase(), language)
    .filter((word) => !stopWords.has(word))
    .map((word) => word.slice(0, STEM_LETTERS));
}

/** How many sentences the asker may add before the other one speaks. */
const ADDED_SENTENCES = 2;

/**
 * Where the answer starts. With several speakers, nobody answers their own question: "What about batteries? People
 * worry about fires."
 */
function answeredFrom({ isShared, sentences }: Talk, question: number): number | null {
  const { speaker } = sentences[question]!;
  if (!isShared || speaker === undefined) return question + 1;
  const after = sentences.slice(question + 1, question + 2 + ADDED_SENTENCES);
  const at = after.findIndex((one) => one.speaker !== speaker);
  return at < 0 ? null : question + 1 + at;
}

/** The question alone, without who asked it; `null` if it is only part of a story. */
function bareQuestion(text: string): string | null {
  if (!QUOTE.test(text)) return text;
  const asked = REPORTED.exec(text)?.[1] ?? '';
  return asked === '' || QUOTE.test(asked) || /^\p{Ll}/u.test(asked) ? null : asked;
}
