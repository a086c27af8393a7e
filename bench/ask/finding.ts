import { wasSaid } from '#server/text/ask/was-said.ts';
import { askMeeting, type AskedMeeting } from './asked-meetings.ts';
import { UNSAID_QUESTIONS } from './unsaid.ts';

interface Finding {
  questions: number;
  /** In percent: a passage of the answer is among the first so many. */
  first3: number;
  first5: number;
  first10: number;
  /** Of the questions that the meeting answers. */
  declined: number;
  /** Of the same questions, asked of a meeting about something else, where some of it was said all the same. */
  unsaidDeclined: number;
  /** Of a hundred questions about things that no meeting speaks of, each asked of every meeting. */
  foreignDeclined: number;
}

const percent = (share: number) => Math.round(share * 1000) / 10;

export function measureFinding(meetings: readonly AskedMeeting[]): Finding {
  const places: number[] = [];
  let declined = 0;
  let unsaid = 0;
  for (const [at, meeting] of meetings.entries()) {
    for (const [number, { text, gold }] of meeting.questions.entries()) {
      const { passages, evidence } = askMeeting(meeting, text);
      const place = passages.findIndex(({ passage }) =>
        [...meeting.turns[passage]!].some((turn) =>
          gold.some(([from, to]) => turn >= from && turn <= to),
        ),
      );
      places.push(place < 0 ? Infinity : place);
      if (!wasSaid(evidence)) declined += 1;
      if (!wasSaid(askMeeting(otherMeeting(meetings, at, number), text).evidence)) unsaid += 1;
    }
  }
  const foreign = meetings.reduce(
    (sum, meeting) =>
      sum + UNSAID_QUESTIONS.filter((text) => !wasSaid(askMeeting(meeting, text).evidence)).length,
    0,
  );
  const within = (most: number) =>
    percent(places.filter((place) => place < most).length / places.length);
  return {
    questions: places.length,
    first3: within(3),
    first5: within(5),
    first10: within(10),
    declined: percent(declined / places.length),
    unsaidDeclined: percent(unsaid / places.length),
    foreignDeclined: percent(foreign / (meetings.length * UNSAID_QUESTIONS.length)),
  };
}

/** One of another of the three kinds in the corpus: a product being designed, research, a committee. */
export function otherMeeting(
  meetings: readonly AskedMeeting[],
  at: number,
  number: number,
): AskedMeeting {
  const others = meetings.filter((one) => kindOf(one) !== kindOf(meetings[at]!));
  return others[(at * 7 + number * 3) % others.length]!;
}

function kindOf({ index: { speakers } }: AskedMeeting): string {
  if (speakers.some((name) => /Industrial|Marketing/.test(name))) return 'product';
  return speakers.some((name) => /^(?:Grad|PhD|Professor|Postdoc)/.test(name))
    ? 'research'
    : 'committee';
}
