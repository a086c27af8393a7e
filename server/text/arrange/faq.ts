import { frame, framingOf } from '../framing/framing.ts';
import { topicality } from '../ranking.ts';
import { polish } from '../polish.ts';
import { extractAt, pick, type Said, type Talk } from '../talk.ts';
import { framed, joined, type Piece, quoted } from './pieces.ts';
import type { TalkPart } from './parts.ts';

const QUESTION = /[?？؟]["'”’»」』)]*$/u;
const SHORTEST = 18;
const LONGEST = 140;
/** How many of the speaker's own questions are taken; many of them lean on what was said before. */
const MOST_OWN = 2;

/** Questions and their answers: the speaker's own where they were asked and answered, then one for each big part. */
export function arrangeFaq(
  talk: Talk,
  parts: readonly TalkPart[],
  count: number,
  said: Said,
): Piece[] {
  const own = ownQuestions(talk).slice(0, Math.min(MOST_OWN, count - 1));
  const pieces = own.flatMap(({ question, answer }) => [
    quoted('question', extractAt(talk, question)),
    joined('answer', talk, answer),
  ]);
  const words = framingOf(talk.language);
  const biggest = parts.toSorted((a, b) => b.to - b.from - (a.to - a.from));
  const asked = biggest.slice(0, count - own.length).toSorted((a, b) => a.from - b.from);
  for (const part of asked) {
    const { from, to, title } = part;
    const used = new Set([...said, ...own.flatMap(({ answer }) => answer)]);
    let chosen = pick(talk, { from, to, count: 2, said: used });
    if (chosen.length === 0) chosen = pick(talk, { from, to, count: 2 });
    if (chosen.length === 0) continue;
    pieces.push(
      framed('question', frame(words.about, title.replace(/[?？؟.。]+$/u, ''))),
      joined('answer', talk, chosen),
    );
  }
  return pieces;
}

function ownQuestions(talk: Talk): { question: number; answer: number[] }[] {
  const { sentences, ranking, standalone, language } = talk;
  const isQuestion = (index: number) => QUESTION.test(sentences[index]?.text ?? '?');
  const found: { question: number; answer: number[]; worth: number }[] = [];
  for (const [index, { text }] of sentences.entries()) {
    const { length } = polish(text, language);
    if (!isQuestion(index) || length < SHORTEST || length > LONGEST) continue;
    const answer = [index + 1, index + 2].filter((at) => !isQuestion(at));
    if (answer[0] !== index + 1) continue;
    const worth = topicality(ranking, index) * standalone[index]! * standalone[index + 1]!;
    found.push({ question: index, answer, worth });
  }
  return found.sort((a, b) => b.worth - a.worth);
}
