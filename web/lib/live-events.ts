import type { QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { type AudioEvent, isLast, type LoggedEvent } from '#contract/events.ts';
import type { AudioState } from '#contract/podcasts.ts';
import { openLiveConnection, type ConnectionState } from './live-connection.ts';
import { readAgain } from './read-again.ts';
import { receiveRecording } from './recordings.ts';
import { RUNS, createRunLog, type RunLog } from './run-log.ts';

export const GENERATIONS = ['generations'] as const;

export interface LiveEvents {
  readonly runs: RunLog;
  getState(): ConnectionState;
  subscribe(listener: () => void): () => void;
  /** Calls back for each run, and each recording, that ends while this page is open. */
  onEnd(listener: (event: LoggedEvent) => void): () => void;
  close(): void;
}

/** Brings what happens in the account into the query cache, over the tab's one connection. */
function openLiveEvents(client: QueryClient): LiveEvents {
  const runs = createRunLog(client);
  const listeners = new Set<() => void>();
  const endListeners = new Set<(event: LoggedEvent) => void>();
  let state: ConnectionState = 'connecting';
  // Folded runs stay until the page goes: a view that was dropped would have to be read from the log again.
  client.setQueryDefaults(RUNS, { staleTime: Infinity, gcTime: Infinity });

  const close = openLiveConnection({
    onEvents(events) {
      runs.receive(events);
      const ends = events.filter(({ event }) => isLast(event));
      if (ends.length > 0 || events.some(({ seq }) => seq === 1)) {
        void readAgain(client, GENERATIONS);
      }
      for (const { generationId, event } of events) {
        if (event.type === 'audio') {
          receiveAudio(client, generationId, event);
          receiveRecording(client, generationId, event);
        }
        // Its version, and after an edit its text, are in no event: they are read again.
        const known = client.getQueryData<{ version: number }>(['generation', generationId]);
        const isNews = event.type === 'edited' && (known?.version ?? 0) < event.version;
        if (isNews || isLast(event)) {
          void client.invalidateQueries({ queryKey: ['generation', generationId] });
        }
      }
      for (const end of events.filter(({ event }) => isLast(event) || isRecorded(event))) {
        for (const listener of endListeners) listener(end);
      }
    },
    onState(next) {
      if (next === state) return;
      const isBack = state === 'lost' && next === 'live';
      state = next;
      for (const listener of listeners) listener();
      // The stream brings what was missed; this is for what it cannot know, such as runs deleted meanwhile.
      if (isBack) void readAgain(client);
    },
  });

  return {
    runs,
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onEnd(listener) {
      endListeners.add(listener);
      return () => endListeners.delete(listener);
    },
    close,
  };
}

/** A recording has ended, well or badly. */
function isRecorded(event: LoggedEvent['event']): boolean {
  return event.type === 'audio' && (event.status === 'done' || event.status === 'failed');
}

/** While it is made, its bar follows the stream; how it ended, and the file, are read again. */
function receiveAudio(client: QueryClient, generationId: string, event: AudioEvent): void {
  const queryKey = ['audio', generationId];
  const { type: _, ...progress } = event;
  if (event.status === 'running') {
    const going = { ...progress, error: null };
    client.setQueryData<AudioState>(queryKey, (known) => known && { ...known, ...going });
  } else void client.invalidateQueries({ queryKey });
}

let current: LiveEvents | null = null;

/** The tab's one connection; made when first asked for. */
export function liveEvents(client: QueryClient): LiveEvents {
  current ??= openLiveEvents(client);
  return current;
}

export function useConnection(live: LiveEvents): ConnectionState {
  return useSyncExternalStore(live.subscribe, live.getState);
}
