import assert from 'node:assert/strict';
import { test } from 'node:test';
import { modelName } from './model-name.ts';

test("a model is shown with its maker's name for it instead of its id", () => {
  const names: [id: string, listed: string | null, name: string][] = [
    ['gpt-4.1-mini', 'gpt 4.1 mini', 'GPT-4.1 mini'],
    ['gpt-4o', 'gpt 4o', 'GPT-4o'],
    ['gpt-4o-2024-05-13', 'gpt 4o (2024-05-13)', 'GPT-4o (2024-05-13)'],
    ['gpt-5.2-pro', 'gpt-5.2-pro', 'GPT-5.2 Pro'],
    ['gpt-5.2-pro', null, 'GPT-5.2 Pro'],
    ['openai/gpt-oss-120b', 'openai/gpt-oss-120b', 'GPT-OSS 120B'],
    ['claude-opus-5-5', 'claude-opus-5-5', 'Claude Opus 5.5'],
    ['claude-3-5-sonnet', 'claude-3-5-sonnet', 'Claude 3.5 Sonnet'],
    ['anthropic/claude-sonnet-5', null, 'Claude Sonnet 5'],
    ['gemini-2.0-flash-lite', 'gemini 2.0 flash lite', 'Gemini 2.0 Flash Lite'],
    ['llama-3.1-70b-versatile', 'llama-3.1-70b-versatile', 'Llama 3.1 70B Versatile'],
    ['deepseek-chat', 'deepseek-chat', 'DeepSeek Chat'],
  ];
  for (const [id, listed, name] of names) assert.equal(modelName(id, listed), name, id);
});

test('well-spelled names from the list and names only the operator knows stay unchanged', () => {
  assert.equal(modelName('gpt-5-mini', 'GPT-5 mini'), 'GPT-5 mini');
  assert.equal(modelName('qwen/qwen3-32b', 'Qwen3 32B 131k'), 'Qwen3 32B 131k');
  assert.equal(modelName('my-model:latest', null), 'my-model:latest');
});

test("a model never gets another model's name", () => {
  assert.equal(modelName('o4-mini', 'o4 Mini High'), 'o4-mini');
  assert.equal(modelName('o1-mini', 'o1 mini'), 'o1-mini');
});
