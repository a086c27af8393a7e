export interface Review {
  role: string;
  where: string;
  text: string;
}

/** Shown above the reviews wherever they stand. */
export const REVIEWS_ARE_EXAMPLES =
  'We have no customers to quote yet, and we do not invent any. These are examples, written by us: what we want each of these people to be able to say, and what we test the product against.';

export const REVIEWS: readonly Review[] = [
  {
    role: 'A teacher with a video channel',
    where: 'an article and a letter every Friday',
    text: 'I used to spend Saturday finding the good minute in my own lesson. Now I click the paragraph and it is there, and I only fix what I said badly.',
  },
  {
    role: 'A marketer at a software company',
    where: 'webinars into posts',
    text: 'Legal asks where a number came from. I send them the second. That conversation used to take a week.',
  },
  {
    role: 'A freelance editor',
    where: 'five clients, five voices',
    text: 'Each client has a style with their own samples and a list of words they hate. The first draft already sounds like them, so I charge for thinking.',
  },
  {
    role: 'A podcaster',
    where: 'talks into two-host episodes',
    text: 'I changed one line of a finished episode and only that line was spoken again. The level did not move.',
  },
  {
    role: 'A student',
    where: 'lectures of three hours',
    text: 'The bar showed me that the summary skipped forty minutes, so I made it longer. No other tool told me what it had left out.',
  },
  {
    role: 'A researcher',
    where: 'recorded interviews in four languages',
    text: 'Nothing leaves my machine. I run it with a local model, and the transcript stays where my ethics board wants it.',
  },
];
