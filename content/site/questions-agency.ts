import { figure } from '#contract/count.ts';
import { FREE_WORDS } from '../../contract/catalog/plans.ts';
import type { Question } from './question.ts';

export const AGENCY_QUESTIONS: readonly Question[] = [
  {
    question: 'Do we pay per seat?',
    answer:
      'No. One licence covers your whole team. Invite people by email. They share your plan, and each has their own account.',
  },
  {
    question: 'How do we keep each client’s style separate?',
    answer:
      'Save a writing style for each client, with their tone, audience, banned words and writing samples. Pick the style for each draft. For a client’s own templates, such as a case study, make a custom format.',
  },
  {
    question: 'Who pays for the AI?',
    answer:
      'You or your client, with your own API keys. It’s about $5–20 a month for a client who publishes weekly. You can see the cost by month and format, and set a spending limit.',
  },
  {
    question: 'Can we deliver the results as our own work?',
    answer:
      'Yes. You have full commercial rights, and we don’t put our name on your exports. Export to Word, PDF, HTML, Markdown, plain text, MP3 or WAV.',
  },
  {
    question: 'How do we show a client it’s accurate?',
    answer:
      'Paragraphs have timestamps, and exports can include them. Not sure about a paragraph? Click its timestamp to watch that moment.',
  },
  {
    question: 'How can we try it on a real client?',
    answer: `Create an account. You get ${figure(FREE_WORDS)} free words, enough for about ten articles, with no card. Or start the trial and use everything for a week.`,
  },
];
