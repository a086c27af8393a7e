import type { AskEvidence } from './rank-passages.ts';

/*
 * Logistic regression, fitted on people's questions about meetings, and on the same questions asked about other meetings;
 * with whole meetings and parts of 30, 8 and 2 passages. `bench -- ask` prints its quality. It uses words only, so
 * paraphrases are missed. Other features that didn't generalise to other kinds of meetings are listed in decision 021.
 */
const BASE = 2.6;
const RATE = 1.27;
const BEST = 3.97;
const TOGETHER = 2.35;
const UNKNOWN_NAME = -1.7;
/**
 * If the question names someone who speaks there, that person's passages count up to three times, whatever is said in them.
 * Therefore more than `ENOUGH` only counts half. Fitted with each name replaced by that of a speaker in the other meeting.
 */
const ENOUGH = 0.5;
const NAMED = 0.5;
/** With many sources, the best one matches any question better by chance. Fitted up to this number. */
const SOURCES = -0.3;
const MOST_SOURCES = 30;

/** Whether the passages found are likely to answer the question. */
export function wasSaid(evidence: AskEvidence): boolean {
  const { rate, best, together, unknownName, named, sources } = evidence;
  const matched = named && best > ENOUGH ? ENOUGH + NAMED * (best - ENOUGH) : best;
  const found = BASE + RATE * rate + BEST * matched + TOGETHER * together;
  const chance = SOURCES * Math.log(Math.min(sources, MOST_SOURCES));
  return found + chance + (unknownName ? UNKNOWN_NAME : 0) > 0;
}
