import { LANGUAGES } from '../../contract/catalog/languages.ts';
import { FREE_WORDS, MONEY_BACK_DAYS, TRIAL_DAYS } from '../../contract/catalog/plans.ts';
import type { Question } from './question.ts';

export const LTD_QUESTIONS: readonly Question[] = [
  {
    question: 'What does "lifetime" mean?',
    answer:
      'You pay $47 once and keep every feature of the subscription for as long as the product exists. There is nothing to renew and nothing to cancel.',
  },
  {
    question: 'Why is it so much cheaper than the subscription?',
    answer:
      'Because the expensive part, the AI model, is paid by you to its provider, at the provider’s price. What we sell is the program around it, and a lifetime customer costs us little after the first day.',
  },
  {
    question: 'What is the difference between the lifetime deal and the subscription?',
    answer:
      'Only how you pay. Both have all seven formats, all languages, all voices, teams, exports and updates.',
  },
  {
    question: 'What will I pay besides?',
    answer:
      'Your own AI usage, about $5–20 a month for somebody who publishes every week. You see the price of each run before it starts and can set a cap. With the built-in engine or a model on your own machine it is nothing.',
  },
  {
    question: 'Which AI models can I use?',
    answer:
      'Those of the large providers, with your own key; newer ones come with our updates. Also any server on your own machine that speaks the usual protocol, such as Ollama or LM Studio.',
  },
  {
    question: 'Is my key safe with you?',
    answer:
      'It is encrypted before it is stored, tested once when you save it, and never shown again, not even to you: only its last four characters come back.',
  },
  {
    question: 'Is there a limit on videos or words?',
    answer:
      'No. With a plan and your own key conversions are unlimited, and there is no hidden cap. Very long videos work too: a recording of ten hours is covered to its end.',
  },
  {
    question: 'Does it work with any video?',
    answer:
      'With any public video that has captions, made by people or by the platform. For private videos, or those without captions, upload the subtitle file or the recording, or paste the text.',
  },
  {
    question: 'What exactly do I get from one video?',
    answer:
      'An article with title, description, outline, questions and tags; a summary with times; a thread; a LinkedIn post; a newsletter with three subject lines; a podcast script with one host or two, and its audio; and any format you describe in your own prompt.',
  },
  {
    question: 'Will my readers notice that a machine wrote it?',
    answer:
      'They will notice if you do not look at it. Give it a writing style with samples of your own, and it takes over your tone and avoids the words you ban. Then change what you like: the editor keeps earlier versions to go back to.',
  },
  {
    question: 'Is the text plagiarism-free and good for search?',
    answer:
      'A model writes it anew, and the share it has in common with the transcript is measured and shown. Articles are SEO-structured: one title of at most 60 characters, a description of at most 155, headings in order, questions and answers, and structured data in the HTML export.',
  },
  {
    question: 'How do the voices sound?',
    answer:
      'There are more than ten that run on our own machines, and those of the speech providers with your key. Episodes are mixed to −16 LUFS, the level that podcast directories ask for. Listen to the samples on the home page and judge.',
  },
  {
    question: 'Which languages are there?',
    answer: `${LANGUAGES.length}, for every format, independent of the language of the video.`,
  },
  {
    question: 'Can my team use it?',
    answer:
      'Yes. One licence covers a whole team. There is no price per seat: invite people by email from the settings.',
  },
  {
    question: 'May I sell what I make?',
    answer:
      'Yes, you have full commercial rights to what you make, for yourself and for clients, as far as the video’s words were yours to use.',
  },
  {
    question: 'Can I try it before I pay?',
    answer: `Yes, in two ways. The trial gives you everything for ${TRIAL_DAYS} days and needs no credit card. And without any plan, an account may make ${FREE_WORDS.toLocaleString('en-GB')} words.`,
  },
  {
    question: 'And if I do not like it?',
    answer: `Write to us within ${MONEY_BACK_DAYS} days of paying and you get your money back. What you made stays yours to read and export.`,
  },
];
