import { LANGUAGES } from '#contract/catalog/languages.ts';

export interface Benefit {
  text: string;
  note?: string;
}

/** What every plan brings, in the order in which the panel says it. */
export const BENEFITS: readonly Benefit[] = [
  { text: 'Unlimited generation with your own API key' },
  { text: 'Latest AI models' },
  { text: 'All tools included' },
  { text: 'Blog, summary and podcast script generation' },
  { text: 'Script-to-audio conversion' },
  { text: '10+ premium voices' },
  { text: 'Tweets, LinkedIn posts and newsletters' },
  { text: 'Custom prompts' },
  { text: '30+ languages', note: `${LANGUAGES.length} today` },
  { text: 'Save $1,000+ on content and voice-over costs' },
];
