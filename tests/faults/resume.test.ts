import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { isLast, type ReceivedEvent } from '#contract/events.ts';
import { CALLS, fill } from '#contract/paths.ts';
import { type ApiClient, createApiClient } from '#tests/support/api-client.ts';
import { buyPlan } from '#tests/support/buy-plan.ts';
import { openScene } from '#tests/support/server-process.ts';
import { type Random, SEED, seededRandom } from './seeded-random.ts';
import { emptyServer, ENGINES, KINDS, replay } from './workload.ts';

const RUNS = 16;
const DROPPING_READERS = 4;

interface Reading {
  isEnd: (event: ReceivedEvent) => boolean;
  /** When to disconnect and resume from the last id; without it the connection stays open. */
  drops?: { random: Random; longest: number };
  onOpen?: () => void;
}

async function read(
  client: ApiClient,
  path: string,
  { isEnd, drops, onOpen }: Reading,
): Promise<ReceivedEvent[]> {
  const received: ReceivedEvent[] = [];
  for (;;) {
    const piece = drops?.random.whole(1, drops.longest) ?? Infinity;
    let count = 0;
    const options = { after: received.at(-1)?.id ?? 0, ...(onOpen && { onOpen }) };
    for await (const event of client.watch(path, options)) {
      received.push(event);
      if (isEnd(event)) return received;
      count += 1;
      if (count === piece) break;
    }
  }
}

describe(
  'a reader that reconnects gets exactly the log, however often it drops',
  { concurrency: 2 },
  () => {
    for (const engine of ENGINES) {
      test(`${RUNS} runs over one connection, with readers that drop (${engine})`, async (t) => {
        t.diagnostic(`FAULT_SEED=${SEED}`);
        const scene = openScene();
        t.after(() => scene.close());
        const server = await scene.start(await emptyServer(scene, engine));
        await buyPlan(server);
        const client = createApiClient(server);

        const told: number[] = [];
        for (const kind of KINDS) told.push((await client.log(await client.create(kind))).length);
        const kinds = Array.from({ length: RUNS }, (_, run) => run % KINDS.length);
        const total = [...told, ...kinds.map((kind) => told[kind]!)].reduce(
          (sum, one) => sum + one,
        );
        const isEnd = (event: ReceivedEvent) => event.id === total;

        const { promise: isOpen, resolve: onOpen } = Promise.withResolvers<void>();
        const steady = read(client, CALLS.events, { isEnd, onOpen });
        await isOpen;
        const dropping = Array.from({ length: DROPPING_READERS }, (_, reader) => {
          const drops = { random: seededRandom(SEED + reader), longest: 100 };
          return read(client, CALLS.events, { isEnd, drops });
        });
        const ids = await Promise.all(kinds.map((kind) => client.create(KINDS[kind]!)));
        const runs = ids.map((id, run) => {
          const drops = { random: seededRandom(SEED + run), longest: 20 };
          const path = fill(CALLS.generationEvents, { id });
          return read(client, path, { drops, isEnd: ({ event }) => isLast(event) });
        });

        const whole = await Promise.all([steady, ...dropping]);
        const log = await replay(client, total);
        assert.deepEqual(
          log.map(({ id }) => id),
          Array.from({ length: total }, (_, index) => index + 1),
        );
        for (const received of whole) assert.deepEqual(received, log);
        for (const [run, received] of (await Promise.all(runs)).entries()) {
          const own = log.filter(({ generationId }) => generationId === ids[run]);
          assert.deepEqual(
            received,
            own.map((event) => ({ ...event, id: event.seq })),
          );
          assert.deepEqual(await client.log(ids[run]!), received);
        }
      });
    }
  },
);
