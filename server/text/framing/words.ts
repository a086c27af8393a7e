/**
 * The few words of a document that nobody said: headings, greetings, the host's questions. `{title}` and `{topic}`
 * stand in quotation marks, so that no language has to bend them.
 */
export interface FramingWords {
  takeaways: string;
  faq: string;
  conclusion: string;
  /** Asks what was said about `{topic}`. */
  about: string;
  greeting: string;
  /** Opens a newsletter about `{title}`. */
  opening: string;
  moments: string;
  signoff: string;
  /** What the last post of a thread asks of its reader. */
  callToAction: string;
  /** What a post asks at its end. */
  question: string;
  /** Opens a podcast about `{title}`. */
  welcome: string;
  farewell: string;
  /** Leads over to `{topic}`. */
  next: string;
  /** What a second host asks when there is no topic to name. */
  asks: readonly [string, string, string];
  host: string;
  cohost: string;
  chapters: string;
}
