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
    question: 'What shall become an article?',
    write: 'Write the article',
    promise:
      'Title, description, sections and tags, ready for a page. Takeaways and questions if you want them.',
  },
  summary: {
    question: 'What shall be summed up?',
    write: 'Write the summary',
    promise: 'The gist in a line, the key points with their times, then chapter by chapter.',
  },
  tweet: {
    question: 'What shall become a thread?',
    write: 'Write the thread',
    promise: 'A hook first, a call to action last, each counted the way X counts.',
  },
  linkedin: {
    question: 'What shall become a post?',
    write: 'Write the post',
    promise: 'The first lines carry it over the fold; a question ends it.',
  },
  newsletter: {
    question: 'What shall go out as a letter?',
    write: 'Write the newsletter',
    promise: 'Three subject lines to choose from, a preheader, sections and links to moments.',
  },
  podcast: {
    question: 'What shall be talked about?',
    write: 'Write the script',
    promise: 'Show notes with chapters and a script by speakers, ready to be spoken.',
  },
  custom: {
    question: 'Which video is your format for?',
    write: 'Write it',
    promise: 'Whatever your own prompt asks for.',
  },
};
