import { LANGUAGES } from '../../contract/catalog/languages.ts';
import type { Question } from './question.ts';

export const SUMMARY_QUESTIONS: readonly Question[] = [
  {
    question: 'Which videos can be summarized?',
    answer:
      'Public videos that have subtitles or captions, made by people or by the platform. Private videos, videos for members and live streams that are still running cannot be read.',
  },
  {
    question: 'What if my video has no captions?',
    answer:
      'Then this tool cannot read it. With an account you can upload a subtitle file or the recording itself, or paste the text.',
  },
  {
    question: 'Does it work for long videos?',
    answer:
      'Yes, up to ten hours. The built-in engine reads all of it. An AI model is given a very long talk in passages that are spread evenly from the first minute to the last, and the summary then says how many were left out.',
  },
  {
    question: 'In which languages can I read the summary?',
    answer: `You can choose among ${LANGUAGES.length}. Where this site runs without an AI model, the built-in engine writes in the language of the video only, and tells you if you asked for another.`,
  },
  {
    question: 'Why only one free summary?',
    answer:
      'Each one costs us computing or money. One shows you what it does; an account gives you 10,000 free words in all seven formats, and needs no card.',
  },
  {
    question: 'What happens to my link?',
    answer:
      'The captions of a public video are kept for a while, so that the next person need not wait. Who asked for them is not stored with them.',
  },
];
