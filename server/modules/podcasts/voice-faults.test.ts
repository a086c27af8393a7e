import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AppError } from '#server/core/app-error.ts';
import { paidProviders, withKeptLines, withProvider } from './voice-faults.ts';

const openai = { provider: 'openai', needsKey: true } as const;

test("an error names the voice's provider and how many lines are stored, but not if none are", () => {
  const fault = withProvider(new AppError('voice_busy', { retryAfterSeconds: 7 }), openai);
  assert.ok(fault instanceof AppError);
  assert.deepEqual([fault.code, fault.retryAfterSeconds], ['voice_busy', 7]);
  assert.match(fault.message, /^OpenAI is busy\. Nothing was recorded\. /);
  assert.equal(withKeptLines(fault.message, { linesDone: 0, linesTotal: 8 }), fault.message);
  assert.match(
    withKeptLines(fault.message, { linesDone: 7, linesTotal: 8 }),
    /^OpenAI is busy\. We recorded and saved 7 of 8 lines\. Try again/,
  );
  const needed = withProvider(new AppError('voice_key_needed'), openai) as AppError;
  assert.match(needed.message, /your OpenAI key\./);
});

test('only voices with a key have a provider that charges', () => {
  const lines = ['basic/low', 'openai/ash', 'openai/coral', 'google/puck'];
  assert.deepEqual(paidProviders(lines.map((voice) => ({ voice }))), ['OpenAI', 'Google']);
  assert.deepEqual(paidProviders([{ voice: 'built-in/cello' }]), []);
});
