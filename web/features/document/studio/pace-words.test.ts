import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { VoiceList } from '#contract/podcasts.ts';
import { paceWords } from './pace-words.ts';

const ready = { state: 'ready', message: 'Ready.' } as const;
const about = { name: 'X', description: '', pitch: 'middle' } as const;
const LIST: Pick<VoiceList, 'voices' | 'providers'> = {
  voices: [
    { id: 'elevenlabs/x', provider: 'elevenlabs', ...about },
    { id: 'google/x', provider: 'google', ...about },
    { id: 'basic/x', provider: 'basic', ...about },
  ],
  providers: [
    {
      id: 'elevenlabs',
      label: 'ElevenLabs',
      ...ready,
      pace: { least: 0.7, most: 1.2, step: 0.01 },
    },
    { id: 'google', label: 'Google', ...ready, pace: { least: 0.8, most: 1.2, step: 0.2 } },
    { id: 'basic', label: 'Basic', ...ready, pace: null },
  ],
};

test('a pace beyond a voice’s range says where the limit is', () => {
  const words = (pace: number, ...chosen: string[]) => paceWords(LIST, chosen, pace);
  assert.deepEqual(words(1, 'elevenlabs/x', 'google/x', 'basic/x'), []);
  assert.deepEqual(words(1.15, 'elevenlabs/x'), []);
  assert.deepEqual(words(1.35, 'elevenlabs/x'), ['ElevenLabs voices can’t go faster than 1.20×.']);
  assert.deepEqual(words(1.1, 'google/x', 'basic/x'), [
    'Google voices only have three speeds. You’ll hear the normal one.',
    'You can’t change the pace of Basic voices.',
  ]);
  assert.match(words(0.7, 'google/x')[0]!, /the slowest one/);
});
