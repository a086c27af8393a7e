import type { Question } from './question.ts';

export const THUMBNAIL_QUESTIONS: readonly Question[] = [
  {
    question: 'Which links work?',
    answer:
      'Watch links, short links from the Share button, and embed links, with or without https:// and www.',
  },
  {
    question: 'Why can’t I get the largest size?',
    answer:
      'YouTube only makes the largest size for videos uploaded in high resolution. If it’s missing, we show you the next size down.',
  },
  {
    question: 'Can I use the picture?',
    answer:
      'If it’s your video, yes. If it’s someone else’s, you usually need permission or a licence.',
  },
  {
    question: 'Do you keep what I look up?',
    answer:
      'No. Your browser loads the picture straight from YouTube. Downloads go through this site, but we don’t log them.',
  },
];
