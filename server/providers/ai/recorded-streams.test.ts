import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { anthropicMessages } from './anthropic-messages.ts';
import { googleStream } from './google-stream.ts';
import { openaiChat } from './openai-chat.ts';
import { openaiResponses } from './openai-responses.ts';
import { ErrorInStream, type Wire } from './wire.ts';

const FOLDER = join(import.meta.dirname, '../../../../shared/data/ai');
const skip = !existsSync(FOLDER) && 'the recorded streams are not here';

function replay(wire: Wire, name: string) {
  const reader = wire.read();
  const lines = readFileSync(join(FOLDER, `${name}.chunks.txt`), 'utf8')
    .split('\n')
    .filter(Boolean);
  const text = lines.map((line) => reader.take(line) ?? '').join('');
  return { text, reader };
}

const TEXTS: [string, Wire][] = [
  ['openai-text', openaiChat],
  ['groq-text', openaiChat],
  ['deepseek-text', openaiChat],
  ['mistral-text', openaiChat],
  ['xai-text', openaiChat],
  ['anthropic-text', anthropicMessages],
  ['google-text', googleStream],
];

for (const [name, wire] of TEXTS) {
  test(`${name}: a recorded stream is read completely`, { skip }, () => {
    const { text, reader } = replay(wire, name);
    assert.ok(text.trim().length > 0);
    assert.equal(reader.finish, name === 'deepseek-text' ? 'length' : 'stop');
    assert.ok(reader.tokens!.in > 0 && reader.tokens!.out > 0, JSON.stringify(reader.tokens));
  });
}

test('recorded refusals and stream errors are recognized', { skip }, () => {
  assert.equal(replay(anthropicMessages, 'anthropic-refusal').reader.finish, 'refused');
  assert.throws(() => replay(openaiResponses, 'openai-error.1'), ErrorInStream);
});
