import { createHash } from 'node:crypto';
import type { Chapter, Cue } from '#contract/videos.ts';

/** Transcripts with the same fingerprint have the same words, times and blocks. */
export function fingerprintOf(cues: readonly Cue[], chapters: readonly Chapter[]): string {
  const hash = createHash('sha256');
  const turnOf = ({ speaker, heard }: Cue) => speaker ?? heard ?? '';
  // Included because blocks end where the speaker changes.
  if (cues.some((cue) => turnOf(cue) !== '')) hash.update('speakers\0');
  for (const cue of cues) {
    hash.update(`${cue.startMs} ${cue.endMs} ${turnOf(cue)}\0${cue.text}\0`);
    if (cue.heading) hash.update('heading\0');
  }
  for (const { startMs, title } of chapters) hash.update(`#${startMs} ${title}\0`);
  return hash.digest('hex');
}
