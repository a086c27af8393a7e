import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AudioState } from '#contract/podcasts.ts';
import { audioWords, wayOn } from './terminal-progress.ts';

const state = (part: Partial<AudioState>) =>
  ({ stage: null, progress: 0, remainingSeconds: null, error: null, ...part }) as AudioState;

test('who waits for a recording is told what is waited for', () => {
  assert.equal(audioWords(state({ status: 'queued' })), 'audio: queued');
  const message = 'We can’t reach the voice provider. We’ll try again in 8 seconds.';
  const error = { code: 'voice_unreachable' as const, message };
  // What is left was reckoned before it failed.
  const waiting = state({ status: 'queued', error, remainingSeconds: 40 });
  assert.equal(audioWords(waiting), `audio: waiting. ${message}`);
  const running = { status: 'running', stage: 'speaking', progress: 0.31 } as const;
  assert.equal(audioWords(state(running)), 'audio: speaking 30 %');
  assert.equal(
    audioWords(state({ ...running, remainingSeconds: 118 })),
    'audio: speaking 30 %, about 2 minutes left',
  );
});

test('who leaves is told what is safe and how it goes on', () => {
  const page = 'http://localhost:8080/app/podcast/gen_1';
  assert.match(wayOn(page, true), /continues.*localhost:8080\/app\/podcast\/gen_1/s);
  assert.match(wayOn(page, false), /saved.*npm start to continue.*podcast\/gen_1/s);
});
