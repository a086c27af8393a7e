import { useCallback, useMemo, useState } from 'react';
import type { Document, DocumentBlock } from '#contract/documents.ts';
import type { Transcript, TranscriptBlock } from '#contract/videos.ts';
import { placesOf } from '#contract/source-parts.ts';
import { blockAt } from '../../../lib/transcripts.ts';
import { findTextAt, momentIn, tellIn } from './transcript.ts';

/** The reader's position in the video, and the block that led there. */
export interface Moment {
  atMs: number;
  textId: string | null;
  /** Transcript blocks to highlight as evidence. */
  blockIds: readonly number[];
  /** Increases with every jump the reader makes, so that the player can tell it from normal playback. */
  jump: number;
}

const START: Moment = { atMs: 0, textId: null, blockIds: [], jump: 0 };

/** The reader's position in the video and the text; moving in one updates the other. */
export function useMoment(document: Document | null, transcript: Transcript | undefined) {
  const [moment, setMoment] = useState<Moment>(START);

  const momentOf = useCallback(
    (block: Pick<DocumentBlock, 'blockIds' | 'startMs'>) => momentIn(block, transcript),
    [transcript],
  );

  const tellBlock = useCallback(
    (block: Pick<DocumentBlock, 'blockIds' | 'startMs'>, atMs: number) =>
      tellIn(transcript, atMs, transcript ? placesOf(block, transcript) : []),
    [transcript],
  );

  const pickText = useCallback((block: Pick<DocumentBlock, 'id' | 'blockIds'>, atMs: number) => {
    setMoment(({ jump }) => ({ atMs, textId: block.id, blockIds: block.blockIds, jump: jump + 1 }));
  }, []);

  /** Goes to a moment. Set `isJump` if the player should seek there, not when it reports its own progress. */
  const goTo = useCallback(
    (atMs: number, isJump: boolean) => {
      const said = transcript && blockAt(transcript, atMs);
      const text = said && document ? findTextAt(document, said.id) : undefined;
      setMoment(({ jump }) => ({
        atMs,
        textId: text?.id ?? null,
        blockIds: said ? [said.id] : [],
        jump: isJump ? jump + 1 : jump,
      }));
      return text;
    },
    [document, transcript],
  );

  const pickSaid = useCallback(
    (block: TranscriptBlock) => {
      const text = goTo(block.startMs, true);
      if (text) showText(text.id);
    },
    [goTo],
  );

  return useMemo(
    () => ({
      moment,
      momentOf,
      tellBlock,
      pickText,
      goTo,
      pickSaid,
      leave: () => setMoment(START),
    }),
    [moment, momentOf, tellBlock, pickText, goTo, pickSaid],
  );
}

export function showText(id: string): void {
  window.document.getElementById(id)?.scrollIntoView({ block: 'center', behavior: 'auto' });
}
