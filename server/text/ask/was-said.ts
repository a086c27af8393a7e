import type { AskEvidence } from './rank-passages.ts';

/*
 * Fitted on questions that people asked about meetings, and the same questions asked of other meetings; `bench -- ask`
 * prints what comes of it. Words alone decide, so what was said in quite other words is missed.
 */
const BASE = -1.5;
const TERM = -0.63;
const TOGETHER = 1.6;
const BEST = 3.95;
const MOST_TERMS = 6;

/** Whether what was found is likely to answer the question. */
export function wasSaid({ terms, together, best }: AskEvidence): boolean {
  const asked = Math.min(terms, MOST_TERMS);
  return BASE + TERM * asked + TOGETHER * Math.min(together, MOST_TERMS) + BEST * best > 0;
}
