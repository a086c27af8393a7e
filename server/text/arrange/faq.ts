import { isUnresolved, pointsBack } from '../openings.ts';
import type { Told } from '../pick.ts';
import { topicality } from '../ranking.ts';
import { isCourtesy, isQuestion } from '../readability.ts';
import { leansBack, withoutLinks, withoutStumbles } from '../speech.ts';
import { type Extract, extractOf, namedExtract, type Talk } from '../talk.ts';
import type { Unit } from '../units.ts';
import { asWritten } from '../written-sentence.ts';
import { type DraftBlock, quoted } from './pieces.ts';

const QUOTE = /["“”„«»「」『』]/u;
/** A question somebody is reported to have asked: `She asked, "Where is the sun?"`. */
const REPORTED = /^[^"“”„«»「」『』]{2,60}[,:]\s*["“”„«»「」『』](.+[?？؟])["“”„«»「」『』]$/u;
/** English: a question that means what was just said. */
const POINTING =
  /\b(?:is|was|did|does|do|has|had|about|of|with|on) (?:that|this|those|these)\b(?! \p{Ll}+ly\b)/iu;
const SHORTEST = 18;
const LONGEST = 140;
/** In letters: an answer that says something. */
const ANSWER_MASS = 45;
const MOST_ANSWER_MASS = 330;

/** Questions that the speaker asks and answers. */
export function arrangeFaq(talk: Talk, count: number, told: Told): DraftBlock[] {
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
  if (talk.asker !== null && (isUnresolved(text, language) || POINTING.test(text))) return null;
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
  return { question: index, text, answer: { from, to } };
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
