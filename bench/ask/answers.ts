import type { TranscriptBlock } from '#contract/videos.ts';
import { transcriptBlocks } from '#server/text/blocks.ts';
import { createAnswerCheck } from '#server/text/ask/check-answer.ts';
import { piecesOf } from '#server/modules/questions/ask-pieces.ts';
import { askMeeting, type AskedMeeting } from './asked-meetings.ts';
import { otherMeeting } from './finding.ts';
import { INVENTED_ANSWERS } from './invented.ts';
import { UNSAID_QUESTIONS } from './unsaid.ts';

/*
 * A model that always answers: with what a person wrote about the question's own meeting, citing arbitrary numbers.
 * Asked about another meeting, every sentence of that is made up.
 */

interface Answers {
  /** Percentage of made-up answers that were rejected completely. */
  inventedDeclined: number;
  /** The same for answers from general knowledge to what no meeting speaks of. */
  unsaidRejected: number;
  /** Percentage of people's answers about their own meeting of which something was kept. */
  paraphraseKept: number;
  /** Cited moments that weren't in the material. */
  inventedMoments: number;
}

/** Each meeting is asked every so many of the unsaid questions, another one first each time. */
const UNSAID_STEP = 10;

const percent = (share: number) => Math.round(share * 1000) / 10;

export function measureAnswers(meetings: readonly AskedMeeting[]): Answers {
  let all = 0;
  let declined = 0;
  let kept = 0;
  let inventedMoments = 0;
  const unsaid = { all: 0, rejected: 0 };
  for (const [at, meeting] of meetings.entries()) {
    for (const [number, { text, answer }] of meeting.questions.entries()) {
      all += 1;
      if (sentencesLeft(meeting, text, answer) > 0) kept += 1;
      if (sentencesLeft(otherMeeting(meetings, at, number), text, answer) === 0) declined += 1;
    }
    for (let which = at % UNSAID_STEP; which < UNSAID_QUESTIONS.length; which += UNSAID_STEP) {
      unsaid.all += 1;
      const left = sentencesLeft(meeting, UNSAID_QUESTIONS[which]!, INVENTED_ANSWERS[which]!);
      if (left === 0) unsaid.rejected += 1;
    }
  }
  return {
    inventedDeclined: percent(declined / all),
    unsaidRejected: percent(unsaid.rejected / unsaid.all),
    paraphraseKept: percent(kept / all),
    inventedMoments,
  };

  function sentencesLeft(asked: AskedMeeting, text: string, answer: string): number {
    const blocks = given(asked, text);
    if (blocks.length === 0) return 0;
    const names = asked.index.speakers;
    const check = createAnswerCheck({ blocks, names, spoken: 'english', answered: 'english' });
    const left = answer
      .split(/(?<=[.!?])\s+/u)
      .flatMap((line, at) => check.check({ text: line, blockIds: [((at * 7) % 90) + 1] }));
    inventedMoments += left
      .flatMap(({ blockIds }) => blockIds)
      .filter((id) => id < 1 || id > blocks.length).length;
    return left.length;
  }
}

function given(meeting: AskedMeeting, question: string): TranscriptBlock[] {
  const blocks = transcriptBlocks(meeting.cues, []);
  const { cuts } = meeting.index;
  const passages = askMeeting(meeting, question).passages.map(({ passage }) => {
    const from = cuts.slice(0, passage).reduce((sum, count) => sum + count, 0);
    return {
      videoId: '',
      title: '',
      blocks: blocks.slice(from, from + cuts[passage]!),
      language: 'english' as const,
      timed: true,
    };
  });
  return piecesOf(passages).map(({ block }) => block);
}
