import type { PlannedSection } from '../sections.ts';

export const guideCustom = () =>
  'The customer says between the REQUEST fences what it is to be and where it appears. What they ask about form and structure goes before what is said above about craft.';

/** A custom format is a single section, because only its author knows its structure. */
export function planCustom(): PlannedSection[] {
  return [
    {
      id: 'head',
      kind: 'head',
      startMs: null,
      ask: 'One @title line that names the text, at most 60 characters.',
      tags: ['title'],
      words: 12,
    },
    {
      id: 'text',
      kind: 'free',
      startMs: null,
      ask: 'What the customer asks for between the REQUEST fences, in the structure they ask for: @h and @h3 lines for headings, @p lines for paragraphs, @point lines for lists, @step lines for numbered ones, @quote lines for quotations, @row lines for tables. If they give no length, about 500 words.',
      tags: ['h', 'h3', 'p', 'point', 'step', 'quote', 'q', 'a', 'row'],
      words: 480,
    },
  ];
}
