import { LIMITS } from '#contract/limits.ts';
import type { OptionsOf } from '#contract/options.ts';
import { blocksOf, type PlannedSection, type SourceOutline } from '../sections.ts';
import { planFirst, sectionsFor, slotsOf, wordsFor } from './planning.ts';

type Blog = OptionsOf<'blog'>;
type Length = Blog['length'];

const WORDS: Record<Length, number> = { short: 500, medium: 1000, long: 1900 };
const SECTIONS: Record<Length, number> = { short: 3, medium: 5, long: 8 };
/** Number of sections that follow the video's parts, if it's too long to read at once. */
export const BLOG_PARTS: Record<Length, number> = { short: 4, medium: 7, long: 12 };
const LEAST_WORDS = 180;
const LEAST_SECTION = 90;
const INTRO = { share: 0.16, least: 50, most: 160 };
const ENDING = { share: 0.1, least: 30, most: 90 };
const TAKEAWAYS: Record<Length, number> = { short: 3, medium: 5, long: 7 };
const QUESTIONS: Record<Length, number> = { short: 2, medium: 3, long: 5 };

const SHAPES: Record<Blog['shape'], string> = {
  auto: 'Choose the shape that the material has: how-to, story, argument, list or interview.',
  'how-to':
    'Shape: how-to. Open with what goes wrong without it; then the steps in the order they are done, each with its reason; end on the result seen in one place.',
  story:
    'Shape: story. Open in the scene where it goes wrong; every rule comes out of something that happens; the last scene answers the first.',
  argument:
    'Shape: argument. Open with the case that decides it; then the claim, its reasons from the strongest, what speaks against it in fairness, and what follows.',
  list: 'Shape: list. Each section is one item that stands alone, the strongest first and the second strongest last, with a heading that is the whole point.',
  interview:
    'Shape: interview. Each heading is the question a reader would ask; under it the answer, with the best of it quoted, and one sentence that sets the scene where it is needed.',
};

export function guideBlog({ shape }: Blog): string {
  return [
    "It appears on the customer's own site, and is found by search and shared by link: a stranger decides at the title, the first line and the headings.",
    SHAPES[shape],
    'The title is a line one would repeat, not a label ("Your kitchen is too warm for bread", not "Baking bread: a guide"). The headings say something; read one after another they tell the piece.',
    'Steps that are done one after another are @step lines, things to choose from are @point lines, and what is looked up by two properties is a table of @row lines; everything else is prose.',
  ].join(' ');
}

const clamp = (value: number, { share, least, most }: typeof INTRO) =>
  Math.round(Math.min(most, Math.max(least, value * share)) / 5) * 5;

export function planBlog({ sourceWords, follow }: SourceOutline, options: Blog): PlannedSection[] {
  const { length } = options;
  const total = wordsFor(WORDS[length], sourceWords, LEAST_WORDS);
  const intro = clamp(total, INTRO);
  const body = total - intro;
  const slots = slotsOf(sectionsFor(SECTIONS[length], body, LEAST_SECTION), follow);
  const words = Math.round(body / slots.length / 5) * 5;
  return [
    planFirst({ ideas: follow ? 0 : slots.length, words: length === 'short' ? 150 : 220 }),
    {
      id: 'head',
      kind: 'head',
      startMs: null,
      ask:
        `One @title line of at most ${LIMITS.title - 5} characters, with the target keyword if one is given. ` +
        `One @description line of at most ${LIMITS.description - 10} characters for search results: what is claimed, not what it is about. ` +
        'One @tags line with five or six topics, separated by commas.',
      tags: ['title', 'description', 'tags'],
      holds: { title: 1, description: 1, tags: 1 },
      words: 45,
    },
    {
      id: 'intro',
      kind: 'intro',
      startMs: null,
      ask: `The opening you kept, in two to four @p lines, about ${intro} words: into the scene at once, then the tension. With the target keyword, if one is given and it can be said naturally.`,
      tags: ['p', 'quote'],
      holds: { text: 1 },
      words: intro,
    },
    ...slots.map(({ number, of, part }): PlannedSection => ({
      id: `s${number}`,
      kind: 'section',
      startMs: part?.startMs ?? null,
      ask:
        (part
          ? `From the blocks ${blocksOf(part)}, finishing what runs over their edge: `
          : `Idea ${number} of ${of} of your plan: `) +
        `one @h line, then @p lines, with an @h3 line, or @point, @step, @quote or @row lines, where they serve. ${aboutWords(words, part !== null)}.` +
        (number === of && !options.conclusion
          ? ' It ends the article: the planted detail comes back, and it stops. No summary.'
          : ''),
      tags: ['h', 'h3', 'p', 'point', 'step', 'quote', 'row'],
      holds: { h: 1, text: 1 },
      words: words + 6,
      ...(part && { part }),
    })),
    ...(options.conclusion ? [conclusion(clamp(total, ENDING))] : []),
    ...(options.takeaways ? [takeaways(TAKEAWAYS[length])] : []),
    ...(options.faq ? [questions(QUESTIONS[length])] : []),
  ];
}

/** If the plan sets the word counts, ours is only a guideline. */
export function aboutWords(words: number, isFixed: boolean): string {
  return isFixed
    ? `About ${words} words`
    : `About ${words} words, unless your plan gives it others`;
}

function conclusion(words: number): PlannedSection {
  return {
    id: 'conclusion',
    kind: 'conclusion',
    startMs: null,
    ask: `One or two @p lines, about ${words} words: what follows from it all and what to do first, in words that were not used before. No heading.`,
    tags: ['p'],
    holds: { text: 1 },
    words,
  };
}

function takeaways(count: number): PlannedSection {
  return {
    id: 'takeaways',
    kind: 'takeaways',
    startMs: null,
    ask: `${count} @point lines, one full sentence each, that can be understood alone: figures, limits and next steps to keep, in words that the body does not use. No heading.`,
    tags: ['point'],
    holds: { point: 2 },
    words: count * 18,
  };
}

function questions(count: number): PlannedSection {
  return {
    id: 'faq',
    kind: 'faq',
    startMs: null,
    ask: `${count} questions that readers would type into a search engine, each as one @q line followed by one @a line of 30 to 60 words: only what the source answers and the body did not say. No heading.`,
    tags: ['q', 'a'],
    holds: { q: 1, a: 1 },
    words: count * 55,
  };
}
