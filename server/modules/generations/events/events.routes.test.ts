import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { after, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { createEventParser, type ReceivedEvent } from '#contract/events.ts';
import { applyEvent, EMPTY_RUN } from '#contract/run-view.ts';
import { makeApp, type TestUser } from '#tests/support/make-app.ts';

const app = await makeApp({ after }, { listens: true });

interface Watched {
  events: ReceivedEvent[];
  done: Promise<void>;
  cut(): void;
}

async function watch(
  user: TestUser,
  path: string,
  lastEventId?: number | string,
): Promise<Watched> {
  const cut = new AbortController();
  const response = await fetch(app.url + path, {
    headers: {
      token: user.token,
      ...(lastEventId !== undefined && { 'last-event-id': String(lastEventId) }),
    },
    signal: cut.signal,
  });
  assert.equal(response.status, 200);
  assert.equal(response.headers.get('content-type'), 'text/event-stream');
  const events: ReceivedEvent[] = [];
  const parse = createEventParser();
  const read = async () => {
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
      events.push(...parse(chunk));
    }
  };
  return { events, done: read().catch(() => {}), cut: () => cut.abort() };
}

async function start(user: TestUser): Promise<string> {
  const { body } = await user.call('POST', '/generations', { format: 'summary', sample: true });
  return body.generations[0].id;
}

const until = async (done: () => boolean) => {
  while (!done()) await pause(5);
};

test('a run can be watched to its end, and folding its events gives the document', async () => {
  const id = await start(app.owner);
  const live = await watch(app.owner, `/generations/${id}/events`);
  await live.done;
  assert.deepEqual(
    live.events.map((event) => event.seq),
    live.events.map((_, index) => index + 1),
  );
  const view = live.events.reduce((state, { event }) => applyEvent(state, event), EMPTY_RUN);
  const { body } = await app.owner.call('GET', `/generations/${id}`);
  assert.equal(view.status, 'done');
  assert.deepEqual(view.document, body.document);
  assert.equal(body.lastSeq, live.events.length);

  const deltas = live.events.filter(
    ({ event }) => event.type !== 'document' || event.document.sections.length === 0,
  );
  const fromDeltas = deltas.reduce((state, { event }) => applyEvent(state, event), EMPTY_RUN);
  assert.deepEqual(fromDeltas.document, body.document, 'the pieces alone give the same text');

  const replay = await watch(app.owner, `/generations/${id}/events`);
  await replay.done;
  assert.deepEqual(replay.events, live.events);
});

test('a reader that reconnects gets exactly the events it missed, and the stream ends with the run', async () => {
  const id = await start(app.owner);
  const all = await watch(app.owner, `/generations/${id}/events`);
  await all.done;
  for (const seen of [1, 7, all.events.length - 1, all.events.length]) {
    const rest = await watch(app.owner, `/generations/${id}/events`, seen);
    await rest.done;
    assert.deepEqual(rest.events, all.events.slice(seen));
  }
  const ahead = await watch(app.owner, `/generations/${id}/events`, 10_000);
  await ahead.done;
  assert.deepEqual(ahead.events, all.events, 'a number from another life replays everything');
});

test("the account's stream has every run of the account, in order and without gaps, and no other account's", async () => {
  const [one, other] = [
    await app.makeUser('one@example.org'),
    await app.makeUser('two@example.org'),
  ];
  const live = await watch(one, '/events');
  const stranger = await watch(other, '/events');
  const ids = await Promise.all([1, 2, 3, 4, 5].map(() => start(one)));
  const ended = () => live.events.filter(({ event }) => event.type === 'done').length;
  await until(() => ended() === 5);
  assert.deepEqual(
    live.events.map(({ id }) => id),
    live.events.map((_, index) => index + 1),
  );
  for (const id of ids) {
    const own = live.events.filter(({ generationId }) => generationId === id);
    assert.deepEqual(
      own.map(({ seq }) => seq),
      own.map((_, index) => index + 1),
    );
  }
  const resumed = await watch(one, '/events', 20);
  await until(() => resumed.events.length === live.events.length - 20);
  assert.deepEqual(resumed.events, live.events.slice(20));
  assert.deepEqual(stranger.events, []);
  for (const stream of [live, stranger, resumed]) stream.cut();
});

test("a new reader of the account's stream gets no events of ended runs", async () => {
  const user = await app.makeUser('late@example.org');
  const first = await watch(user, '/events');
  await start(user);
  await until(() => first.events.some(({ event }) => event.type === 'done'));
  const late = await watch(user, '/events');
  const id = await start(user);
  await until(() => late.events.some(({ event }) => event.type === 'done'));
  assert.deepEqual(new Set(late.events.map(({ generationId }) => generationId)), new Set([id]));
  first.cut();
  late.cut();
});

test('an invalid Last-Event-ID is refused', async () => {
  const id = await start(app.owner);
  for (const path of ['/events', `/generations/${id}/events`]) {
    const { status, body } = await app.owner.call('GET', path, undefined, { 'last-event-id': 'x' });
    assert.deepEqual([status, body.code], [400, 'invalid_input']);
  }
});

test('watching a retried run shows the new attempt; deleting a run ends its stream', async (t) => {
  const idle = await makeApp(t, { works: false, listens: true });
  const { body } = await idle.owner.call('POST', '/generations', {
    format: 'summary',
    sample: true,
  });
  const id = body.generations[0].id as string;
  await idle.owner.call('POST', `/generations/${id}/stop`);
  await idle.owner.call('POST', `/generations/${id}/retry`);
  const response = await fetch(`${idle.url}/generations/${id}/events`, {
    headers: { token: idle.owner.token },
  });
  let text = '';
  const done = (async () => {
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) text += chunk;
  })();
  await until(() => text.includes('"stage":"transcript"'));
  await idle.owner.call('DELETE', `/generations/${id}`);
  await done;
  assert.ok(text.includes('"status":"stopped"'));
});

test("one of two streams on the same connection ending doesn't crash the server", async () => {
  const id = await start(app.owner);
  await (
    await watch(app.owner, `/generations/${id}/events`)
  ).done;
  const { hostname, port } = new URL(app.url);
  const socket = connect(Number(port), hostname);
  const ask = (path: string) =>
    `GET ${path} HTTP/1.1\r\nHost: x\r\nToken: ${app.owner.token}\r\n\r\n`;
  socket.write(ask('/events') + ask(`/generations/${id}/events`));
  await pause(300);
  socket.resetAndDestroy();
  await pause(100);
  assert.equal((await fetch(`${app.url}/healthz`)).status, 200);
});

test("a client that never closes its streams gets 429, and others aren't affected", async () => {
  const busy = await app.makeUser('busy@example.org');
  const open = async (user: TestUser) => {
    const cut = new AbortController();
    const { status, headers } = await fetch(`${app.url}/events`, {
      headers: { token: user.token },
      signal: cut.signal,
    });
    return { status, retryAfter: headers.get('retry-after'), cut: () => cut.abort() };
  };
  // Opened concurrently, so none is counted before the next request.
  const opened = await Promise.all(Array.from({ length: 103 }, () => open(busy)));
  const refused = opened.filter(({ status }) => status !== 200);
  assert.deepEqual(
    refused.map(({ status, retryAfter }) => [status, retryAfter]),
    [1, 2, 3].map(() => [429, '5']),
  );
  assert.equal((await open(app.owner)).status, 200);

  opened.find(({ status }) => status === 200)!.cut();
  const again = async () => (await open(busy)).status === 200;
  while (!(await again())) await pause(20);
});
