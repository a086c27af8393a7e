import type { TweetDocument } from '#contract/documents.ts';
import { LIMITS } from '#contract/limits.ts';
import type { OptionsOf } from '#contract/options.ts';
import { xLength } from '#contract/x-length.ts';
import { closingPassage } from '../closing.ts';
import { fitTurns } from '../cut.ts';
import { pickUnits } from '../pick.ts';
import { Told } from '../told.ts';
import { isQuestion } from '../readability.ts';
import { speaksOfSelf } from '../speech.ts';
import { extractOf, namedExtract, type Talk } from '../talk.ts';
import type { Unit } from '../units.ts';
import { gistRun, roomForNames, saysTitle } from './head.ts';
import { type DraftBlock, quoted, section } from './pieces.ts';
import { postsInRows } from './posts.ts';

const OWN_STORY = 0.6;

export function arrangeThread(talk: Talk, { shape, count }: OptionsOf<'tweet'>): TweetDocument {
  const posts = shape === 'single' ? [single(talk)] : thread(talk, count);
  return {
    format: 'tweet',
    language: talk.language,
    title: talk.title,
    shape,
    sections: [section({ id: 'thread', kind: 'thread' }, posts)],
  };
}

function single(talk: Talk): DraftBlock {
  const run = gistRun(talk, (text) => xLength(text) <= LIMITS.tweet - roomForNames(talk));
  return post(talk, run, LIMITS.tweet);
}

function thread(talk: Talk, count: number): DraftBlock[] {
  const { language, title } = talk;
  // Room for the numbering: "25/25 ".
  const room = LIMITS.tweet - `${count}/${count} `.length;
  const roomToSay = room - roomForNames(talk);
  const told = new Told(talk);
  const titled = (text: string) => `${title}\n\n${text}`;
  const shortest = post(
    talk,
    gistRun(talk, () => false),
    room,
  ).md;
  // Only an interview needs its title, which takes the room of a quote in other talks. Under a question, a guest's
  // words from elsewhere would be read as the answer.
  const isNamed = talk.asker !== null && !isQuestion(title, language);
  const isTitled = isNamed && xLength(titled(shortest)) <= room && !saysTitle(talk, shortest);
  const lead = gistRun(talk, (text) => xLength(isTitled ? titled(text) : text) <= roomToSay);
  told.add(lead);
  const first = post(talk, lead, room);
  const fits = (text: string) => xLength(text) <= roomToSay;
  const units = talk.isShared ? [] : rowsAndClosing(talk, lead, { count: count - 1, fits });
  told.add(...units);
  units.push(
    ...pickUnits(talk, Math.max(0, count - 1 - units.length), {
      told,
      spread: true,
      fits,
      preference: (index) => {
        const { text } = talk.sentences[index]!;
        return (fits(text) ? 1 : 0.1) * (speaksOfSelf(text, language) ? OWN_STORY : 1);
      },
    }),
  );
  const posts = [
    isTitled && xLength(titled(first.md)) <= room ? { ...first, md: titled(first.md) } : first,
    ...units.toSorted((one, other) => one.from - other.from).map((unit) => post(talk, unit, room)),
  ];
  return posts.map((one, index) => ({ ...one, md: `${index + 1}/${posts.length} ${one.md}` }));
}

/** A thread of fewer posts has no room for an ending. */
const FEWEST_TO_CLOSE = 4;

/** Posts that follow one another, and the talk's ending if it fits what they say. */
function rowsAndClosing(
  talk: Talk,
  lead: Unit,
  { count, fits }: { count: number; fits: (text: string) => boolean },
): Unit[] {
  const told = new Told(talk);
  told.add(lead);
  const rows = postsInRows(talk, { told, count: count - 1, fits, lead });
  told.add(...rows);
  const isClosed = (ending: Unit) => fits(extractOf(talk, ending).text);
  const closing =
    count < FEWEST_TO_CLOSE ? null : closingPassage(talk, told, { fits: isClosed, isStrict: true });
  if (closing) return [...rows, closing];
  const afresh = new Told(talk);
  afresh.add(lead);
  return postsInRows(talk, { told: afresh, count, fits, lead });
}

function post(talk: Talk, unit: Unit, room: number): DraftBlock {
  const said = namedExtract(talk, unit);
  return quoted('tweet', { ...said, text: fitTurns(said.text, room, talk.language, xLength) });
}
