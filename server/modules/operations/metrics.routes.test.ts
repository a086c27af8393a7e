import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { createApiClient } from '#tests/support/api-client.ts';
import { makeApp } from '#tests/support/make-app.ts';
import { PUBLIC_ENV } from '#tests/support/public-env.ts';
import { startStandInModels } from '#tests/support/stand-in-models/stand-in-models.ts';
import { answerLikeAModel } from '#tests/support/stand-in-writer.ts';
import { untilEnded } from '#tests/support/until-ended.ts';
import { untilSeen } from '#tests/support/until-seen.ts';
import { createMetrics } from './metrics.ts';

const app = await makeApp(
  { after },
  { works: false, env: { METRICS_TOKEN: 'a-long-metrics-token' } },
);
const ask = (headers: Record<string, string>) => app.app.inject({ url: '/metrics', headers });

test('metrics show responses and queues, without addresses or tokens', async () => {
  await app.owner.call('POST', '/generations', { format: 'summary', sample: true });
  await app.owner.call('GET', '/generations/gen_secret_id');
  const { statusCode, body } = await ask({ host: 'localhost:3000' });
  assert.equal(statusCode, 200);
  assert.match(
    body,
    /http_request_duration_seconds_count\{method="POST",route="\/generations",status="202"\} 1/,
  );
  assert.match(body, /route="\/generations\/:id",status="404"/);
  assert.match(body, /generations_open\{status="queued"\} 1/);
  assert.match(body, /queue_jobs\{queue="generation",state="created"\} 1/);
  assert.match(body, /queue_oldest_seconds\{queue="generation"\} \d/);
  assert.match(body, /database_connections\{state="wanted"\} 0/);
  assert.match(body, /^stream_lag_seconds \d/m);
  assert.ok(!body.includes('gen_secret_id') && !body.includes(app.owner.token));
  for (const line of body.trimEnd().split('\n')) {
    assert.match(line, /^(# (HELP|TYPE) \S+ .+|[a-z0-9_]+(\{[^}]*\})? [0-9.e+-]+)$/);
  }
});

test('metrics show how jobs and provider calls end, what these cost, and the lag of streams', async (t) => {
  let asked = 0;
  const models = await startStandInModels({
    answer: (call) =>
      (asked += 1) === 1 ? { text: '', fault: 'overloaded' } : answerLikeAModel(call),
  });
  t.after(() => models.close());
  const busy = await makeApp(t, { env: models.env(['openai']), listens: true });
  const wanted = { format: 'summary', sample: true, model: 'openai/gpt-4.1-mini' };
  const { body: started } = await busy.owner.call('POST', '/generations', wanted);
  const { id } = started.generations[0];
  await createApiClient({ url: busy.url, token: busy.owner.token }).log(id);
  assert.equal((await untilEnded(busy.owner, id)).status, 'done');
  const text = await untilSeen(async () => {
    const { body } = await busy.app.inject({ url: '/metrics', headers: { host: 'localhost' } });
    // The job ends shortly after its run.
    return body.includes('job_attempts_total{job="generation"') ? body : null;
  });
  const told = (series: string) => Number(text.split(`\n${series} `)[1]?.split('\n')[0]);
  assert.equal(told('job_attempts_total{job="generation",outcome="completed"}'), 1);
  const call = (outcome: string) =>
    told(`provider_calls_total{provider="openai",payer="house",outcome="${outcome}"}`);
  assert.equal(call('provider_overloaded'), 1);
  assert.ok(call('ok') >= 1);
  assert.ok(told('provider_tokens_total{provider="openai",kind="in"}') > 100);
  assert.ok(told('provider_tokens_total{provider="openai",kind="out"}') > 10);
  assert.ok(told('provider_cents_total{provider="openai",payer="house"}') > 0);
  assert.ok(told('stream_lag_seconds') > 0);
  assert.match(text, /# TYPE job_attempts_total counter/);
});

test('event loop delay is measured from the first request for metrics on', async () => {
  const fresh = createMetrics();
  const lag = () => /^nodejs_eventloop_lag_p99_seconds (\S+)$/m.exec(fresh.render([]))?.[1];
  assert.equal(lag(), undefined);
  await pause(100);
  const end = performance.now() + 300;
  while (performance.now() < end);
  await pause(30);
  const late = Number(lag());
  assert.ok(late > 0.2, String(late));
});

test('from other machines, metrics require the token', async () => {
  const away = { host: 'quill.example.org' };
  assert.equal((await ask(away)).statusCode, 404);
  assert.equal((await ask({ host: 'localhost', 'x-forwarded-for': '1.2.3.4' })).statusCode, 404);
  assert.equal((await ask({ ...away, authorization: 'Bearer wrong' })).statusCode, 404);
  assert.equal(
    (await ask({ ...away, authorization: 'Bearer a-long-metrics-token' })).statusCode,
    200,
  );
});

test("a public server always requires the token, because a proxy on the same machine forwards everyone's requests", async (t) => {
  const { app: open } = await makeApp(t, { works: false, env: PUBLIC_ENV });
  const answer = await open.inject({ url: '/metrics', headers: { host: 'localhost:3000' } });
  assert.equal(answer.statusCode, 404);
});

test('the server exports every metric on the dashboard', async () => {
  const { body } = await ask({ host: 'localhost:3000' });
  const told = new Set(
    [...body.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name, kind]) =>
      kind === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    ),
  );
  const file = new URL('../../../deploy/grafana-dashboard.json', import.meta.url);
  const { panels } = JSON.parse(readFileSync(file, 'utf8')) as {
    panels: { title: string; targets: { expr: string }[] }[];
  };
  assert.ok(panels.length >= 8);
  for (const { title, targets } of panels) {
    for (const { expr } of targets) {
      const named = expr.match(/[a-z]+(?:_[a-z0-9]+)+(?=[{[)]|$)/g) ?? [];
      assert.ok(named.length > 0 && named.every((name) => told.has(name)), `${title}: ${expr}`);
    }
  }
});
