import type { TweetDocument } from '#contract/documents.ts';
import { LIMITS } from '#contract/limits.ts';
import type { OptionsOf } from '#contract/options.ts';
import { xLength } from '#contract/x-length.ts';
import { fitTurns } from '../cut.ts';
import { pickUnits } from '../pick.ts';
import { Told } from '../told.ts';
import { isQuestion } from '../readability.ts';
import { speaksOfSelf } from '../speech.ts';
import { namedExtract, type Talk } from '../talk.ts';
import type { Unit } from '../units.ts';
import { gistRun, roomForNames, saysTitle } from './head.ts';
import { type DraftBlock, quoted, section } from './pieces.ts';

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
  const units = pickUnits(talk, Math.max(0, count - 1), {
    told,
    spread: true,
    fits: (text) => xLength(text) <= roomToSay,
    preference: (index) => {
      const { text } = talk.sentences[index]!;
      return (xLength(text) > roomToSay ? 0.1 : 1) * (speaksOfSelf(text, language) ? OWN_STORY : 1);
    },
  });
  const posts = [
    isTitled && xLength(titled(first.md)) <= room ? { ...first, md: titled(first.md) } : first,
    ...units.map((unit) => post(talk, unit, room)),
  ];
  return posts.map((one, index) => ({ ...one, md: `${index + 1}/${posts.length} ${one.md}` }));
}

function post(talk: Talk, unit: Unit, room: number): DraftBlock {
  const said = namedExtract(talk, unit);
  return quoted('tweet', { ...said, text: fitTurns(said.text, room, talk.language, xLength) });
}
