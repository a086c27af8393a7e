import type { LanguageValue } from '#contract/catalog/languages.ts';
import type { DocumentSection, PodcastDocument, Speaker } from '#contract/documents.ts';
import { LIMITS } from '#contract/limits.ts';
import type { OptionsOf } from '#contract/options.ts';
import { usualSeconds } from '#contract/speaking-time.ts';
import { languageOf } from '#server/languages/table.ts';
import { speakable } from '../speakable.ts';
import { pick, saidBy, standsAlone, type Talk } from '../talk.ts';
import { nameStretch } from '../topics.ts';
import { shortSentence } from './head.ts';
import { partsOf, type TalkPart } from './parts.ts';
import { framed, inGroups, joined, type DraftBlock, section, fillIn } from './pieces.ts';
import { createQuestions } from './podcast-questions.ts';

const NOTE_SENTENCES = 2;
const TURN_SENTENCES = 4;
const TURN_SECONDS = 20;
/** More parts than this would leave a short episode nothing but its headings. */
const PARTS_PER_MINUTE = 2;
/** How near the length asked for is near enough, and how often it is tried again. */
const NEAR = 0.08;
const MOST_TRIES = 5;

export function arrangePodcast(talk: Talk, options: OptionsOf<'podcast'>): PodcastDocument {
  const { language, title, gist } = talk;
  const words = languageOf(language).phrases;
  const speakers = podcastSpeakers(language, options);
  const parts = partsOf(talk, options.minutes * PARTS_PER_MINUTE);
  const description = shortSentence(talk, LIMITS.description);
  // Beside the description, which stands right above them, the notes say something else.
  const about = pick(talk, { count: NOTE_SENTENCES, spread: true, said: saidBy(talk, [gist]) });
  return {
    format: 'podcast',
    language,
    title,
    description: description.text,
    speakers,
    sections: [
      section({ id: 'notes', kind: 'notes' }, [
        joined('paragraph', talk, about.length > 0 ? about : [gist!]),
        framed('heading', words.chapters),
        ...parts.map((part) => ({ ...framed('chapter', part.title), startMs: part.startMs })),
      ]),
      ...scriptOfLength(talk, parts, speakers, options.minutes * 60),
    ],
  };
}

/** Greetings and questions take time too, so what is told is tried until the whole comes near what was asked for. */
function scriptOfLength(
  talk: Talk,
  parts: readonly TalkPart[],
  speakers: readonly Speaker[],
  seconds: number,
): DocumentSection[] {
  const inAll = secondsOf(talk, 0, talk.sentences.length);
  let share = Math.min(1, seconds / inAll);
  let script = scriptOf(talk, parts, speakers, share);
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const taken = script
      .flatMap(({ blocks }) => blocks)
      .reduce((sum, { md }) => sum + usualSeconds(md), 0);
    const isNear = Math.abs(taken / seconds - 1) <= NEAR;
    if (isNear || (share === 1 && taken < seconds)) break;
    share = Math.min(1, (share * seconds) / taken);
    script = scriptOf(talk, parts, speakers, share);
  }
  return script;
}

function scriptOf(
  talk: Talk,
  parts: readonly TalkPart[],
  speakers: readonly Speaker[],
  share: number,
): DocumentSection[] {
  const { language } = talk;
  const words = languageOf(language).phrases;
  const leads = [words.next, ...words.leads];
  const questions = createQuestions(talk);
  const asker = speakers[0]!.id;
  const teller = speakers.at(-1)!.id;
  const said = new Set<string>();
  /** A line, unless just that was said before. */
  const once = (piece: DraftBlock): DraftBlock[] => {
    const key = piece.md.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ');
    if (key.trim() === '' || said.has(key)) return [];
    said.add(key);
    return [piece];
  };
  const say = (text: string) => once({ ...framed('turn', speakable(text)), speaker: asker });
  const farewell = say(words.farewell);

  return parts.map((part, index) => {
    const lead = leads.map((_, at) => leads[(index + at) % leads.length]!);
    const opening =
      index === 0
        ? say(fillIn(words.welcome, spokenTitle(talk)))
        : lead.reduce<DraftBlock[]>(
            (found, template) => (found.length > 0 ? found : say(fillIn(template, part.title))),
            [],
          );
    const turns = turnsOf(talk, sentencesFor(talk, part, share)).flatMap((indices) => {
      const piece = joined('turn', talk, indices);
      return once({ ...piece, md: speakable(piece.md), speaker: teller });
    });
    const pieces = turns.flatMap((turn, number) => {
      const question =
        speakers.length === 1 || number === 0 ? null : questions.before(turn.md, part);
      return question === null ? [turn] : [...say(question), turn];
    });
    const isLast = index === parts.length - 1;
    return section({ id: `t${index + 1}`, kind: 'script', startMs: part.startMs }, [
      ...opening,
      ...pieces,
      ...(isLast ? farewell : []),
    ]);
  });
}

/** What the episode is about, to say aloud. A title that was cut, or that is the name of a file, is none. */
function spokenTitle(talk: Talk): string {
  const { title, sentences } = talk;
  const isCut = /(?:…|\.\.\.)$/u.test(title);
  const isName =
    /^[\p{L}\p{N}_.-]+$/u.test(title) &&
    !sentences.some(({ text }) => text.toLowerCase().includes(title.toLowerCase()));
  const about = isCut || isName ? nameStretch(talk, 0, sentences.length) : '';
  return about === '' ? title.replace(/[\s….]+$/u, '') || title : about;
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

function secondsOf({ sentences }: Talk, from: number, to: number): number {
  let seconds = 0;
  for (let index = from; index < to; index++) seconds += usualSeconds(sentences[index]!.text);
  return Math.max(1, seconds);
}

/** What one host says without a break: a few sentences, fewer where they are long. */
function turnsOf(talk: Talk, indices: readonly number[]): number[][] {
  const seconds = indices.reduce((sum, index) => sum + secondsOf(talk, index, index + 1), 0);
  const size = Math.round(TURN_SECONDS / Math.max(1, seconds / Math.max(1, indices.length)));
  return inGroups(indices, Math.min(TURN_SENTENCES, Math.max(1, size)));
}

/** As much of a part as its share allows, whole sentences, at least one. */
function sentencesFor(talk: Talk, { from, to }: TalkPart, share: number): number[] {
  const range = Array.from({ length: to - from }, (_, index) => from + index);
  const allowed = share * secondsOf(talk, from, to);
  let count = Math.max(1, Math.round(share * range.length));
  if (share >= 1) {
    const kept = range.filter((index) => standsAlone(talk, index));
    return kept.length > 0 ? kept : range;
  }
  let chosen = pick(talk, { from, to, count });
  // The best sentences are the longer ones.
  for (let tries = 0; tries < MOST_TRIES && count > 1; tries++) {
    const taken = chosen.reduce((sum, index) => sum + secondsOf(talk, index, index + 1), 0);
    if (taken <= allowed * (1 + NEAR)) break;
    count = Math.max(1, Math.min(count - 1, Math.round((count * allowed) / taken)));
    chosen = pick(talk, { from, to, count });
  }
  return withNeighbours(talk, chosen.length > 0 ? chosen : [from], { from, to });
}

const MOST_AWAY = 2;

/**
 * "She looked over the fence and asked me a question" is said after whoever she is, and before what she asked. What that
 * adds is taken off again by the length of the whole.
 */
function withNeighbours(
  { language, sentences }: Talk,
  chosen: readonly number[],
  { from, to }: Pick<TalkPart, 'from' | 'to'>,
): number[] {
  const { leansOn } = languageOf(language);
  const all = new Set(chosen);
  for (const index of leansOn ? chosen : []) {
    for (let at = index; at > from && index - at < MOST_AWAY; at -= 1) {
      if (all.has(at - 1) || !leansOn!.before.test(sentences[at]!.text)) break;
      all.add(at - 1);
    }
    const following = sentences.slice(index + 1, Math.min(to, index + 1 + MOST_AWAY));
    const asked = following.findIndex(({ text }) => /\?["”’']*$/u.test(text));
    if (!leansOn!.after.test(sentences[index]!.text)) continue;
    for (let ahead = 0; ahead <= asked; ahead += 1) all.add(index + 1 + ahead);
  }
  return [...all].toSorted((one, other) => one - other);
}
