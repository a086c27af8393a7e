import { LANGUAGES } from '../../contract/catalog/languages.ts';
import type { Question } from './question.ts';

export const SUMMARY_QUESTIONS: readonly Question[] = [
  {
    question: 'Which videos can I summarize?',
    answer:
      'Public videos that have subtitles or captions, automatic ones included. Private videos, members-only videos and live streams that are still running won’t work.',
  },
  {
    question: 'What if my video has no captions?',
    answer:
      'Then this tool can’t read it. With an account, you can upload a subtitle file or the recording itself, or paste the text.',
  },
  {
    question: 'Does it work with long videos?',
    answer:
      'Yes, up to 15 hours. If a video is too long for the AI model, the model reads passages spread evenly from start to finish, and we tell you how many it read.',
  },
  {
    question: 'Which languages can I read the summary in?',
    answer: `Pick any of ${LANGUAGES.length}. If this site runs without an AI model, you get Highlights in the language of the video, and we tell you so.`,
  },
  {
    question: 'Why only one free summary?',
    answer:
      'Each summary costs us money, and one is enough to show you how it works. With an account, you get 10,000 free words across all seven formats, no card needed.',
  },
  {
    question: 'What happens to my link?',
    answer:
      'We keep the captions of public videos for a while, so the next person doesn’t have to wait. We don’t store who asked for them.',
  },
];
