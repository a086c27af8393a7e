import type { LanguageValue } from '#contract/catalog/languages.ts';
import type { DocumentSection, PodcastDocument, Speaker } from '#contract/documents.ts';
import { LIMITS } from '#contract/limits.ts';
import type { OptionsOf } from '#contract/options.ts';
import { usualSeconds } from '#contract/speaking-time.ts';
import { languageOf } from '#server/languages/table.ts';
import { pickRuns, pickUnits, wordsOfUnit } from '../pick.ts';
import { Told } from '../told.ts';
import { endsWithMark } from '../sentence-ends.ts';
import { speakable } from '../speakable.ts';
import { withAntecedents, withoutGaps } from '../stretches.ts';
import { namedExtract, type Talk } from '../talk.ts';
import { nameStretch } from '../topics.ts';
import type { Unit } from '../units.ts';
import { shortSentence } from './head.ts';
import { bestParts, namedParts, type TalkPart } from './parts.ts';
import { framed, type DraftBlock, fillIn, quoted, section } from './pieces.ts';

/** With more parts than this, a short episode would consist of headings. */
const PARTS_PER_MINUTE = 2;
/** The tolerance for the requested length, and the number of attempts to reach it. */
const NEAR = 0.08;
const MOST_TRIES = 6;
/** Passages that complete others may exceed the length by this factor; it is then adjusted. */
const OVER = 1.08;
/** After so many passages, a single voice repeats whose words they are. */
const TURNS_PER_ATTRIBUTION = 4;
/** A chapter name within so many letters of the start needs no announcement. */
const OPENING_LETTERS = 20;

/**
 * A script of a narrator and the quotes. With a second voice, the narrator only introduces and the other reads; hosts
 * neither invent questions nor tell the story as their own. If the source names its speakers, quotes are attributed to
 * them.
 */
export function arrangePodcast(talk: Talk, options: OptionsOf<'podcast'>): PodcastDocument {
  const { language, title } = talk;
  const words = languageOf(language).phrases;
  const [narrator, reader = null] = narrators(language, options);
  const parts = bestParts(talk, options.minutes * PARTS_PER_MINUTE, talk.gist);
  const script = scriptOfLength(talk, parts, options.minutes * 60, (telling) =>
    tellPart(talk, { ...telling, narrator: narrator!, reader }),
  );
  // An episode in one unnamed part has a single chapter.
  const isNamed = script.some(({ name }) => name !== null);
  const chapterOf = ({ name, section: { startMs } }: Scripted) => ({
    ...framed('chapter', name ?? title),
    startMs,
  });
  return {
    format: 'podcast',
    language,
    title,
    description: shortSentence(talk, LIMITS.description).text,
    speakers: reader ? [narrator!, reader] : [narrator!],
    sections: [
      // The title is printed above them.
      section(
        { id: 'notes', kind: 'notes' },
        isNamed
          ? [framed('heading', words.chapters), ...script.map(chapterOf)]
          : [framed('paragraph', title)],
      ),
      ...script.map((one) => one.section),
    ],
  };
}

interface Scripted {
  name: string | null;
  section: DocumentSection;
}

interface Telling {
  part: TalkPart;
  number: number;
  isLast: boolean;
  units: readonly Unit[];
}

/**
 * The narrator's words take time too, so the amount of quotes is adjusted until the total is near the requested length.
 */
function scriptOfLength(
  talk: Talk,
  parts: readonly TalkPart[],
  seconds: number,
  tell: (telling: Telling) => DocumentSection,
): Scripted[] {
  const inAll = talk.sentences.reduce((sum, { text }) => sum + usualSeconds(text), 0);
  const inWords = talk.ranking.terms.sentences.reduce((sum, ids) => sum + ids.length, 0);
  let share = Math.min(1, seconds / Math.max(1, inAll));
  let best: { script: Scripted[]; off: number } | null = null;
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const script = scriptOf(talk, parts, share >= 1 ? Infinity : share * inWords, tell);
    const taken = script
      .flatMap((one) => one.section.blocks)
      .reduce((sum, { md }) => sum + usualSeconds(md), 0);
    const off = Math.abs(taken / seconds - 1);
    if (!best || off < best.off) best = { script, off };
    if (off <= NEAR || (share === 1 && taken < seconds)) break;
    share = Math.min(1, (share * seconds) / taken);
  }
  return best!.script;
}

function scriptOf(
  talk: Talk,
  parts: readonly TalkPart[],
  words: number,
  tell: (telling: Telling) => DocumentSection,
): Scripted[] {
  const told = new Told(talk);
  const picked = pickRuns(talk, words, { told, isHeaded: true });
  if (picked.length === 0) picked.push(...pickUnits(talk, 1, { told }));
  const room = () => OVER * words - picked.reduce((sum, unit) => sum + wordsOfUnit(talk, unit), 0);
  picked.splice(0, Infinity, ...withAntecedents(talk, picked, { told, room: room() }));
  const chosen = withoutGaps(talk, picked, { told, room: room() });
  const tellings = namedParts(
    talk,
    parts.map((part) => ({
      part,
      units: chosen.filter(({ from }) => from >= part.from && from < part.to),
    })),
  );
  const isFirst = (title: string | null, number: number) =>
    tellings.findIndex(({ name }) => name === title) === number;
  return tellings.map(({ part, name, units }, number) => ({
    name,
    section: tell({
      // A name shared by two chapters is announced once.
      part: { ...part, isChapter: part.isChapter && isFirst(name, number) },
      units,
      number,
      isLast: number === tellings.length - 1,
    }),
  }));
}

type Said = ReturnType<typeof namedExtract>;

interface Cast {
  narrator: Speaker;
  reader: Speaker | null;
}

function tellPart(
  talk: Talk,
  { part, number, isLast, units, narrator, reader }: Telling & Cast,
): DocumentSection {
  const words = languageOf(talk.language).phrases;
  const said = saidIn(talk, units);
  const lead =
    number === 0 ? fillIn(words.welcome, spokenTitle(talk)) : spokenName(talk, part, said);
  const isNamed = said[0]!.speaker !== undefined;
  const [says, inWords, goesOn] = words.says;
  const opening = number === 0 ? inWords : number % 2 === 0 ? says : goesOn;
  const again = opening === goesOn ? inWords : goesOn;
  // A separate reader is introduced once; a single voice has to attribute the quotes again and again.
  const isAnnounced = reader && number === 0 && !isNamed;
  const say = (text: string): DraftBlock => ({
    ...framed('turn', speakable(text)),
    speaker: narrator.id,
  });
  const turns = said.map(({ speaker, ...turn }, index): DraftBlock => {
    const piece = { ...quoted('turn', turn), speaker: (reader ?? narrator).id };
    // Speech has no line breaks.
    const md = speakable(turn.text.split('\n').join(' '));
    const isAfterNamed = talk.isShared && said[index - 1]?.speaker !== undefined;
    const isClear = reader !== null || index % TURNS_PER_ATTRIBUTION > 0;
    if (speaker !== undefined || (isClear && !isAfterNamed)) return { ...piece, md };
    return { ...piece, md: `${index === 0 ? opening : again} ${md}` };
  });
  return section({ id: `t${number + 1}`, kind: 'script', isTimed: true }, [
    ...(lead === '' ? [] : [say(isAnnounced ? `${lead} ${opening}` : lead)]),
    ...turns,
    ...(isLast ? [say(words.farewell)] : []),
  ]);
}

/** A speaker who continues isn't named again. */
function saidIn(talk: Talk, units: readonly Unit[]): Said[] {
  const isKnown = talk.sentences.every(({ speaker }) => speaker !== undefined);
  let last: string | undefined;
  return units.map((unit) => {
    const one = namedExtract(talk, unit, isKnown ? last : undefined);
    last = one.speaker;
    return one;
  });
}

/** Announces a chapter's name like a heading, unless the text starts with it. Unnamed parts follow without a word. */
function spokenName(
  { language }: Talk,
  { title, isChapter }: TalkPart,
  [first]: readonly Said[],
): string {
  const letters = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');
  const name = title.trim();
  const opening = letters(first!.text).slice(0, 2 * letters(name).length + OPENING_LETTERS);
  if (!isChapter || opening.includes(letters(name))) return '';
  return endsWithMark(name) ? name : name + languageOf(language).fullStop;
}

/** The episode's title, for reading aloud. A truncated title isn't used. */
function spokenTitle(talk: Talk): string {
  const { title, sentences } = talk;
  const isCut = /(?:…|\.\.\.)$/u.test(title);
  const about = isCut ? nameStretch(talk, 0, sentences.length) : '';
  return about === '' ? title.replace(/[\s….]+$/u, '') || title : about;
}

function narrators(language: LanguageValue, options: OptionsOf<'podcast'>): Speaker[] {
  const { reader } = languageOf(language).phrases;
  return podcastSpeakers(language, options).map((speaker, index) =>
    index === 0 || options.names[index] ? speaker : { ...speaker, name: reader },
  );
}

export function podcastSpeakers(
  language: LanguageValue,
  { hosts, names, voices }: OptionsOf<'podcast'>,
): Speaker[] {
  const words = languageOf(language).phrases;
  const usual = [words.host, words.cohost];
  return Array.from({ length: hosts }, (_, index) => ({
    id: `host${index + 1}`,
    name: names[index] || usual[index]!,
    voice: voices[index] || null,
  }));
}
