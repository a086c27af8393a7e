import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AudioState } from '#contract/podcasts.ts';
import { audioWords, wayOn } from './terminal-progress.ts';

const state = (part: Partial<AudioState>) =>
  ({ stage: null, progress: 0, remainingSeconds: null, error: null, ...part }) as AudioState;

test("someone waiting for a recording is told what it's waiting for", () => {
  assert.equal(audioWords(state({ status: 'queued' })), 'audio: queued');
  const message = 'We can’t reach the voice provider. We’ll try again in 8 seconds.';
  const error = { code: 'voice_unreachable' as const, message };
  // The remaining time was estimated before the failure.
  const waiting = state({ status: 'queued', error, remainingSeconds: 40 });
  assert.equal(audioWords(waiting), `audio: waiting. ${message}`);
  const running = { status: 'running', stage: 'speaking', progress: 0.31 } as const;
  assert.equal(audioWords(state(running)), 'audio: speaking 30%');
  assert.equal(
    audioWords(state({ ...running, remainingSeconds: 118 })),
    'audio: speaking 30%, about 2 minutes left',
  );
});

test('someone who interrupts the command is told what is saved and how to continue', () => {
  const page = 'http://localhost:8080/app/podcast/gen_1';
  assert.match(wayOn(page, true), /continues.*localhost:8080\/app\/podcast\/gen_1/s);
  assert.match(wayOn(page, false), /saved.*run npm start, then open .*podcast\/gen_1/s);
});
