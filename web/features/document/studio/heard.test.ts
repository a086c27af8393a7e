import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findHeard, keepHeard } from './heard.ts';

const kept = new Map<string, string>();
Object.defineProperty(globalThis, 'localStorage', {
  value: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  },
});

test('playback resumes where it stopped, and a new recording starts at the beginning', () => {
  assert.deepEqual(findHeard('gen_1', '2026-01-01'), { seconds: 0, speed: 1 });
  keepHeard('gen_1', '2026-01-01', { seconds: 316.24, speed: 1.5 });
  assert.deepEqual(findHeard('gen_1', '2026-01-01'), { seconds: 316.2, speed: 1.5 });
  assert.deepEqual(findHeard('gen_1', '2026-02-02'), { seconds: 0, speed: 1.5 });
  assert.deepEqual(findHeard('gen_2', '2026-01-01'), { seconds: 0, speed: 1.5 });
  kept.set('player-speed', 'fast');
  kept.set('heard:gen_1', 'what');
  assert.deepEqual(findHeard('gen_1', '2026-01-01'), { seconds: 0, speed: 1 });
});
