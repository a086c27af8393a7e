import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { QueryClient } from '@tanstack/react-query';
import { encodeEvent, type LiveEvent, type LoggedEvent } from '#contract/events.ts';
import type { Generation } from '#contract/generations.ts';
import { applyEvent, EMPTY_RUN } from '#contract/run-view.ts';
import { createRunLog, runKey } from './run-log.ts';

const ID = 'gen_1';
const STORY: LiveEvent[] = [
  { type: 'stage', stage: 'transcript', progress: 0 },
  { type: 'stage', stage: 'reading', progress: 0 },
  {
    type: 'document',
    document: {
      format: 'summary',
      language: 'english',
      title: 'T',
      sections: [],
    },
  },
  ...['One', 'Two', 'Three'].map((text, index): LiveEvent => ({
    type: 'delta',
    section: { id: 'points', kind: 'points', startMs: null },
    block: { id: `p${index}`, kind: 'point', blockIds: [index + 1], startMs: index },
    at: 0,
    text,
  })),
  { type: 'done', status: 'stopped' },
];
const LOG: LoggedEvent[] = STORY.map((event, index) => ({
  generationId: ID,
  seq: index + 1,
  event,
}));
const TOLD = STORY.reduce(applyEvent, EMPTY_RUN);

const generation = (lastSeq: number): Generation => ({
  id: ID,
  videoId: 'vid_1',
  transcriptId: 'trn_1',
  videoTitle: 'T',
  durationMs: 0,
  format: 'summary',
  language: 'english',
  title: 'T',
  status: lastSeq === LOG.length ? 'stopped' : 'running',
  stage: null,
  error: null,
  engine: { kind: 'built-in', label: 'x' },
  favourite: false,
  words: 0,
  version: 0,
  lastSeq,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  document: null,
  checks: null,
  usage: null,
  options: {},
  styleId: null,
  promptId: null,
});

/** A server that returns the run's log after `Last-Event-ID` and counts its requests. */
function serve(t: TestContext, stored: () => readonly LoggedEvent[]) {
  const asked: number[] = [];
  const answer = async (_: string, init: { headers: Headers }) => {
    const from = Number(init.headers.get('Last-Event-ID'));
    asked.push(from);
    const rest = stored().filter(({ seq }) => seq > from);
    return new Response(rest.map((logged) => encodeEvent(logged.seq, logged)).join(''));
  };
  const before = globalThis.fetch;
  Object.defineProperty(globalThis, 'fetch', { value: answer, configurable: true, writable: true });
  t.after(() => Object.defineProperty(globalThis, 'fetch', { value: before, configurable: true }));
  return asked;
}

function open() {
  const client = new QueryClient();
  client.setQueryDefaults(['run'], { gcTime: Infinity });
  return { client, runs: createRunLog(client) };
}

test('events fold to the same result as the log, however they are batched', (t) => {
  const asked = serve(t, () => LOG);
  const { runs } = open();
  runs.receive(LOG.slice(0, 1));
  runs.receive(LOG.slice(1, 5));
  runs.receive(LOG.slice(3, 7));
  runs.receive(LOG);
  assert.deepEqual(runs.find(ID), { seq: LOG.length, view: TOLD });
  assert.deepEqual(asked, []);
});

test('a gap is filled from the log, from where it starts, with one request', async (t) => {
  const asked = serve(t, () => LOG);
  const { runs } = open();
  runs.receive(LOG.slice(0, 2));
  runs.receive(LOG.slice(4, 5));
  runs.receive(LOG.slice(6, 7));
  await runs.follow(generation(LOG.length));
  assert.deepEqual(runs.find(ID), { seq: LOG.length, view: TOLD });
  assert.deepEqual(asked, [2]);
});

test('the last event isn’t lost if it arrives before anything else is known', async (t) => {
  serve(t, () => LOG);
  const { client, runs } = open();
  const loading = client.fetchQuery({
    queryKey: runKey(ID),
    queryFn: async () => {
      // What the server returned before the run ended.
      const early = generation(3);
      runs.receive(LOG.slice(-1));
      return runs.follow(early);
    },
  });
  assert.deepEqual((await loading).view, TOLD);
});

test('an event of a run that nobody follows doesn’t fetch its log', (t) => {
  const asked = serve(t, () => LOG);
  const { runs } = open();
  runs.receive(LOG.slice(4, 5));
  assert.equal(runs.find(ID), null);
  assert.deepEqual(asked, []);
});

test('a finished run needs no log, because the server’s response has everything', async (t) => {
  const asked = serve(t, () => LOG);
  const { runs } = open();
  const { document } = TOLD;
  const done: Generation = { ...generation(7), status: 'done', document };
  assert.deepEqual((await runs.follow(done)).view.document, document);
  assert.deepEqual(asked, []);
});

test('a copy of a draft is never shown as a run that is still queued', async (t) => {
  const asked = serve(t, () => []);
  const { runs } = open();
  runs.receive([{ generationId: ID, seq: 1, event: { type: 'edited', version: 1 } }]);
  assert.equal(runs.find(ID), null);
  const { document } = TOLD;
  const copy: Generation = { ...generation(1), status: 'done', version: 1, document };
  assert.deepEqual((await runs.follow(copy)).view.status, 'done');
  assert.deepEqual(asked, []);
});
