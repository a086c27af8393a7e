/** Podcast categories, as spelled in Apple's directory. */
export const FEED_CATEGORIES = [
  'Arts',
  'Business',
  'Comedy',
  'Education',
  'Fiction',
  'Government',
  'Health & Fitness',
  'History',
  'Kids & Family',
  'Leisure',
  'Music',
  'News',
  'Religion & Spirituality',
  'Science',
  'Society & Culture',
  'Sports',
  'TV & Film',
  'Technology',
  'True Crime',
] as const;
export type FeedCategory = (typeof FEED_CATEGORIES)[number];
export const DEFAULT_CATEGORY: FeedCategory = 'Education';
