import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { tellFailure } from '../../lib/tell-failure.ts';
import type { ChosenSource } from './source.ts';
import { useFindSource, videoQuery } from './source-calls.ts';
import type { SourceState } from './use-source.ts';

export const ASK_OPENER_ID = 'ask-source';

export interface Asking {
  /** The source whose questions are open. */
  videoId: string | null;
  canAsk: boolean;
  isOpening: boolean;
  toggle: () => void;
  close: () => void;
}

/** Whether the questions about the chosen source are open. Choosing another source closes them. */
export function useAsking({ source, pickVideo }: SourceState): Asking {
  const [openFor, setOpenFor] = useState<string | null>(null);
  const find = useFindSource();
  const client = useQueryClient();
  const readyId = readyIdOf(source);
  const videoId = openFor === readyId ? openFor : null;

  function close() {
    setOpenFor(null);
    document.getElementById(ASK_OPENER_ID)?.focus();
  }

  function open() {
    if (readyId !== null) setOpenFor(readyId);
    if (source.kind !== 'sample') return;
    // A sample becomes a source of the account the first time it's used.
    find.mutate(
      { sample: source.sample.id },
      {
        onSuccess: (video) => {
          client.setQueryData(videoQuery(video.id).queryKey, video);
          pickVideo(video.id);
          setOpenFor(video.id);
        },
        onError: tellFailure,
      },
    );
  }

  return {
    videoId,
    canAsk: readyId !== null || source.kind === 'sample',
    isOpening: find.isPending,
    toggle: () => (videoId === null ? open() : close()),
    close,
  };
}

function readyIdOf(source: ChosenSource): string | null {
  if (source.kind !== 'video') return null;
  return source.video.transcript.state === 'ready' ? source.video.id : null;
}
