import { LIMITS } from '#contract/limits.ts';
import type { OptionsOf } from '#contract/options.ts';
import type { PlannedSection } from '../sections.ts';
import { planFirst } from './planning.ts';

/** Leaves room for our numbering and for miscounting models. */
const ROOM = LIMITS.tweet - 30;

export const guideThread = () =>
  'It appears on X, where each post is met alone and the first decides. One idea for each post, in the words one would say aloud; a figure or a scene in most of them. The first is the hook: the scene, the confession or the figure that makes one want the next, never "a thread" and never a promise. Each ends so that the next is wanted. The last gives the one thing to keep or to do; a short wish to hear from readers may follow from it. No numbers in front, no hashtags, no links, no emoji.';

export function planThread({ shape, count }: OptionsOf<'tweet'>): PlannedSection[] {
  const single = `One @tweet line of at most ${ROOM} characters: the one thing worth repeating, said so that it stands alone.`;
  const thread = `Exactly ${count} @tweet lines, each at most ${ROOM} characters (half of that in Chinese, Japanese or Korean) and readable alone.`;
  return [
    planFirst({ ideas: 0, words: shape === 'single' ? 50 : 90 }),
    {
      id: 'thread',
      kind: 'thread',
      startMs: null,
      ask: shape === 'single' ? single : thread,
      tags: ['tweet'],
      holds: { tweet: shape === 'single' ? 1 : count },
      words: shape === 'single' ? 38 : count * 36,
    },
  ];
}
