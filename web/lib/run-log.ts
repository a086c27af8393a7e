import type { QueryClient } from '@tanstack/react-query';
import { createEventParser, type LoggedEvent } from '#contract/events.ts';
import type { Generation } from '#contract/generations.ts';
import { CALLS, fill } from '#contract/paths.ts';
import { applyEvent, EMPTY_RUN, type RunView } from '#contract/run-view.ts';
import { request } from './api-client.ts';

/** A run's log, folded up to and including event `seq`. */
export interface RunRecord {
  seq: number;
  view: RunView;
}

export const RUNS = ['run'] as const;

export function runKey(id: string): readonly ['run', string] {
  return [RUNS[0], id];
}

/** Keeps a folded view per run in the query cache, without gaps, in whatever order events arrive. */
export interface RunLog {
  receive(events: readonly LoggedEvent[]): void;
  /** Takes in a run as the server returned it, then fetches the missing part of its log. */
  follow(generation: Generation): Promise<RunRecord>;
  find(id: string): RunRecord | null;
  change(id: string, change: (view: RunView) => RunView): void;
}

export function createRunLog(client: QueryClient): RunLog {
  /** The highest known event number, whether folded yet or not. */
  const newest = new Map<string, number>();
  const reading = new Map<string, Promise<void>>();

  const find = (id: string) => client.getQueryData<RunRecord>(runKey(id)) ?? null;
  const store = (id: string, record: RunRecord) => client.setQueryData(runKey(id), record);
  const learn = (id: string, seq: number) => newest.set(id, Math.max(seq, newest.get(id) ?? 0));

  function fold(id: string, events: readonly LoggedEvent[]): void {
    const before = find(id) ?? { seq: 0, view: EMPTY_RUN };
    let { seq, view } = before;
    for (const { seq: next, event } of events) {
      learn(id, next);
      if (next !== seq + 1) continue;
      seq = next;
      view = applyEvent(view, event);
    }
    if (seq > before.seq) store(id, { seq, view });
  }

  const isBehind = (id: string) => (find(id)?.seq ?? 0) < (newest.get(id) ?? 0);

  /** At most one fetch per run at a time. */
  function catchUp(id: string): Promise<void> {
    const underway = reading.get(id);
    if (underway) return underway;
    const work = readLog(id).finally(() => reading.delete(id));
    reading.set(id, work);
    return work;
  }

  async function readLog(id: string): Promise<void> {
    const stream = new AbortController();
    const response = await request(fill(CALLS.generationEvents, { id }), {
      signal: stream.signal,
      headers: { 'Last-Event-ID': String(find(id)?.seq ?? 0) },
    });
    const parse = createEventParser();
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    try {
      while (isBehind(id)) {
        const { done, value } = await reader.read();
        if (done) return;
        fold(id, parse(value));
      }
    } finally {
      // Everything after this comes through the account's stream.
      stream.abort();
    }
  }

  return {
    find,

    receive(events) {
      for (const [id, own] of Map.groupBy(events, (event) => event.generationId)) {
        // A copy's log starts with an edit and has no run, which would look like one that is still queued.
        const isCopy = find(id) === null && own[0]!.seq === 1 && own[0]!.event.type === 'edited';
        if (isCopy) learn(id, own.at(-1)!.seq);
        else fold(id, own);
        const isKept = client.getQueryState(runKey(id)) !== undefined;
        if (isKept && isBehind(id)) catchUp(id).catch((error: unknown) => console.error(error));
      }
    },

    async follow(generation) {
      const { id, lastSeq, status, document, checks, usage, error } = generation;
      learn(id, lastSeq);
      if ((find(id)?.seq ?? -1) < lastSeq && status === 'done' && document) {
        // The run is complete, so its log isn't needed.
        const ended = { stage: null, progress: 1, retrying: null };
        const view = { status, ...ended, document, checks, usage, error };
        store(id, { seq: lastSeq, view });
      }
      if (isBehind(id)) await catchUp(id);
      return find(id) ?? { seq: 0, view: EMPTY_RUN };
    },

    change(id, change) {
      const record = find(id);
      if (record) store(id, { ...record, view: change(record.view) });
    },
  };
}
