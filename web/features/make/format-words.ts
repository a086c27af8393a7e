import type { FormatValue } from '#contract/catalog/formats.ts';

export interface FormatWords {
  /** Over the screen where one is made. */
  question: string;
  /** On the button. */
  write: string;
  /** What comes out, in one line. */
  promise: string;
}

export const FORMAT_WORDS: Record<FormatValue, FormatWords> = {
  blog: {
    question: 'Create an article',
    write: 'Create article',
    promise: 'Title, description and sections. Add takeaways and a Q&A if you like.',
  },
  summary: {
    question: 'Create a summary',
    write: 'Create summary',
    promise: 'The gist in one line, key points with timestamps, then chapter by chapter.',
  },
  tweet: {
    question: 'Create a thread',
    write: 'Create thread',
    promise: 'A hook first. Every post fits X’s limit.',
  },
  linkedin: {
    question: 'Create a LinkedIn post',
    write: 'Create post',
    promise: 'A hook before “see more”, then the story.',
  },
  newsletter: {
    question: 'Create a newsletter',
    write: 'Create newsletter',
    promise: 'Three subject lines, a preheader, sections and links to moments.',
  },
  podcast: {
    question: 'Create a podcast',
    write: 'Create script',
    promise: 'Show notes with chapters and a script, ready to record.',
  },
  custom: {
    question: 'Create with your own format',
    write: 'Create',
    promise: 'Whatever your prompt asks for.',
  },
};
