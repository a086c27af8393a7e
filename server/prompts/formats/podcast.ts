import { LIMITS } from '#contract/limits.ts';
import type { OptionsOf } from '#contract/options.ts';
import { WORDS_PER_MINUTE } from '#contract/speaking-time.ts';
import {
  blocksOf,
  type PlannedPart,
  type PlannedSection,
  type SourceOutline,
} from '../sections.ts';
import { planFirst } from './planning.ts';

type Podcast = OptionsOf<'podcast'>;

export function podcastParts({ minutes }: Podcast): number {
  return Math.max(1, Math.min(12, Math.round(minutes / 1.5)));
}

/** The relationship of the hosts. With one host, each style addresses a single listener. */
const TWO: Record<Podcast['style'], string> = {
  conversation:
    'A conversation. A has seen the video and tells it; B has not, is quick and a little sceptical, and asks what a listener would: for the example, for the catch, for what it means at home. B is sometimes wrong, and A says so.',
  interview:
    'An interview. A asks, short and well prepared, and follows up on the answer just given; B answers from the material, in stories before rules, and says where something is not known.',
  brief:
    'A briefing. A gives what is claimed, B what speaks for it and what it means in practice; quick turns, no small talk, the most important first.',
  debate:
    'A debate in good faith. A stands for what the video claims; B holds against it what people commonly believe, and every limit and condition that the video itself names, but no facts from elsewhere. They concede points. At the end B says what has changed their mind and what has not.',
  story:
    'A story told by two. A tells it scene by scene, in the present where it is tense; B is there for the listener: guesses what comes next, asks for the detail, draws the line from the scene to the rule.',
};
const ONE: Record<Podcast['style'], string> = {
  conversation:
    'One host speaks to one listener, as to a friend across a table: says what the listener is thinking, answers it, goes on.',
  interview:
    'One host asks the questions a listener would and answers them, each in stories before rules.',
  brief: 'A briefing by one host: the most important first, quick, no small talk.',
  debate:
    'One host weighs it up: what people commonly believe, what the video holds against it, and what remains open.',
  story: 'A story by one host, scene by scene, in the present where it is tense.',
};

export function guidePodcast({ hosts, style }: Podcast): string {
  return [
    'It is spoken aloud and heard once, by somebody who is doing something else.',
    (hosts === 1 ? ONE : TWO)[style],
    'Names only where they are given. Cold open: the first turn drops the listener into the best scene or line, before any greeting; then the question that stays open until the end. Where names are given, the hosts say them once, in passing; their roles are never announced, and a channel is not a person.',
    ...(hosts === 1
      ? ['Vary the length of the turns.']
      : [
          'No turn is a lecture: most are under 45 words, none over 80, some are three words. A reaction means something: it doubts, repeats the surprising figure, guesses, remembers what was said before, or changes the question. Never "Absolutely", "Great point", "That\'s fascinating", nor a question that only hands over.',
        ]),
    'An analogy where something is hard to picture, from plain daily life. Come back at least twice to a detail from earlier. Each part finishes what runs over its edge and ends on something one wants to know. The video is mentioned at most once.',
    'Write for the ear: short sentences, numbers and units as they are said ("twenty-two degrees"), no brackets, lists, headings, stage directions or markup.',
  ].join(' ');
}

/** Half of the time by a part's length, half evenly. */
function wordsOf(parts: readonly PlannedPart[], total: number): number[] {
  const sizes = parts.map(({ fromBlock, toBlock }) => toBlock - fromBlock + 1);
  const all = sizes.reduce((sum, size) => sum + size, 0);
  return sizes.map((size) => Math.round((total * (size / all + 1 / parts.length)) / 20) * 10);
}

export function planPodcast({ parts }: SourceOutline, options: Podcast): PlannedSection[] {
  const { hosts, minutes } = options;
  const words = wordsOf(parts, minutes * WORDS_PER_MINUTE);
  const turns = hosts === 1 ? '@turn A lines' : '@turn A and @turn B lines';
  return [
    planFirst({ ideas: 0, words: 150 }),
    {
      id: 'head',
      kind: 'head',
      startMs: null,
      ask: `One @title line for the episode, at most 60 characters. One @description line of at most ${LIMITS.description - 10} characters.`,
      tags: ['title', 'description'],
      holds: { title: 1, description: 1 },
      words: 35,
    },
    {
      id: 'notes',
      kind: 'notes',
      startMs: null,
      ask:
        'Show notes: two @p lines that say what the episode claims and for whom it is. ' +
        `Then one @chapter line for each of the ${parts.length} parts below, in order, with a short name for it and the first block of the part.`,
      tags: ['p', 'chapter'],
      holds: { text: 1, chapter: parts.length },
      words: 70 + parts.length * 8,
    },
    ...parts.map((part, index): PlannedSection => ({
      id: `t${index + 1}`,
      kind: 'script',
      startMs: part.startMs,
      ask: [
        `Part ${index + 1}, from the blocks ${blocksOf(part)}: ${turns}, about ${words[index]} words.`,
        ...(index === 0 ? ['It begins with the cold open.'] : []),
        ...(index === parts.length - 1
          ? [
              'It ends with the answer to the open question, the detail from the cold open, and a goodbye of one sentence.',
            ]
          : []),
      ].join(' '),
      tags: ['turn'],
      holds: { turn: 1 },
      words: words[index]!,
      part,
    })),
  ];
}
