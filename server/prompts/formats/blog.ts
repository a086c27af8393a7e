import { LIMITS } from '#contract/limits.ts';
import type { OptionsOf } from '#contract/options.ts';
import { blocksOf, type PlannedPart, type PlannedSection } from '../sections.ts';

type Length = OptionsOf<'blog'>['length'];

export const BLOG_PARTS: Record<Length, number> = { short: 4, medium: 7, long: 12 };
const SECTION_WORDS: Record<Length, number> = { short: 90, medium: 160, long: 260 };
const TAKEAWAYS: Record<Length, number> = { short: 3, medium: 5, long: 7 };
const QUESTIONS: Record<Length, number> = { short: 2, medium: 3, long: 5 };

export function planBlog(
  parts: readonly PlannedPart[],
  { length }: OptionsOf<'blog'>,
): PlannedSection[] {
  const words = SECTION_WORDS[length];
  return [
    {
      id: 'head',
      kind: 'head',
      startMs: null,
      ask:
        `One @title line of at most ${LIMITS.title - 5} characters that says what the reader gets, with the target keyword if one is given. ` +
        `One @description line of at most ${LIMITS.description - 10} characters for search results. ` +
        'One @tags line with five or six topics, separated by commas.',
      tags: ['title', 'description', 'tags'],
      holds: { title: 1, description: 1, tags: 1 },
      words: 45,
    },
    {
      id: 'intro',
      kind: 'intro',
      startMs: null,
      ask: 'Two @p lines that open the article: why it matters to the reader and what they will know at the end. Use the target keyword in the first. Do not mention a video, a speaker or a transcript.',
      tags: ['p'],
      words: 90,
    },
    ...parts.map((part, index): PlannedSection => ({
      id: `s${index + 1}`,
      kind: 'section',
      startMs: part.startMs,
      ask:
        `A section of the article from the blocks ${blocksOf(part)}: one @h line that says what the section teaches (not a copy of a chapter title), then @p lines of 40 to 90 words, about ${words} words in all. ` +
        'Where it has two clear halves, put an @h3 line over each. Use @point lines only for lists and @step lines only for what is done one after the other.',
      tags: ['h', 'h3', 'p', 'point', 'step'],
      holds: { h: 1, text: 1 },
      words,
      part,
    })),
    {
      id: 'conclusion',
      kind: 'conclusion',
      startMs: null,
      ask: 'One or two @p lines that bring the article together and say what to do first. No heading.',
      tags: ['p'],
      words: 80,
    },
    {
      id: 'takeaways',
      kind: 'takeaways',
      startMs: null,
      ask: `${TAKEAWAYS[length]} @point lines, one full sentence each, that can be understood alone. No heading.`,
      tags: ['point'],
      holds: { point: 2 },
      words: TAKEAWAYS[length] * 18,
    },
    {
      id: 'faq',
      kind: 'faq',
      startMs: null,
      ask: `${QUESTIONS[length]} questions that readers would type into a search engine, each as one @q line followed by one @a line of 30 to 60 words. No heading.`,
      tags: ['q', 'a'],
      holds: { q: 1, a: 1 },
      words: QUESTIONS[length] * 55,
    },
  ];
}
