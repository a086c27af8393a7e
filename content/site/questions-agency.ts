import { FREE_WORDS } from '../../contract/catalog/plans.ts';
import type { Question } from './question.ts';

export const AGENCY_QUESTIONS: readonly Question[] = [
  {
    question: 'Do we pay per seat?',
    answer:
      'No. One licence covers your whole team. You invite people by email, they share your plan, and each has an account of their own.',
  },
  {
    question: 'How do we keep our clients’ voices apart?',
    answer:
      'With writing styles: tone, audience, rules, banned words, and samples of the client’s own texts that it learns from. Choose the style with each run. Formats of your own, such as a client’s case-study template, are prompts with named fields.',
  },
  {
    question: 'Whose AI bill is it?',
    answer:
      'Yours or your client’s: bring a key for each provider you use. The only extra cost is that usage, about $5–20 a month for a client who publishes weekly. The ledger shows it by month and by format, and a cap stops it where you say.',
  },
  {
    question: 'Can we hand the results over as our own work?',
    answer:
      'Yes. You have full commercial rights, and nothing we export carries our name. Documents leave as Word, PDF, HTML, Markdown or plain text, audio as MP3 or WAV.',
  },
  {
    question: 'How do we show a client that it is accurate?',
    answer:
      'Each paragraph carries the times it rests on, and exports can keep them in the margin. Whoever doubts a sentence clicks on it and hears it.',
  },
  {
    question: 'How can we try it on a real client?',
    answer: `Open an account: ${FREE_WORDS.toLocaleString('en-GB')} words are free, which is enough for about ten articles, and no card is asked for. Or start the trial and have everything for a week.`,
  },
];
