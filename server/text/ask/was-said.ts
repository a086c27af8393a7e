import type { AskEvidence } from './rank-passages.ts';

/*
 * Fitted on questions that people asked about meetings, and the same questions asked of other meetings, each of whole
 * meetings and of parts of 30, 8 and 2 passages; `bench -- ask` prints what comes of it. Words alone decide, so what was
 * said in quite other words is missed. What else was tried, and did not hold on other kinds of meetings, is in decision 021.
 */
const BASE = 2.6;
const RATE = 1.27;
const BEST = 3.97;
const TOGETHER = 2.35;
const UNKNOWN_NAME = -1.7;
/** The best of many sources has more of any question by chance. Fitted on up to so many. */
const SOURCES = -0.3;
const MOST_SOURCES = 30;

/** Whether what was found is likely to answer the question. */
export function wasSaid(evidence: AskEvidence): boolean {
  const { rate, best, together, unknownName, sources } = evidence;
  const found = BASE + RATE * rate + BEST * best + TOGETHER * together;
  const chance = SOURCES * Math.log(Math.min(sources, MOST_SOURCES));
  return found + chance + (unknownName ? UNKNOWN_NAME : 0) > 0;
}
