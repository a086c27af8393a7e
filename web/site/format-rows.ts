import type { FormatValue } from '#contract/catalog/formats.ts';

export interface FormatRow {
  /** What the format always includes. */
  always: string;
  /** The rule it never breaks. */
  rule: string;
}

export const FORMAT_ROWS: Readonly<Record<FormatValue, FormatRow>> = {
  blog: {
    always: 'Title, description and headings. Add takeaways or an FAQ if you like.',
    rule: 'title ≤ 60, description ≤ 155',
  },
  summary: {
    always: 'The gist in one line, key points with times, and a section for each chapter.',
    rule: 'short, medium or long',
  },
  tweet: {
    always: 'A single post or a numbered thread, with a hook first.',
    rule: '≤ 280 each, as X counts',
  },
  linkedin: {
    always: 'A hook above the fold, then the story in a few short paragraphs.',
    rule: 'hook ≤ 210, post ≤ 3,000',
  },
  newsletter: {
    always: 'Three subject lines, a preheader, sections that link to the video, and a sign-off.',
    rule: 'subject ≤ 60, preheader ≤ 110',
  },
  podcast: {
    always: 'A script for one or two hosts, plus show notes with chapters.',
    rule: 'MP3 or WAV at −16 LUFS',
  },
  custom: {
    always: 'Anything your own prompt describes, with fields you name.',
    rule: 'you set the rules',
  },
};
