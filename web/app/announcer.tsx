import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { LoggedEvent } from '#contract/events.ts';
import { generationQuery } from '../lib/generations.ts';
import type { LiveEvents } from '../lib/live-events.ts';
import { takeOpening } from '../lib/opening-drafts.ts';
import { generationPath, PAGES } from '../lib/paths.ts';
import { refreshSubscription } from '../lib/session.ts';
import { toasts } from '../ui/toast.ts';
import { createReadyNotes } from './ready-notes.ts';
import { APP_WORDS } from './words.tsx';

/** Announces the end of a run: to screen readers on its own page, with a toast elsewhere. */
export function Announcer({ live }: { live: LiveEvents }) {
  const client = useQueryClient();
  const { pathname } = useLocation();
  const here = useRef(pathname);
  const [said, setSaid] = useState('');

  useEffect(() => {
    here.current = pathname;
    toasts.dismissFor(pathname);
  }, [pathname]);

  useEffect(() => {
    const tellReady = createReadyNotes(toasts, APP_WORDS.ended.severalReady);
    async function tell({ generationId, event }: LoggedEvent) {
      const { title, format } = await client.fetchQuery(generationQuery(generationId));
      const isRecording = event.type === 'audio';
      const isFailed = event.type === 'failed' || (isRecording && event.status === 'failed');
      const isStopped = event.type === 'done' && event.status === 'stopped';
      const end = isFailed ? 'failed' : isStopped ? 'stopped' : 'ready';
      const words = APP_WORDS.ended[isRecording ? 'audio' : 'draft'][end](title);
      const href = generationPath({ format, id: generationId });
      const isOpening = await takeOpening(generationId);
      // A batch page shows each draft's state in its row.
      const isWatched = here.current === href || here.current.startsWith(`${PAGES.batches}/`);
      const isShown = isWatched || isOpening;
      if (isShown) setSaid(words);
      else if (isFailed) toasts.show(words, { type: 'error', href, durationMs: 6000 });
      else if (isStopped || isRecording) toasts.show(words, { href, durationMs: 6000 });
      else tellReady(words, href);
    }
    return live.onEnd((event) => {
      // The run may have been deleted meanwhile.
      void tell(event).catch(() => {});
      // The run may have used free words.
      if (event.event.type !== 'audio') refreshSubscription();
    });
  }, [client, live]);

  return (
    <div className="visually-hidden" role="status">
      {said}
    </div>
  );
}
