import type { LanguageValue } from '#contract/catalog/languages.ts';
import { sectionsBetween, type TalkSection } from './outline.ts';
import { isQuestion } from './readability.ts';
import type { Sentence } from './sentences.ts';
import { weightedLength } from './weighted-length.ts';

const FEWEST_TURNS = 3;
/** The two most talkative speakers say at least this share in an interview; in a meeting others take part. */
const MOST_OF_IT = 0.9;
const ASKING = 0.4;
const ANSWERING = 0.2;

interface Voice {
  mass: number;
  turns: number;
  /** Turns that contain a question. */
  asking: number;
}

/** The interviewer; `null` in a talk, a conversation or a meeting. */
export function askerIn(sentences: readonly Sentence[], language: LanguageValue): string | null {
  const voices = new Map<string, Voice>();
  let last: string | undefined;
  let hasAsked = false;
  let inAll = 0;
  for (const { text, speaker } of sentences) {
    if (speaker === undefined) return null;
    const voice = voices.get(speaker) ?? { mass: 0, turns: 0, asking: 0 };
    voices.set(speaker, voice);
    if (speaker !== last) {
      voice.turns += 1;
      hasAsked = false;
    }
    last = speaker;
    const mass = weightedLength(text);
    voice.mass += mass;
    inAll += mass;
    if (!hasAsked && isQuestion(text, language)) {
      voice.asking += 1;
      hasAsked = true;
    }
  }
  const [one, other] = [...voices].toSorted(([, a], [, b]) => b.mass - a.mass);
  if (!one || !other || one[1].mass + other[1].mass < MOST_OF_IT * inAll) return null;
  const [[, answers], [name, asks]] = [one, other];
  const isInterview =
    asks.turns >= FEWEST_TURNS &&
    answers.turns >= FEWEST_TURNS &&
    asks.asking >= ASKING * asks.turns &&
    answers.asking <= ANSWERING * answers.turns;
  return isInterview ? name : null;
}

/** Moves the unnamed sections of an interview to start with a question, not in the middle of an answer. */
export function atQuestions(
  sections: TalkSection[],
  sentences: readonly Sentence[],
  asker: string | null,
): TalkSection[] {
  if (asker === null || sections.some(({ title }) => title !== null)) return sections;
  const asked = sentences.flatMap(({ speaker }, index) =>
    speaker === asker && sentences[index - 1]?.speaker !== asker ? index : [],
  );
  const begins = sections
    .slice(1)
    .map(({ from }) =>
      asked.reduce((best, at) => (Math.abs(at - from) < Math.abs(best - from) ? at : best)),
    );
  const cuts = [...new Set(begins)].filter((at) => at > 0);
  return sectionsBetween(sentences, cuts);
}
