import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { aiProvidersFor } from '#tests/support/ai-providers.ts';
import { startStandInModels } from '#tests/support/stand-in-models/stand-in-models.ts';
import { VENDORS, withVersion } from './vendors.ts';

test('DeepSeek keys are checked at the documented URL, and a base URL works without a version', () => {
  const { baseUrl, checkPath } = VENDORS.deepseek;
  // https://api-docs.deepseek.com/api/get-user-balance
  assert.equal(baseUrl + checkPath, 'https://api.deepseek.com/user/balance');
  assert.equal(withVersion('https://proxy.example/', VENDORS.deepseek), 'https://proxy.example');
  assert.equal(withVersion('https://proxy.example', VENDORS.openai), 'https://proxy.example/v1');
});

test('a local embedding model is never the default for writing', async () => {
  const models = ['nomic-embed-text:latest', 'llama3.3:70b', 'whisper-large'];
  const standIn = await startStandInModels({ models });
  after(() => standIn.close());
  const [first, ...others] = await aiProvidersFor({
    LOCAL_AI_URL: standIn.localUrl,
  }).house.localModels();
  assert.equal(first, 'llama3.3:70b');
  assert.equal(others.length, 2, 'whoever names one of them may still have it');
});
