import assert from 'node:assert/strict';
import { test } from 'node:test';
import { watchLog } from '#tests/support/log-watch.ts';
import { startCollector } from '#tests/support/stand-in-collector.ts';
import { loadConfig } from './config.ts';
import { logContext } from './log.ts';
import { startTracing, type Tracing } from './tracing.ts';

const NEVER_MS = 2 ** 30;
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const SPAN = '00f067aa0ba902b7';

function startAt(url: string, { sendEveryMs = NEVER_MS, closeMs = NEVER_MS } = {}) {
  const { log, lines } = watchLog();
  const headers = { authorization: 'Bearer hunter2' };
  const options = { url, headers, serviceName: undefined, log, sendEveryMs, closeMs };
  return { tracing: startTracing(options), lines };
}

const beginIn = (tracing: Tracing, parent?: string | null, name = 'work') =>
  tracing.begin({ name, kind: 'server', attributes: { number: 7 }, parent });

test('nested spans are exported as children with times, kind and outcome', async (t) => {
  const collector = await startCollector(t);
  const { tracing } = startAt(`${collector.url}/v1/traces`);
  const outer = beginIn(tracing, null, 'outer');
  const inner = logContext.run(outer.ids, () => beginIn(tracing, undefined, 'inner'));
  inner.end({ outcome: 'bad' }, 'cut_off');
  outer.end({});
  outer.end({}, 'twice');
  await tracing.close();
  const [first, second, ...none] = collector.spans();
  assert.deepEqual(none, []);
  assert.deepEqual(
    [first!.name, first!.parentSpanId, first!.traceId, first!.status],
    ['inner', outer.ids.spanId, outer.ids.traceId, { code: 2 }],
  );
  assert.deepEqual(first!.attributes, { number: '7', outcome: 'bad', 'error.type': 'cut_off' });
  assert.deepEqual(
    [second!.name, second!.parentSpanId, second!.kind, second!.status],
    ['outer', undefined, 2, undefined],
  );
  assert.match(second!.traceId, /^[\da-f]{32}$/);
  assert.match(second!.spanId, /^[\da-f]{16}$/);
  assert.match(second!.startTimeUnixNano, /^\d{19}$/);
  assert.ok(BigInt(second!.endTimeUnixNano) >= BigInt(first!.endTimeUnixNano));
  const [{ path, headers, body }] = collector.posts as [(typeof collector.posts)[0]];
  assert.deepEqual(
    [path, headers.authorization, headers['content-type']],
    ['/v1/traces', 'Bearer hunter2', 'application/json'],
  );
  assert.match(body, /"service.name","value":\{"stringValue":"quillcast"\}/);
});

test('only a valid traceparent is continued; anything else starts a new trace', async () => {
  const { tracing } = startAt('http://127.0.0.1:9');
  const traceOf = (header: string | null) => beginIn(tracing, header).ids.traceId;
  for (const good of [
    `00-${TRACE}-${SPAN}-01`,
    `00-${TRACE}-${SPAN}-00`,
    `cc-${TRACE}-${SPAN}-01-more`,
  ]) {
    assert.equal(traceOf(good), TRACE, good);
  }
  for (const bad of [
    null,
    '',
    TRACE,
    `ff-${TRACE}-${SPAN}-01`,
    `00-${TRACE}-${SPAN}-01-more`,
    `00-${TRACE.toUpperCase()}-${SPAN}-01`,
    `00-${'0'.repeat(32)}-${SPAN}-01`,
    `00-${TRACE}-${'0'.repeat(16)}-01`,
    `00-${TRACE}-${SPAN}`,
    ` 00-${TRACE}-${SPAN}-01`,
  ]) {
    const traceId = traceOf(bad);
    assert.match(traceId, /^(?!0{32})[\da-f]{32}$/);
    assert.notEqual(traceId, TRACE, String(bad));
  }
  await tracing.close();
});

test('after a collector outage the buffered spans are sent, the oldest are dropped, and the log says how many', async (t) => {
  const collector = await startCollector(t);
  collector.answer(503);
  const { tracing, lines } = startAt(collector.url);
  for (let number = 0; number < 512; number += 1) beginIn(tracing, null, `${number}`).end({});
  await collector.find(({ name }) => name === '511');
  for (let number = 512; number < 3000; number += 1) beginIn(tracing, null, `${number}`).end({});
  collector.answer(200);
  collector.posts.length = 0;
  await tracing.close();
  const names = collector.spans().map(({ name }) => Number(name));
  assert.deepEqual(
    names,
    Array.from({ length: 2048 }, (_, at) => at + 3000 - 2048),
  );
  assert.ok(collector.posts.every(({ spans }) => spans.length <= 512));
  const said = lines().join('');
  assert.match(said, /"answer":503/);
  assert.match(said, /"dropped":952/);
  assert.doesNotMatch(said, /hunter2/);
});

test('a collector that refuses, hangs or is unreachable never causes errors and delays shutdown only briefly', async (t) => {
  const collector = await startCollector(t);
  for (const [status, answer] of [
    [500, 500],
    [302, 302],
    [null, '"AbortError"'],
    ['gone', '"ECONNREFUSED"'],
  ] as const) {
    if (status === 'gone') await collector.close();
    else collector.answer(status);
    const { tracing, lines } = startAt(collector.url, status === null ? { closeMs: 200 } : {});
    beginIn(tracing).end({});
    await tracing.close();
    const said = lines().join('');
    assert.match(said, new RegExp(`"answer":${answer}`), String(status));
    assert.match(said, /"dropped":1/);
    assert.doesNotMatch(said, /hunter2|127\.0\.0\.1/);
  }
});

test("the standard OTEL variables configure tracing; without an endpoint it's off", () => {
  const ENDPOINT = 'OTEL_EXPORTER_OTLP_ENDPOINT';
  const HEADERS = 'OTEL_EXPORTER_OTLP_HEADERS';
  const of = (env: Record<string, string>) => loadConfig(env).tracing;
  assert.equal(of({ [HEADERS]: 'a=b', OTEL_SERVICE_NAME: 'x' }), null);
  assert.deepEqual(
    of({
      [ENDPOINT]: 'http://c:4318/',
      [HEADERS]: 'Authorization=Basic%20a=, x-team = video',
      OTEL_SERVICE_NAME: 'x',
    }),
    {
      url: 'http://c:4318/v1/traces',
      headers: { authorization: 'Basic a=', 'x-team': 'video' },
      serviceName: 'x',
    },
  );
  const exact = 'https://c/traces/?team=1';
  assert.equal(
    of({ [ENDPOINT]: 'http://c', OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: exact })?.url,
    exact,
  );
  for (const bad of [
    { [HEADERS]: 'hunter2' },
    { [HEADERS]: 'a=%hunter2' },
    { [HEADERS]: 'a=hunter2%0Ab' },
    { [ENDPOINT]: 'https://me:hunter2@c' },
    { [ENDPOINT]: 'grpc://hunter2' },
  ]) {
    assert.throws(
      () => of(bad),
      (error: Error) => /OTEL_EXPORTER/.test(error.message) && !/hunter2/.test(error.message),
    );
  }
});
