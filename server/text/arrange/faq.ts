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
/** A question somebody is reported to have asked: `She asked, "Where is the sun?"`. */
const REPORTED = /^[^"“”„«»「」『』]{2,60}[,:]\s*["“”„«»「」『』](.+[?？؟])["“”„«»「」『』]$/u;
/** English: a question that means what was just said. */
const POINTING =
  /\b(?:is|was|did|does|do|has|had|about|of|with|on) (?:that|this|those|these)\b(?! \p{Ll}+ly\b)/iu;
const SHORTEST = 18;
const LONGEST = 140;
/** English: a question that is one from its first word on, not "The key question is what they cost?" */
const ASKS =
  /^(?:what|why|how|when|where|who|whose|which|can|could|do|does|did|is|are|was|were|should|will|would|has|have|may|must|if)\b/iu;
/** English: says that there is no answer here. */
const DODGES =
  /\b(?:complicated|hard to say|difficult to say|it depends|explained|(?:don't|do not) (?:know|have any|remember)|no idea|not sure|as i (?:said|mentioned)|before i get|(?:get|come) (?:back )?to that|let us know|let me know|good question|great question|going to (?:discuss|talk|show|cover|explain))\b/iu;
/** In letters: an answer that says something. */
const ANSWER_MASS = 45;
const MOST_ANSWER_MASS = 330;

/** One question is no list of them. */
const FEWEST = 2;

/** Questions that are asked and answered, none where that is not so: a meeting is full of questions about itself. */
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

/** In an interview as it was said after the question: "Because it was cheaper." */
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
  // "Did that change their minds?" asks about what was said before.
  if (isUnresolved(text, language) || POINTING.test(text) || isTagged(text)) return null;
  if (language === 'english' && !ASKS.test(text)) return null;
  // Whoever asks themselves "Can you guess what I did?" wants no answer.
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

/** Whether what follows is about what was asked, rather than about the talk or why there is no answer. */
function isAnswered(talk: Talk, question: number, { from, to }: Unit): boolean {
  const { sentences, language, asker } = talk;
  const answer = sentences.slice(from, to).map(({ text }) => text);
  for (let at = from; at < to; at++) if (saysNothing(talk, at)) return false;
  if (answer.some((text) => isCourtesy(text, language) || DODGES.test(text))) return false;
  // What somebody else says to it is an answer; so is "It's a contest" and what has its words in it.
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

/** So much an asker may add before the other one speaks. */
const ADDED_SENTENCES = 2;

/** Where several speak, nobody answers what they asked themselves: "What about batteries? People worry about fires." */
function answeredFrom({ isShared, sentences }: Talk, question: number): number | null {
  const { speaker } = sentences[question]!;
  if (!isShared || speaker === undefined) return question + 1;
  const after = sentences.slice(question + 1, question + 2 + ADDED_SENTENCES);
  const at = after.findIndex((one) => one.speaker !== speaker);
  return at < 0 ? null : question + 1 + at;
}

/** The question alone, without who asked it; `null` where it is only part of what was told. */
function bareQuestion(text: string): string | null {
  if (!QUOTE.test(text)) return text;
  const asked = REPORTED.exec(text)?.[1] ?? '';
  return asked === '' || QUOTE.test(asked) || /^\p{Ll}/u.test(asked) ? null : asked;
}
