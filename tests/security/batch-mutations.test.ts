import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { TOKEN_HEADER } from '#contract/paths.ts';
import { rateLimits } from '#server/db/schema/accounts.ts';
import { makeApp, type TestUser } from '#tests/support/make-app.ts';
import { startStandInPlatform } from '#tests/support/stand-in-platform.ts';
import { seededRandom, SEED } from '../faults/seeded-random.ts';
import { changeValue, pickOne, placesIn } from './mutate-rows.ts';

/** Long version: `IMPORT_MUTATIONS=5000 node --test tests/security/batch-mutations.test.ts`; `FAULT_SEED` repeats a run. */
const MUTATIONS = Number(process.env['IMPORT_MUTATIONS'] ?? 60);
const random = seededRandom(SEED);

const platform = await startStandInPlatform();
after(() => platform.close());
const app = await makeApp({ after }, { works: false, env: platform.env });

const wish = {
  format: 'summary',
  model: 'built-in',
  options: { length: 'short' },
  alsoMake: ['blog'],
};
const VALID = {
  batch: {
    ...wish,
    title: 'Soil',
    videos: [{ platformId: 'abcdefghijk', title: 'Worms', durationMs: 9000 }],
    capCents: 100,
    language: 'german',
  },
  watch: {
    ...wish,
    channel: 'https://www.youtube.com/channel/UCsoil000000000000000000',
    includeShorts: true,
    capCents: 5,
    language: null,
  },
  change: {
    status: 'paused',
    alsoMake: ['blog'],
    language: 'german',
    includeShorts: false,
    capCents: null,
  },
};

async function visit(user: TestUser, what: string): Promise<void> {
  const open = async (path: string) => {
    const { status, body, text } = await user.call('GET', path);
    assert.equal(status, 200, `${what}: ${path}: ${status} ${text.slice(0, 300)}`);
    return body;
  };
  const { batches } = await open('/batches');
  for (const { id } of batches as { id: string }[]) await open(`/batches/${id}`);
  await open('/watches');
  await open('/generations');
  const headers = { [TOKEN_HEADER]: user.token };
  const backup = await app.app.inject({ url: '/account/export', headers });
  assert.equal(backup.statusCode, 200, `${what}: the backup of it`);
}

test(`whatever a batch or a watched channel is asked to be, it is refused, or its pages work (${MUTATIONS} mutations, seed ${SEED})`, async (t) => {
  let taken = 0;
  for (let number = 0; number < MUTATIONS; number += 1) {
    await app.database.db.delete(rateLimits);
    const user = await app.makeUser(`batch${number}@example.org`);
    const asked = structuredClone(VALID);
    const kind = pickOne(random, ['batch', 'watch', 'change'] as const);
    const places = placesIn(asked[kind], kind);
    const place = pickOne(random, places);
    const what = `${place.path} ${changeValue(random, place, places)} (number ${number}, seed ${SEED})`;
    const send = async (method: 'POST' | 'PATCH', path: string, body: object) => {
      const answer = await user.call(method, path, body);
      assert.ok(answer.status < 500, `${what}: ${method} ${path}: ${answer.text.slice(0, 300)}`);
      if (answer.status < 300) taken += 1;
      return answer;
    };
    await send('POST', '/batches/estimate', asked.batch);
    const made = await send('POST', '/batches', asked.batch);
    const watched = await send('POST', '/watches', asked.watch);
    if (watched.status < 300) await send('PATCH', `/watches/${watched.body.id}`, asked.change);
    await visit(user, what);
    if (made.status < 300) {
      await send('POST', `/batches/${made.body.id}/stop`, {});
      await send('POST', `/batches/${made.body.id}/retry`, { capCents: 7 });
      await visit(user, what);
    }
  }
  assert.ok(taken > MUTATIONS, 'hardly any of it was valid');
  t.diagnostic(`${taken} calls were accepted`);
});
