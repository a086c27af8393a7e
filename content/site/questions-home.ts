import { figure } from '#contract/count.ts';
import { LANGUAGES } from '../../contract/catalog/languages.ts';
import { FREE_WORDS, MONEY_BACK_DAYS, TRIAL_DAYS } from '../../contract/catalog/plans.ts';
import type { Question } from './question.ts';

export const HOME_QUESTIONS: readonly Question[] = [
  {
    question: 'What can I start from?',
    answer:
      'A link to a video with captions, a subtitle or text file, your own recording, or pasted text. Nothing handy? Try one of the nine sample talks.',
  },
  {
    question: 'How do I know it didn’t make things up?',
    answer:
      'Paragraphs have timestamps. They come from the transcript, so the AI model can’t make them up. Click a timestamp to see the moment the text came from. We flag numbers, names, quotes and claims that don’t match the transcript, and a bar shows which parts of the video were used. We don’t catch everything, so read each draft before you publish.',
  },
  {
    question: 'Is the text original?',
    answer:
      'An AI model writes new sentences, and we show you how much of the text is word for word from the transcript. Without a model, you get Highlights in the speaker’s own words, and we label them that way.',
  },
  {
    question: 'What does it cost on top of the plan?',
    answer:
      'Only your own AI usage, about $5–20 a month for most people. You pay the AI provider directly. You see an estimate before each run, you can set a monthly limit, and every call is itemised. A failed run uses none of your words. Your provider may still bill what it had already sent. Highlights cost nothing.',
  },
  {
    question: 'Do I need an API key?',
    answer: `Not to start. Every account gets ${figure(FREE_WORDS)} free words, and Highlights don’t need a key. With a plan and your own key, conversions are unlimited. We encrypt your key and show only its last four characters.`,
  },
  {
    question: 'Which languages can it write in?',
    answer: `All ${LANGUAGES.length} of them, in every format, whatever language the video is in. Highlights stay in the language of the video.`,
  },
  {
    question: 'What happens when the trial ends?',
    answer: `The trial lasts ${TRIAL_DAYS} days and needs no card. We email you two days before it ends. If you don’t pick a plan, the trial ends. You can still read, edit, export and delete everything you made.`,
  },
  {
    question: 'Can I get a refund? And who owns what I make?',
    answer: `Yes. Email us within ${MONEY_BACK_DAYS} days of your first payment and we’ll refund you. You own what you make, with full commercial rights, as long as you had the right to use the video. One licence covers your whole team.`,
  },
];
