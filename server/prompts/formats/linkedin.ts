import { LIMITS } from '#contract/limits.ts';
import type { OptionsOf } from '#contract/options.ts';
import type { PlannedSection } from '../sections.ts';

const TONES: Record<OptionsOf<'linkedin'>['tone'], string> = {
  plain: 'plain and direct',
  personal: 'personal, in the first person, as somebody who has just learned this from the video',
  expert: 'that of an expert who explains to peers',
  bold: 'bold, with a clear opinion that the video bears out',
};

export function planLinkedin({ tone, emoji }: OptionsOf<'linkedin'>): PlannedSection[] {
  return [
    {
      id: 'head',
      kind: 'head',
      startMs: null,
      ask: 'One @title line that names the post in the library, at most 60 characters. One @hashtags line with three to five topics, separated by commas, no # signs.',
      tags: ['title', 'hashtags'],
      holds: { hashtags: 1 },
      words: 20,
    },
    {
      id: 'post',
      kind: 'post',
      startMs: null,
      ask:
        `A LinkedIn post of 150 to 250 words. First one @hook line of at most ${LIMITS.hook - 20} characters that is seen before the fold and makes people open the post. ` +
        'Then five to eight short @p lines of one to three sentences. At the end one @q line: a question that people in the field would want to answer. ' +
        `The tone is ${TONES[tone]}. ${emoji ? 'A few fitting emoji are welcome.' : 'No emoji.'} No hashtags in the text, no links.`,
      tags: ['hook', 'p', 'point', 'q'],
      holds: { hook: 1, text: 1, q: 1 },
      words: 220,
    },
  ];
}
