import { LIMITS } from '#contract/limits.ts';
import type { OptionsOf } from '#contract/options.ts';
import type { PlannedSection } from '../sections.ts';

/** Room for the number that we put in front, and for a model that counts badly. */
const ROOM = LIMITS.tweet - 30;

export function planThread({ shape, count }: OptionsOf<'tweet'>): PlannedSection[] {
  const single = `One @tweet line of at most ${ROOM} characters: the one thing worth repeating from the video, said so that it stands alone.`;
  const thread =
    `Exactly ${count} @tweet lines, each at most ${ROOM} characters (half of that in Chinese, Japanese or Korean) and each readable alone. ` +
    'The first is a hook: a claim or a question from the video that makes people stop, without clickbait. ' +
    'Those between follow the video from its beginning to its end, one idea each, with its facts. ' +
    'The last sums up in one sentence and asks the reader to do one thing, such as to reply or to share. ' +
    'Do not number them. No hashtags, no links.';
  return [
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
