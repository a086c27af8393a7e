import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { LoggedEvent } from '#contract/events.ts';
import { generationQuery } from '../lib/generations.ts';
import type { LiveEvents } from '../lib/live-events.ts';
import { generationPath, PAGES } from '../lib/paths.ts';
import { refreshSubscription } from '../lib/session.ts';
import { toasts } from '../ui/toast.ts';
import { createReadyNotes } from './ready-notes.ts';
import { APP_WORDS } from './words.tsx';

/** Says that a run has ended: aloud to those who look at it, in a message to those who are elsewhere. */
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
      // A batch shows each of its drafts in its own row.
      const isShown = here.current === href || here.current.startsWith(`${PAGES.batches}/`);
      if (isShown) setSaid(words);
      else if (isFailed) toasts.show(words, { type: 'error', href, durationMs: 6000 });
      else if (isStopped || isRecording) toasts.show(words, { href, durationMs: 6000 });
      else tellReady(words, href);
    }
    return live.onEnd((event) => {
      // A run that was deleted meanwhile has nothing left to say.
      void tell(event).catch(() => {});
      // The words of it count.
      if (event.event.type !== 'audio') refreshSubscription();
    });
  }, [client, live]);

  return (
    <div className="visually-hidden" role="status">
      {said}
    </div>
  );
}
