export interface Review {
  role: string;
  text: string;
}

/** Shown above the reviews wherever they stand. */
export const REVIEWS_ARE_EXAMPLES =
  'We’re new and don’t have reviews to show yet. These are examples we wrote to show who we’re building this for and how it should help them.';

export const REVIEWS: readonly Review[] = [
  {
    role: 'Teacher with a channel',
    text: 'Turns Friday’s lesson into an article and finds any quote in one click.',
  },
  {
    role: 'Marketer',
    text: 'Shows legal the exact second a number was said in the webinar.',
  },
  {
    role: 'Freelance editor',
    text: 'Keeps a writing style for each client, so first drafts already sound like them.',
  },
  {
    role: 'Podcaster',
    text: 'Rewrites one line of an episode and re-records only that line.',
  },
];
