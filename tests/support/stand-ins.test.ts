// One engine: it tests the stand-ins for outside services; what they lead to storing is tested on both elsewhere.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { makeApp } from './make-app.ts';
import { idOf } from './stand-in-platform.ts';
import { startStandIns } from './stand-ins.ts';
import { untilEnded } from './until-ended.ts';
import { waveFile } from './wave-file.ts';

const standIns = await startStandIns();
const app = await makeApp({ after }, { env: standIns.env, listens: true });
after(() => standIns.close());

test('running with --stand-ins and no network gives a video, a model’s text, a transcript of a recording and a voice', async () => {
  const user = app.owner;
  const url = `https://youtu.be/${idOf('german')}`;
  const wanted = { format: 'tweet', language: 'german', url, options: { shape: 'single' } };
  const made = await user.call('POST', '/generations', wanted);
  assert.equal(made.status, 202, made.text);
  const local = await untilEnded(user, made.body.generations[0].id);
  assert.deepEqual([local.status, local.engine.kind], ['done', 'model']);

  for (const provider of ['openai', 'anthropic', 'google'] as const) {
    const key = `key-of-${provider}`;
    assert.equal((await user.call('PUT', `/settings/keys/${provider}`, { key })).status, 200);
    const bad = await user.call('PUT', `/settings/keys/${provider}`, { key: 'wrong-key' });
    assert.equal(bad.body.code, 'key_refused', provider);
  }
  const { body: list } = await user.call('GET', '/models');
  const model = list.models.find(({ id }: { id: string }) => id.startsWith('anthropic/')).id;
  const own = await user.call('POST', '/generations', { ...wanted, model });
  assert.equal((await untilEnded(user, own.body.generations[0].id)).status, 'done');

  const form = new FormData();
  form.set('rights', 'true');
  form.set('file', new Blob([waveFile(20)]), 'talk.wav');
  const headers = { token: user.token };
  const sent = await fetch(`${app.url}/videos/upload`, { method: 'POST', headers, body: form });
  assert.equal(sent.status, 202);
  const { id } = (await sent.json()) as { id: string };
  for (;;) {
    const { body } = await user.call('GET', `/videos/${id}`);
    if (body.transcript.state === 'ready') break;
    assert.equal(body.transcript.state, 'working', JSON.stringify(body.transcript.error));
    await pause(30);
  }

  const base = standIns.env['OPENAI_BASE_URL']!;
  const spoken = await fetch(`${base}/audio/speech`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer key' },
    body: JSON.stringify({ model: 'gpt-4o-mini-tts', input: 'Good morning.', voice: 'alloy' }),
  });
  assert.equal(spoken.headers.get('content-type'), 'audio/pcm');
  assert.ok((await spoken.arrayBuffer()).byteLength > 10_000);
});
