import type { AskEvidence } from './rank-passages.ts';

/*
 * Fitted on questions that people asked about meetings, and the same questions asked of other meetings, each of whole
 * meetings and of parts of 30, 8 and 2 passages; `bench -- ask` prints what comes of it. Words alone decide, so what was
 * said in quite other words is missed.
 */
const BASE = 2.6;
const RATE = 1.27;
const BEST = 3.97;
const TOGETHER = 2.35;
const UNKNOWN_NAME = -1.7;

/** Whether what was found is likely to answer the question. */
export function wasSaid({ rate, best, together, unknownName }: AskEvidence): boolean {
  const found = BASE + RATE * rate + BEST * best + TOGETHER * together;
  return found + (unknownName ? UNKNOWN_NAME : 0) > 0;
}
