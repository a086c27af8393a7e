import type { FormatValue } from '#contract/catalog/formats.ts';

export interface FormatWords {
  /** Over the screen where one is made. */
  question: string;
  /** On the button. */
  write: string;
  /** The same with other formats beside it. */
  writeMore: (others: number) => string;
  /** What comes out, in one line. */
  promise: string;
}

export const FORMAT_WORDS: Record<FormatValue, FormatWords> = {
  blog: {
    question: 'Create an article',
    write: 'Create article',
    writeMore: (others) => `Create article and ${others} more`,
    promise: 'Title, description and sections. Add takeaways and a Q&A if you like.',
  },
  summary: {
    question: 'Create a summary',
    write: 'Create summary',
    writeMore: (others) => `Create summary and ${others} more`,
    promise: 'The gist in one line, key points with timestamps, then chapter by chapter.',
  },
  tweet: {
    question: 'Create a thread',
    write: 'Create thread',
    writeMore: (others) => `Create thread and ${others} more`,
    promise: 'A hook first, then short posts, counted the way X counts.',
  },
  linkedin: {
    question: 'Create a LinkedIn post',
    write: 'Create post',
    writeMore: (others) => `Create post and ${others} more`,
    promise: 'A hook before “see more”, then the story.',
  },
  newsletter: {
    question: 'Create a newsletter',
    write: 'Create newsletter',
    writeMore: (others) => `Create newsletter and ${others} more`,
    promise: 'Three subject lines, a preheader, sections and links to moments in the source.',
  },
  podcast: {
    question: 'Create a podcast',
    write: 'Create script',
    writeMore: (others) => `Create script and ${others} more`,
    promise: 'Show notes with chapters and a script, ready to record.',
  },
  custom: {
    question: 'Create with a custom format',
    write: 'Create',
    writeMore: (others) => `Create this and ${others} more`,
    promise: 'Whatever your prompt asks for.',
  },
};
