import { LANGUAGES } from '../../contract/catalog/languages.ts';
import { FREE_WORDS, MONEY_BACK_DAYS, TRIAL_DAYS } from '../../contract/catalog/plans.ts';
import { PRODUCT } from '../../contract/product.ts';
import type { Question } from './question.ts';

export const HOME_QUESTIONS: readonly Question[] = [
  {
    question: 'What do I have to give it?',
    answer:
      'A link to a video that has captions, a subtitle or text file, a recording of your own, or pasted text. For the first minute you need none of these: nine short talks in nine languages come with the product.',
  },
  {
    question: 'How do I know that it did not make things up?',
    answer:
      'Every paragraph names the passages of the video it rests on, and the program, not the model, turns them into times. Click a paragraph and hear the moment. Sentences that their passages do not seem to support are marked with a red wave, and a bar shows which parts of the video were used and which were left out.',
  },
  {
    question: 'Is the output original?',
    answer:
      'Text from an AI model is written anew, and its overlap with the transcript is measured and shown beside it, so you can see that it is plagiarism-free before you publish. The built-in engine is another thing: it picks sentences from the talk, word for word, and says so wherever its text appears.',
  },
  {
    question: 'What does it cost beyond the plan?',
    answer:
      'The only extra cost is your own AI usage, about $5–20 a month for most people, paid to the provider whose key you bring. You see an estimate before every run, can set a cap for the month, and find each call on a ledger afterwards. The built-in engine costs nothing.',
  },
  {
    question: 'Do I need an API key?',
    answer: `Not to begin. An account without a plan may make ${FREE_WORDS.toLocaleString('en-GB')} words in all, and the built-in engine needs no key ever. With a plan and your own key conversions are unlimited, and you choose among the newer models. A stored key is encrypted and never shown again.`,
  },
  {
    question: `Which languages does it write?`,
    answer: `${LANGUAGES.length}, for every format, whatever the language of the video. Arabic, Hebrew, Persian and Urdu are set from right to left in the editor and in every export. The built-in engine writes only in the language of the video.`,
  },
  {
    question: 'Why is the lifetime deal cheaper than a year?',
    answer:
      'Because the expensive part, the AI model, is paid by you to its provider either way. Early customers pay once, $47 instead of $297, and help us more than they cost us. There is no difference in what you get. Take the month or the year if you would rather try it free for a week first, or if your books want a subscription.',
  },
  {
    question: 'What happens when the trial ends?',
    answer: `It lasts ${TRIAL_DAYS} days and needs no credit card. If you have not chosen a plan by then, it stops, after a mail two days before. Nothing you made is lost: you can still read, edit, export and delete it.`,
  },
  {
    question: 'Can I get my money back?',
    answer: `Within ${MONEY_BACK_DAYS} days of your first payment, yes. Write to us from the address of your account.`,
  },
  {
    question: 'Who owns what I make?',
    answer:
      'You do, with full commercial rights, as far as the words of the video were yours to use. One licence covers your whole team.',
  },
  {
    question: 'Can I run it myself?',
    answer: `Not as a download from this page. ${PRODUCT.name} is one program with its database inside, the same that serves this page, and it runs on a laptop without a network, a key or an account anywhere. If you need it in your own house, write to us.`,
  },
];
