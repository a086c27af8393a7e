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
  /** Notifies about every run and recording that ends while this page is open. */
  onEnd(listener: (event: LoggedEvent) => void): () => void;
  close(): void;
}

/** Applies the account's live events to the query cache, over one connection per tab. */
function openLiveEvents(client: QueryClient): LiveEvents {
  const runs = createRunLog(client);
  const listeners = new Set<() => void>();
  const endListeners = new Set<(event: LoggedEvent) => void>();
  let state: ConnectionState = 'connecting';
  // Folded runs are never dropped, because that would mean reading their log again.
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
        // Events don't contain the version or edited text, so fetch them.
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
      // The stream replays missed events; this covers what it doesn't have, such as runs deleted meanwhile.
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

/** A recording has finished or failed. */
function isRecorded(event: LoggedEvent['event']): boolean {
  return event.type === 'audio' && (event.status === 'done' || event.status === 'failed');
}

/** Progress follows the stream; the final state and the file are fetched. */
function receiveAudio(client: QueryClient, generationId: string, event: AudioEvent): void {
  const queryKey = ['audio', generationId];
  const { type: _, ...progress } = event;
  if (event.status === 'running') {
    const going = { ...progress, error: null };
    client.setQueryData<AudioState>(queryKey, (known) => known && { ...known, ...going });
  } else void client.invalidateQueries({ queryKey });
}

let current: LiveEvents | null = null;

/** The tab's one connection, opened on first use. */
export function liveEvents(client: QueryClient): LiveEvents {
  current ??= openLiveEvents(client);
  return current;
}

export function useConnection(live: LiveEvents): ConnectionState {
  return useSyncExternalStore(live.subscribe, live.getState);
}
