import type { Cue, TranscriptBlock } from '#contract/videos.ts';

/** A piece of a block's text, and whether speech recognition was uncertain about it. */
export interface HeardPiece {
  text: string;
  isDoubtful: boolean;
}

/** Splits a block's text at the words that speech recognition was uncertain about. */
export function heardPieces(
  { text, startMs, endMs }: Pick<TranscriptBlock, 'text' | 'startMs' | 'endMs'>,
  cues: readonly Cue[],
): HeardPiece[] {
  const pieces: HeardPiece[] = [];
  let done = 0;
  const until = (end: number, isDoubtful: boolean) => {
    if (end > done) pieces.push({ text: text.slice(done, end), isDoubtful });
    done = Math.max(done, end);
  };
  for (const cue of cues) {
    if (!cue.doubtful || cue.startMs < startMs || cue.startMs >= endMs) continue;
    // If sound notes were removed from the text, the cue's position is unknown.
    let at = text.indexOf(cue.text, done);
    if (at < 0) continue;
    for (const [number, word] of cue.text.split(' ').entries()) {
      if (cue.doubtful.includes(number)) {
        until(at, false);
        until(at + word.length, true);
      }
      at += word.length + 1;
    }
  }
  until(text.length, false);
  return pieces;
}
