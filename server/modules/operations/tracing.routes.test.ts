// One engine: spans cover requests, jobs and calls regardless of the database; queue.test.ts tests jobs on both.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { callAs, makeApp } from '#tests/support/make-app.ts';
import { startCollector } from '#tests/support/stand-in-collector.ts';
import { startStandInModels } from '#tests/support/stand-in-models/stand-in-models.ts';
import { idOf, startStandInPlatform } from '#tests/support/stand-in-platform.ts';
import { answerLikeAModel } from '#tests/support/stand-in-writer.ts';
import { untilEnded } from '#tests/support/until-ended.ts';

const platform = await startStandInPlatform();
after(() => platform.close());
const models = await startStandInModels({
  answer(asked) {
    if (asked.model.startsWith('my-own')) return { text: '', fault: 'bad_key' };
    return asked.provider === 'openai' ? 'It says this.\n\n- #1 First.' : answerLikeAModel(asked);
  },
});
after(() => models.close());
const outside = { ...platform.env, ...models.env(['openai']), LOCAL_AI_URL: models.localUrl };
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const SPAN = '00f067aa0ba902b7';
const HEADERS = { OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20hunter2' };

test('traces show which request and job called which model, and nothing customers wrote', async (t) => {
  const collector = await startCollector(t);
  const env = { ...outside, ...HEADERS, OTEL_EXPORTER_OTLP_ENDPOINT: collector.url };
  const app = await makeApp(t, { env, listens: true });

  const visitor = callAs(app.app, null);
  const url = `https://www.youtube.com/watch?v=${idOf('ordinary')}`;
  const summary = { url, language: 'english' };
  const from = { traceparent: `00-${TRACE}-${SPAN}-01` };
  const { body } = await visitor('POST', '/public/generate/summary', summary, from);
  assert.equal(body.result, 'OK', body.message);
  const wanted = { sample: true, format: 'summary', model: 'local/stand-in-model' };
  const { body: made } = await app.owner.call('POST', '/generations', wanted);
  const { id } = made.generations[0];
  assert.equal((await untilEnded(app.owner, id)).status, 'done');
  await fetch(`${app.url}/login_with_token/hunter3?token=hunter3`, { redirect: 'manual' });
  await fetch(`${app.url}/no-such-page/hunter3`);

  const request = await collector.find(({ name }) => name === 'POST /public/generate/summary');
  assert.deepEqual([request.traceId, request.parentSpanId, request.kind], [TRACE, SPAN, 2]);
  assert.deepEqual(request.attributes, {
    'http.request.method': 'POST',
    'http.route': '/public/generate/summary',
    'http.response.status_code': '200',
  });
  const asked = await collector.find(({ parentSpanId }) => parentSpanId === request.spanId);
  assert.deepEqual([asked.traceId, asked.kind], [TRACE, 3]);
  const metered = models.calls.find(({ provider }) => provider === 'openai')!;
  assert.deepEqual(asked.attributes, {
    'gen_ai.operation.name': 'chat',
    'gen_ai.provider.name': 'openai',
    'gen_ai.request.model': metered.model,
    'gen_ai.usage.input_tokens': String(metered.tokens.in),
    'gen_ai.usage.output_tokens': String(metered.tokens.out),
  });

  const job = await collector.find(({ attributes }) => attributes['job.kind'] === 'generation');
  assert.deepEqual(
    [job.parentSpanId, job.kind, job.attributes['job.outcome'], job.attributes['job.attempt']],
    [undefined, 5, 'completed', '1'],
  );
  const written = await collector.find(({ parentSpanId }) => parentSpanId === job.spanId);
  assert.equal(written.traceId, job.traceId);
  assert.equal(written.name, 'chat stand-in-model');
  assert.notEqual(job.traceId, TRACE);
  await collector.find(({ attributes }) => attributes['http.response.status_code'] === '404');
  await collector.find(({ name }) => name === 'GET /login_with_token/:token');

  const sent = collector.posts.map((post) => post.body).join('\n');
  for (const secret of ['hunter', app.owner.email, app.owner.token, idOf('ordinary'), id]) {
    assert.ok(!sent.includes(secret), secret);
  }
  assert.ok(collector.posts.every(({ headers }) => headers.authorization === 'Bearer hunter2'));
  const logged = app.log.lines().join('');
  assert.ok(!logged.includes('hunter2'));
  const answered = app.log.lines().filter((line) => line.includes(TRACE));
  assert.ok(
    answered.some((line) => line.includes(`"spanId":"${request.spanId}"`)),
    'log lines',
  );
});

test("a model’s failure is in its span, and names entered by customers aren't", async (t) => {
  const collector = await startCollector(t);
  const env = { ...outside, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${collector.url}/here` };
  const app = await makeApp(t, { env });
  const signal = { address: '', userAgent: '' };
  await app.accountParts.keys.save(app.owner, 'openai', 'sk-good-hunter2', signal);
  const wanted = { sample: true, format: 'summary', model: 'openai/my-own-hunter2' };
  const { body: made } = await app.owner.call('POST', '/generations', wanted);
  const { status } = await untilEnded(app.owner, made.generations[0].id);
  assert.equal(status, 'failed');
  const asked = await collector.find(({ name }) => name === 'chat other');
  assert.deepEqual([asked.status, asked.attributes['error.type']], [{ code: 2 }, 'key_invalid']);
  const job = await collector.find(({ spanId }) => spanId === asked.parentSpanId);
  assert.equal(job.traceId, asked.traceId);
  assert.ok(
    collector.posts.every(({ path, body }) => path === '/here' && !body.includes('hunter2')),
  );
});

for (const status of [500, null, 'gone'] as const) {
  const what = status === 500 ? 'fails' : status === null ? 'hangs' : 'is down';
  test(`a collector that ${what} doesn't affect requests`, async (t) => {
    const collector = await startCollector(t);
    if (status === 'gone') await collector.close();
    else collector.answer(status);
    const env = { ...HEADERS, OTEL_EXPORTER_OTLP_ENDPOINT: collector.url };
    const { app, log } = await makeApp(t, { env, works: false });
    const visitor = callAs(app, null);
    const ask = async () => assert.equal((await visitor('GET', '/healthz')).status, 200);
    // One full export batch.
    for (let number = 0; number < 512; number += 1) await ask();
    if (status !== 'gone') await collector.find(({ name }) => name === 'GET /healthz');
    await ask();
    assert.ok(!log.lines().join('').includes('hunter2'));
  });
}

test('without a collector address nothing is traced', async (t) => {
  const { app, log } = await makeApp(t, { env: HEADERS, works: false });
  const from = { traceparent: `00-${TRACE}-${SPAN}-01` };
  assert.equal((await callAs(app, null)('GET', '/healthz', undefined, from)).status, 200);
  assert.ok(log.lines().some((line) => line.includes('answered')));
  assert.doesNotMatch(log.lines().join(''), /traceId|spanId/);
});
