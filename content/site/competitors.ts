export interface Competitor {
  what: string;
  dollarsPerYear: number;
  gives: string;
}

/** Kinds of tool, not brands: a year of each at a usual price for somebody who publishes every week. */
export const COMPETITORS: readonly Competitor[] = [
  {
    what: 'A video-to-article service',
    dollarsPerYear: 600,
    gives: 'Articles, with a number of videos a month',
  },
  {
    what: 'A content suite',
    dollarsPerYear: 2232,
    gives: 'Posts and letters, priced by seats and credits',
  },
  {
    what: 'A voice studio',
    dollarsPerYear: 900,
    gives: 'Speech from text, priced by the minute',
  },
];
