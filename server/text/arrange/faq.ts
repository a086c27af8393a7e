import { languageOf } from '#server/languages/table.ts';
import { topicality } from '../ranking.ts';
import { asWritten } from '../written-sentence.ts';
import { extractAt, pick, type SaidTerms, type Talk } from '../talk.ts';
import { framed, joined, type DraftBlock, quoted, fillIn } from './pieces.ts';
import type { TalkPart } from './parts.ts';

const QUESTION = /[?？؟]["'”’»」』)]*$/u;
const QUOTE = /["“”„«»「」『』]/u;
/** A question somebody is reported to have asked: `She asked, "Where is the sun?"`. */
const REPORTED = /^[^"“”„«»「」『』]{2,60}[,:]\s*["“”„«»「」『』](.+[?？؟])["“”„«»「」『』]$/u;
const SHORTEST = 18;
const LONGEST = 140;
/** How many of the speaker's own questions are taken; many of them lean on what was said before. */
const MOST_OWN = 2;

/** Questions and their answers: the speaker's own where they were asked and answered, then one for each big part. */
export function arrangeFaq(
  talk: Talk,
  parts: readonly TalkPart[],
  count: number,
  said: SaidTerms,
): DraftBlock[] {
  const own = ownQuestions(talk).slice(0, Math.min(MOST_OWN, count - 1));
  const pieces = own.flatMap(({ question, text, answer }) => [
    quoted('question', { ...extractAt(talk, question), text }),
    joined('answer', talk, answer),
  ]);
  const words = languageOf(talk.language).phrases;
  const biggest = parts.toSorted((a, b) => b.to - b.from - (a.to - a.from));
  const asked = biggest.slice(0, count - own.length).toSorted((a, b) => a.from - b.from);
  for (const part of asked) {
    const { from, to, title } = part;
    const used = new Set([...said, ...own.flatMap(({ answer }) => answer)]);
    let chosen = pick(talk, { from, to, count: 2, said: used });
    if (chosen.length === 0) chosen = pick(talk, { from, to, count: 2 });
    if (chosen.length === 0) continue;
    pieces.push(
      framed('question', fillIn(words.about, title.replace(/(?<![?？؟.。])[?？؟.。]+$/u, ''))),
      joined('answer', talk, chosen),
    );
  }
  return pieces;
}

/** The question alone, without who asked it; `null` where it is only part of what was told. */
function bareQuestion(text: string): string | null {
  if (!QUOTE.test(text)) return text;
  const asked = REPORTED.exec(text)?.[1] ?? '';
  return asked === '' || QUOTE.test(asked) || /^\p{Ll}/u.test(asked) ? null : asked;
}

interface Asked {
  question: number;
  text: string;
  answer: number[];
}

function ownQuestions(talk: Talk): Asked[] {
  const { sentences, ranking, standalone, language } = talk;
  const isQuestion = (index: number) => QUESTION.test(sentences[index]?.text ?? '?');
  const found: (Asked & { worth: number })[] = [];
  for (const [index, sentence] of sentences.entries()) {
    if (!isQuestion(index)) continue;
    const text = bareQuestion(asWritten(sentence.text, language));
    if (text === null || text.length < SHORTEST || text.length > LONGEST) continue;
    const answer = [index + 1, index + 2].filter((at) => !isQuestion(at));
    if (answer[0] !== index + 1) continue;
    const worth = topicality(ranking, index) * standalone[index]! * standalone[index + 1]!;
    found.push({ question: index, text, answer, worth });
  }
  return found.sort((a, b) => b.worth - a.worth);
}
