import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aiProvidersFor } from '#tests/support/ai-providers.ts';
import { createEngines } from './engines.service.ts';
import type { Usage } from './usage.service.ts';

const account = { id: 'usr_1', email: 'writer@example.org' };

interface Scene {
  env?: Record<string, string>;
  own?: { provider: string; state: string }[];
  model?: string | null;
  left?: number;
  leftToday?: number;
  leftToVisitors?: number;
  local?: string[];
}

function engines({
  env = {},
  own = [],
  model = null,
  left = 100,
  leftToday = 100,
  leftToVisitors = 100,
  local = [],
}: Scene) {
  const real = aiProvidersFor(env);
  const providers = {
    ...real,
    house: {
      ...real.house,
      key: real.house.key,
      providers: real.house.providers,
      localModels: async () => local,
    },
  };
  return createEngines({
    providers,
    keys: { list: async () => own },
    settings: { get: async () => ({ model }) },
    usage: {
      houseLeftMicroCents: async (id) => (id === null ? leftToday : left),
      visitorsLeftMicroCents: async () => leftToVisitors,
    } as Usage,
  });
}

const HOUSE = { ANTHROPIC_API_KEY: 'house' };
const OWN = [{ provider: 'mistral', state: 'valid' }];

test("an own key takes precedence over the operator's key, that over the local server, and the built-in engine needs none", async () => {
  const chosen = async (scene: Scene) => {
    const { use } = await engines(scene).choose(account, null);
    return use ? `${use.payer} ${use.provider}` : 'built-in';
  };
  assert.equal(await chosen({ env: HOUSE, own: OWN, local: ['llama'] }), 'own mistral');
  assert.equal(await chosen({ env: HOUSE, local: ['llama'] }), 'house anthropic');
  assert.equal(await chosen({ env: HOUSE, local: ['llama'], left: 0 }), 'local local');
  assert.equal(await chosen({ env: HOUSE, leftToday: 0 }), 'built-in');
  assert.equal(await chosen({}), 'built-in');
  for (const state of ['invalid', 'unreachable', 'no_credit', 'no_access']) {
    assert.equal(await chosen({ own: [{ provider: 'mistral', state }] }), 'built-in', state);
  }
  assert.equal(
    await chosen({
      own: [
        { provider: 'anthropic', state: 'unreachable' },
        { provider: 'mistral', state: 'valid' },
      ],
    }),
    'own mistral',
  );
});

test('a model requested by name is used, or refused with the reason', async () => {
  const refusal = (scene: Scene, model: string, by = account) =>
    engines(scene)
      .choose(by, model)
      .then(
        () => 'used',
        (error: { code: string }) => error.code,
      );
  assert.equal(await refusal({ own: OWN }, 'mistral/anything-new'), 'used');
  assert.equal(await refusal({}, 'built-in'), 'used');
  assert.equal(await refusal({}, 'openai/gpt-6-luna'), 'key_needed');
  assert.equal(await refusal({}, 'nobody/x'), 'model_unknown');
  assert.equal(await refusal({}, 'gpt-6-luna'), 'model_unknown');
  assert.equal(await refusal({ local: ['llama'] }, 'local/other'), 'model_unknown');
  assert.equal(await refusal({ env: HOUSE }, 'anthropic/claude-sonnet-5'), 'used');
  assert.equal(await refusal({ env: HOUSE }, 'anthropic/nobody-knows-its-price'), 'key_needed');
  assert.equal(
    await refusal({ env: HOUSE, left: 0 }, 'anthropic/claude-sonnet-5'),
    'house_budget_used',
  );
  assert.equal(
    await refusal({ env: HOUSE, leftToday: 0 }, 'anthropic/claude-sonnet-5'),
    'house_day_used',
  );
  const thrownAway = { id: 'usr_2', email: 'x@box.mailinator.com' };
  assert.equal(
    await refusal({ env: HOUSE }, 'anthropic/claude-sonnet-5', thrownAway),
    'house_refused',
  );
});

test("once visitors have used up their share they get the built-in engine, and accounts still get the operator's key", async () => {
  const scene = { env: HOUSE, leftToVisitors: 0 };
  assert.equal((await engines(scene).chooseForVisitor()).use, null);
  assert.equal((await engines(scene).choose(account, null)).use?.payer, 'house');
  assert.equal((await engines({ env: HOUSE }).chooseForVisitor()).use?.payer, 'house');
});

test("an unavailable default doesn't stop a run that didn't ask for it", async () => {
  const { use } = await engines({ own: OWN, model: 'openai/gpt-6-luna' }).choose(account, null);
  assert.equal(use?.provider, 'mistral');
});
