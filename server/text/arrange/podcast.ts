import type { LanguageValue } from '#contract/catalog/languages.ts';
import type { DocumentSection, PodcastDocument, Speaker } from '#contract/documents.ts';
import { LIMITS } from '#contract/limits.ts';
import type { OptionsOf } from '#contract/options.ts';
import { frame, framingOf } from '../framing/framing.ts';
import { letterMass } from '../letter-mass.ts';
import { speakable } from '../speakable.ts';
import { pick, saidBy, standsAlone, type Talk } from '../talk.ts';
import { shortSentence } from './head.ts';
import { partsOf, type TalkPart } from './parts.ts';
import { framed, inGroups, joined, type Piece, section } from './pieces.ts';

/** What a calm voice says in a minute, in letters of an alphabet: about 150 words. */
const MINUTE_MASS = 700;
const TURN_SENTENCES = 4;

export function arrangePodcast(talk: Talk, options: OptionsOf<'podcast'>): PodcastDocument {
  const { language, title, gist } = talk;
  const words = framingOf(language);
  const speakers = podcastSpeakers(language, options);
  const asker = speakers[0]!.id;
  const teller = speakers.at(-1)!.id;
  const parts = partsOf(talk);
  const massLeft = options.minutes * MINUTE_MASS;
  const say = (speaker: string, text: string): Piece => ({
    ...framed('turn', speakable(text)),
    speaker,
  });

  const tell = (indices: readonly number[]): Piece => {
    const piece = joined('turn', talk, indices);
    return { ...piece, md: speakable(piece.md), speaker: teller };
  };

  const script: DocumentSection[] = parts.map((part, index) => {
    const turns = inGroups(sentencesFor(talk, part, massLeft), TURN_SENTENCES).map(tell);
    const pieces = turns.flatMap((turn, number) => {
      if (speakers.length === 1 || (number === 0 && index > 0)) return [turn];
      return [say(asker, words.asks[(index + number) % words.asks.length]!), turn];
    });
    const lead = index === 0 ? [] : [say(asker, frame(words.next, part.title))];
    const opening = index === 0 ? [say(asker, frame(words.welcome, title)), tell([gist!])] : [];
    const ending = index === parts.length - 1 ? [say(asker, words.farewell)] : [];
    return section({ id: `t${index + 1}`, kind: 'script', startMs: part.startMs }, [
      ...opening,
      ...lead,
      ...pieces,
      ...ending,
    ]);
  });

  return {
    format: 'podcast',
    language,
    title,
    description: shortSentence(talk, LIMITS.description).text,
    speakers,
    sections: [
      section({ id: 'notes', kind: 'notes' }, [
        joined('paragraph', talk, [gist!]),
        framed('heading', words.chapters),
        ...parts.map((part) => ({ ...framed('chapter', part.title), startMs: part.startMs })),
      ]),
      ...script,
    ],
  };
}

export function podcastSpeakers(
  language: LanguageValue,
  { hosts, names, voices }: OptionsOf<'podcast'>,
): Speaker[] {
  const words = framingOf(language);
  const usual = [words.host, words.cohost];
  return Array.from({ length: hosts }, (_, index) => ({
    id: `host${index + 1}`,
    name: names[index] || usual[index]!,
    voice: voices[index] || null,
  }));
}

/** As much of a part as its share of the talk allows, whole sentences, at least one. */
function sentencesFor(talk: Talk, { from, to }: TalkPart, massInAll: number): number[] {
  const massOf = (index: number) => letterMass(talk.sentences[index]!.text);
  const range = Array.from({ length: to - from }, (_, index) => from + index);
  const total = talk.sentences.reduce((sum, { text }) => sum + letterMass(text), 0);
  const here = range.reduce((sum, index) => sum + massOf(index), 0);
  const share = Math.min(1, massInAll / Math.max(1, total)) * here;
  const mean = here / Math.max(1, range.length);
  const count = Math.max(1, Math.round(share / Math.max(1, mean)));
  if (count >= range.length) {
    const kept = range.filter((index) => index !== talk.gist && standsAlone(talk, index));
    return kept.length > 0 ? kept : range;
  }
  const chosen = pick(talk, { from, to, count, said: saidBy(talk, [talk.gist]) });
  return chosen.length > 0 ? chosen : [from];
}
