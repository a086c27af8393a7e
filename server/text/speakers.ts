import type { Cue, SourceSpeaker, TranscriptBlock } from '#contract/videos.ts';

/**
 * For transcripts from before blocks ended with a speaker's turn: their blocks keep the numbers that texts cite, and one
 * in which several people speak is said by nobody in particular.
 */
export function withoutTurns(cues: readonly Cue[]): Cue[] {
  return cues.map((cue) => (cue.speaker === undefined ? cue : { ...cue, heard: '' }));
}

/** Everybody who speaks, in the order in which they are first heard. */
export function listSpeakers(
  cues: readonly Cue[],
  blocks: readonly TranscriptBlock[],
): SourceSpeaker[] {
  const counts = new Map<string, number>();
  for (const { speaker } of cues) if (speaker !== undefined) counts.set(speaker, 0);
  for (const { speaker } of blocks) {
    if (speaker !== undefined) counts.set(speaker, counts.get(speaker)! + 1);
  }
  return Array.from(counts, ([name, count]) => ({ name, blocks: count }));
}
