import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AppError } from '#server/core/app-error.ts';
import { bookFitting } from './book-fitting.ts';

const [MOST, LEAST] = [9000, 100];

/** Books while the limit's room changes with the time waited. One token costs one micro-cent. */
async function book(roomAt: (waitedMs: number) => { left: number; held: number }) {
  let waitedMs = 0;
  const booked = await bookFitting({
    most: MOST,
    least: LEAST,
    ceilingOf: (tokens) => tokens,
    async begin(ceiling) {
      if (ceiling > roomAt(waitedMs).left) throw new AppError('spending_cap_reached');
      return 'call';
    },
    async roomLeft() {
      const { left, held } = roomAt(waitedMs);
      return { leftMicroCents: left, heldMicroCents: held };
    },
    async wait(ms) {
      waitedMs += ms;
    },
  });
  return booked.maxOutputTokens;
}

test('the last of many calls is not refused while the ones before it end one after another', async () => {
  const end = 900_000;
  const tokens = await book((waitedMs) =>
    waitedMs < end
      ? { left: 0, held: 5000 - Math.floor(waitedMs / 60_000) }
      : { left: 200, held: 0 },
  );
  assert.equal(tokens, 200);
});

test('a call does not wait without end for calls that never give back what they hold', async () => {
  await assert.rejects(
    book(() => ({ left: 0, held: 5000 })),
    { code: 'spending_cap_reached' },
  );
});

test('a call without room for its longest answer leaves room to the others, though a model may use all it gets', async () => {
  assert.equal(await book(() => ({ left: MOST - 1, held: 0 })), 3 * LEAST);
  assert.equal(await book(() => ({ left: 150, held: 0 })), 150);
  const waited = await book((ms) => (ms === 0 ? { left: 0, held: MOST } : { left: MOST, held: 0 }));
  assert.equal(waited, 3 * LEAST);
});
