import { wasSaid } from '#server/text/ask/was-said.ts';
import { askMeeting, type AskedMeeting } from './asked-meetings.ts';
import { UNSAID_QUESTIONS } from './unsaid.ts';

interface Finding {
  questions: number;
  /** Percentage of questions with a passage of the answer among the first N results. */
  first3: number;
  first5: number;
  first10: number;
  /** Percentage of answerable questions that were declined. */
  declined: number;
  /** Percentage of the same questions declined when asked about an unrelated meeting, which may mention some of it anyway. */
  unsaidDeclined: number;
  /** Percentage declined of a hundred questions unrelated to any meeting, each asked about every meeting. */
  foreignDeclined: number;
  /** The same with a speaker of the meeting named in each question. */
  namedDeclined: number;
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
  const foreign = meetings.flatMap((meeting) =>
    UNSAID_QUESTIONS.map((text) => !wasSaid(askMeeting(meeting, text).evidence)),
  );
  const named = meetings.flatMap((meeting) =>
    UNSAID_QUESTIONS.map((text, at) => {
      const { speakers } = meeting.index;
      const question = `According to ${speakers[at % speakers.length]}, ${text}`;
      return !wasSaid(askMeeting(meeting, question).evidence);
    }),
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
    foreignDeclined: percent(foreign.filter(Boolean).length / foreign.length),
    namedDeclined: percent(named.filter(Boolean).length / named.length),
  };
}

/** A meeting of another of the corpus's three kinds: product design, research, committee. */
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
