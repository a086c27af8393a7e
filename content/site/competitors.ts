export interface Competitor {
  what: string;
  dollarsPerYear: number;
  gives: string;
}

/** Kinds of tools, not brands: a typical yearly price for someone who publishes every week. */
export const COMPETITORS: readonly Competitor[] = [
  {
    what: 'A video-to-article service',
    dollarsPerYear: 600,
    gives: 'Articles, with a monthly video limit',
  },
  {
    what: 'A content suite',
    dollarsPerYear: 2232,
    gives: 'Posts and newsletters, priced by seat and credit',
  },
  {
    what: 'A voice studio',
    dollarsPerYear: 900,
    gives: 'Text to speech, priced by the minute',
  },
];
