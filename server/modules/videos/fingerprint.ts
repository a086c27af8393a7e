import { createHash } from 'node:crypto';
import type { Chapter, Cue } from '#contract/videos.ts';

/** Two transcripts with the same fingerprint have the same words, times and blocks. */
export function fingerprintOf(cues: readonly Cue[], chapters: readonly Chapter[]): string {
  const hash = createHash('sha256');
  // Since blocks end where the speaker changes.
  if (cues.some(({ speaker }) => speaker !== undefined)) hash.update('speakers\0');
  for (const { startMs, endMs, text, speaker } of cues) {
    hash.update(`${startMs} ${endMs} ${speaker ?? ''}\0${text}\0`);
  }
  for (const { startMs, title } of chapters) hash.update(`#${startMs} ${title}\0`);
  return hash.digest('hex');
}
