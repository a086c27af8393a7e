interface TurnAround {
  /** The last character of what was said before. */
  endedWith: string;
  changesSpeaker: boolean;
  /** A new part of the script begins. */
  opensChapter: boolean;
  pace: number;
}

/** Kept between these, so that a conversation neither trips over itself nor falls asleep. */
const SHORTEST_MS = 280;
const LONGEST_MS = 570;

/** The silence before a line, as people leave it: a question is answered sooner than a thought is taken up. */
export function gapMs({ endedWith, changesSpeaker, opensChapter, pace }: TurnAround): number {
  if (opensChapter) return LONGEST_MS;
  let gap = changesSpeaker ? 400 : 330;
  if (endedWith === '?') gap -= 70;
  else if (endedWith === '…') gap += 120;
  else if (endedWith === ',' || endedWith === '-' || endedWith === '—') gap -= 110;
  else if (endedWith === '!') gap -= 20;
  return Math.round(Math.min(LONGEST_MS, Math.max(SHORTEST_MS, gap / pace)));
}

export const LEAD_IN_MS = 250;
export const LEAD_OUT_MS = 600;
