import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { PROVIDERS } from '#contract/catalog/providers.ts';
import { createModelBook } from './model-book.ts';
import { readModelOverrides } from './model-overrides.ts';

const book = createModelBook(new Map());

test('F9 every provider has models to choose from, recommended ones first', () => {
  for (const { value } of PROVIDERS) {
    const [first, ...rest] = book.list(value);
    assert.ok(first?.recommended, value);
    assert.ok(rest.length > 0, value);
    for (const model of [first, ...rest]) {
      assert.ok(model.prices !== null && (model.windowTokens ?? 0) >= 16_000, model.model);
      assert.doesNotMatch(model.model, /embed|whisper|tts|image/);
    }
  }
});

test('costs follow the price list, including cached tokens and higher prices for long prompts', () => {
  const cents = (tokens: { in: number; out: number; cached: number }) =>
    book.cost('openai', 'gpt-6-sol', tokens).microCents / 1e6;
  const { prices } = book.describe('openai', 'gpt-6-sol');
  const many = 100_000;
  assert.ok(Math.abs(cents({ in: many, out: 0, cached: 0 }) - prices!.inCents / 10) < 1e-6);
  assert.ok(cents({ in: many, out: 0, cached: many }) < cents({ in: many, out: 0, cached: 0 }));
  assert.ok(
    cents({ in: 4 * many, out: 0, cached: 0 }) > 4 * cents({ in: many, out: 0, cached: 0 }),
  );
});

test('an unknown model can be used at a conservative price marked as an estimate', () => {
  const unknown = book.describe('anthropic', 'claude-next-9');
  assert.deepEqual([unknown.known, unknown.prices], [false, null]);
  const { microCents, estimated } = book.cost('anthropic', 'claude-next-9', {
    in: 1000,
    out: 1000,
    cached: 0,
  });
  assert.ok(estimated && microCents > 0);
  assert.deepEqual(book.cost('local', 'llama', { in: 9, out: 9, cached: 0 }), {
    microCents: 0,
    estimated: false,
  });
});

test("the operator's model file overrides the price list, and an invalid one prevents startup", (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'models-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'models.json');
  const prices = { inCents: 1, outCents: 2, cachedCents: 0 };
  writeFileSync(
    file,
    JSON.stringify({
      'openai/gpt-7': { prices, recommended: true },
      'openai/gpt-6-luna': { hidden: true },
    }),
  );
  const own = createModelBook(readModelOverrides(file));
  assert.equal(own.cost('openai', 'gpt-7', { in: 10, out: 10, cached: 0 }).microCents, 30);
  const names = own.list('openai').map(({ model }) => model);
  assert.ok(names.includes('gpt-7') && !names.includes('gpt-6-luna'));
  writeFileSync(file, JSON.stringify({ 'nobody/x': { prices: 'cheap' } }));
  assert.throws(() => readModelOverrides(file), /AI_MODELS_FILE/);
});
