import { figure } from '#contract/count.ts';
import { LANGUAGES } from '../../contract/catalog/languages.ts';
import { FREE_WORDS, MONEY_BACK_DAYS, TRIAL_DAYS } from '../../contract/catalog/plans.ts';
import type { Question } from './question.ts';

export const LTD_QUESTIONS: readonly Question[] = [
  {
    question: 'What does “lifetime” mean?',
    answer:
      'You pay $47 once and keep every feature of the subscription for as long as the product exists. There’s nothing to renew or cancel.',
  },
  {
    question: 'Why is it so much cheaper than the subscription?',
    answer:
      'The expensive part is the AI model, and you pay its provider directly, at their price. We only run the software around it, so a lifetime customer costs us little.',
  },
  {
    question: 'What’s the difference between the lifetime deal and the subscription?',
    answer:
      'Only how you pay. Both include all seven formats, every language and voice, teams, exports and updates.',
  },
  {
    question: 'What else will I pay for?',
    answer:
      'Your own AI usage, about $5–20 a month if you publish every week. You see the price before each run and can set a limit. Highlights and models on your own machine cost nothing.',
  },
  {
    question: 'Which AI models can I use?',
    answer:
      'The ones from the big providers, with your own API key. We add newer models as they come out. You can also connect a model on your own machine, with Ollama or LM Studio for example.',
  },
  {
    question: 'Is my API key safe with you?',
    answer:
      'Yes. We test and encrypt your key when you save it. After that, even you only see its last four characters.',
  },
  {
    question: 'Is there a limit on videos or words?',
    answer:
      'No. With a plan and your own key, conversions are unlimited. Long videos work too, up to 15 hours.',
  },
  {
    question: 'Does it work with any video?',
    answer:
      'It works with any public video that has captions, automatic ones included. For private videos or videos without captions, upload the recording or a subtitle file, or paste the text.',
  },
  {
    question: 'What exactly do I get from one video?',
    answer:
      'An article with a title, description, headings and tags; a summary with times; a thread; a LinkedIn post; a newsletter with three subject lines; a podcast script and its audio; and any format you describe in your own prompt.',
  },
  {
    question: 'Will my readers notice that AI wrote it?',
    answer:
      'They might if you publish it unread. Add a writing style with samples of your own writing and the words you never use. Then edit the draft. We keep earlier versions.',
  },
  {
    question: 'Is the text plagiarism-free and good for SEO?',
    answer:
      'An AI model writes new sentences, and we show how much of the text is word for word from the transcript. Articles are SEO-structured: a title of up to 60 characters, a description of up to 155, headings in order, and structured data in the HTML export.',
  },
  {
    question: 'What do the voices sound like?',
    answer:
      'Listen to the samples on the home page. 10+ voices are included, plus the speech providers’ voices if you add your key. Episodes are mixed to −16 LUFS, the level podcast directories ask for.',
  },
  {
    question: 'Which languages can it write in?',
    answer: `All ${LANGUAGES.length} of them, in every format, whatever language the video is in.`,
  },
  {
    question: 'Can my team use it?',
    answer: 'Yes. One licence covers your whole team. Invite people by email from Settings.',
  },
  {
    question: 'Can I sell what I make?',
    answer:
      'Yes. You have full commercial rights, for yourself and for clients, as long as you had the right to use the video.',
  },
  {
    question: 'Can I try it before I pay?',
    answer: `Yes. The trial gives you everything for ${TRIAL_DAYS} days with no credit card. Or create an account and use your ${figure(FREE_WORDS)} free words.`,
  },
  {
    question: 'What if I don’t like it?',
    answer: `Email us within ${MONEY_BACK_DAYS} days of paying and we’ll refund you. You can still read and export everything you made.`,
  },
];
