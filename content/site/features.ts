import { LANGUAGES } from '../../contract/catalog/languages.ts';

export interface Feature {
  title: string;
  text: string;
}

export const FEATURES: readonly Feature[] = [
  {
    title: 'Unlimited conversions',
    text: 'With a plan and your own key there is no counter, no credit, no hidden cap. Ten minutes or ten hours of video.',
  },
  {
    title: 'Newer AI models',
    text: 'Choose the model with each run, from the large providers or from a server on your own desk. New ones come with our updates.',
  },
  {
    title: 'Plagiarism-free, and it shows',
    text: 'A model writes new sentences; how much they share with the transcript is measured and stands beside the text.',
  },
  {
    title: 'SEO-structured articles',
    text: 'Title, description, address, headings in order, questions and answers, tags, structured data: each within the length that search shows.',
  },
  {
    title: `${LANGUAGES.length} languages`,
    text: 'With a model, every format in every one of them, right to left where it belongs. If a run cannot deliver the language you asked for, it says why.',
  },
  {
    title: 'Your writing style',
    text: 'Tone, audience, rules, banned words, and samples of yours that it measures: sentence length, favourite openings, punctuation.',
  },
  {
    title: 'Formats of your own',
    text: 'A prompt with named fields becomes a format of your own, with a preview of exactly what will be sent.',
  },
  {
    title: 'An editor with memory',
    text: 'Saves by itself, keeps earlier versions to go back to, and checks a paragraph again when you change it. Refine one line or the whole by saying what you want.',
  },
  {
    title: 'The price before the run',
    text: 'Tokens, cents and seconds, estimated first, capped while it runs, booked on a ledger after.',
  },
];
