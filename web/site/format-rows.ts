import type { FormatValue } from '#contract/catalog/formats.ts';

export interface FormatRow {
  /** What such a text always has. */
  always: string;
  /** What it never breaks. */
  rule: string;
}

export const FORMAT_ROWS: Readonly<Record<FormatValue, FormatRow>> = {
  blog: {
    always: 'Title, description, outline, sections, tags; takeaways and questions on request.',
    rule: 'title ≤ 60, description ≤ 155',
  },
  summary: {
    always: 'The gist in one line, key points with their times, a section for every chapter.',
    rule: 'short, medium or long',
  },
  tweet: {
    always: 'One post, or a numbered thread: the hook first, the call to action last.',
    rule: '≤ 280 each, as X counts',
  },
  linkedin: {
    always: 'A hook before the fold, the body, a question, hashtags.',
    rule: 'hook ≤ 210, post ≤ 3,000',
  },
  newsletter: {
    always: 'Three subject lines, a preheader, sections with links to the moments, a sign-off.',
    rule: 'subject ≤ 60, preheader ≤ 110',
  },
  podcast: {
    always: 'Show notes with chapters, and a script of turns for one host or two.',
    rule: 'no markup is ever spoken',
  },
  custom: {
    always: 'Whatever your own prompt says, with fields that you name.',
    rule: 'your rules',
  },
};
