import type { Question } from './question.ts';

export const THUMBNAIL_QUESTIONS: readonly Question[] = [
  {
    question: 'Which links work?',
    answer:
      'The address of the watch page, the short link from the share button, and the address of an embedded player, each with or without https:// and www.',
  },
  {
    question: 'Why is there no picture in the largest size?',
    answer:
      'The platform makes it only from videos that were uploaded in a high resolution. For the others it sends a grey placeholder 120 pixels wide. The page notices this and shows the next size that exists.',
  },
  {
    question: 'May I use the picture?',
    answer:
      'A thumbnail belongs to whoever made it. Your own you may use as you like; for somebody else’s you need permission, a licence, or a good reason such as reporting on the video itself.',
  },
  {
    question: 'Do you keep what I look up?',
    answer:
      'No. Your browser loads the picture straight from the platform. Only a download goes through this site, and it is not written down.',
  },
];
