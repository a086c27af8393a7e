import assert from 'node:assert/strict';
import { CALLS } from '#contract/paths.ts';
import { isLast, type LiveEvent, type ReceivedEvent } from '#contract/events.ts';
import { applyEvent, EMPTY_RUN } from '#contract/run-view.ts';
import type { ApiClient } from '#tests/support/api-client.ts';
import type { Scene } from '#tests/support/server-process.ts';

export const ENGINES = ['embedded', 'postgres'] as const;
export type EngineName = (typeof ENGINES)[number];

/** Settings for a server on this engine with an empty database. */
export async function emptyServer(scene: Scene, engine: EngineName) {
  const env = engine === 'postgres' ? { DATABASE_URL: await scene.database() } : {};
  return { dataDir: scene.folder(), env };
}

/** Runs of different lengths and content, so that mixed-up texts are noticed. */
export const KINDS = [
  { format: 'summary', sample: true, options: { length: 'long' } },
  { format: 'summary', sample: true, options: { length: 'short' } },
  { format: 'summary', sample: 'airing-de', language: 'german', options: { length: 'long' } },
  { format: 'summary', sample: 'sleep-th', language: 'thai', options: { length: 'long' } },
] as const;

/** Events and text of a run of this kind without faults. */
export interface Undisturbed {
  markdown: string;
  told: LiveEvent[];
}

export async function runUndisturbed(
  client: ApiClient,
  kinds: readonly (typeof KINDS)[number][] = KINDS,
): Promise<Undisturbed[]> {
  const results: Undisturbed[] = [];
  for (const kind of kinds) {
    const id = await client.create(kind);
    const told = withoutStages(await client.log(id));
    assert.deepEqual(told.at(-1), { type: 'done', status: 'done' });
    results.push({ told, markdown: await client.exportMarkdown(id) });
  }
  return results;
}

/** A resumed run repeats its stage events; everything else must appear only once. */
function withoutStages(log: readonly ReceivedEvent[]): LiveEvent[] {
  return log.map(({ event }) => event).filter(({ type }) => type !== 'stage' && type !== 'retry');
}

/** Waits until the run has ended, then compares it with an undisturbed one. */
export async function assertUndisturbed(
  client: ApiClient,
  id: string,
  expected: Undisturbed,
): Promise<void> {
  const log = await client.log(id);
  assert.deepEqual(
    log.map(({ seq }) => seq),
    log.map((_, index) => index + 1),
    `${id}: the log has a gap or a repetition`,
  );
  assert.deepEqual(withoutStages(log), expected.told, `${id}: the log tells something else`);
  const generation = await client.get(id);
  assert.equal(generation.status, 'done', `${id}: ${JSON.stringify(generation.error)}`);
  assert.equal(await client.exportMarkdown(id), expected.markdown, `${id}: another text`);
  const view = log.reduce((state, { event }) => applyEvent(state, event), EMPTY_RUN);
  assert.deepEqual(view.document, generation.document, `${id}: the log folds to another text`);
}

/** All events of the account, read in one stream. */
export async function replay(client: ApiClient, count: number): Promise<ReceivedEvent[]> {
  const events: ReceivedEvent[] = [];
  for await (const event of client.watch(CALLS.events, { after: 0 })) {
    events.push(event);
    if (events.length === count) break;
  }
  return events;
}

/** A reader of the account's events that resumes from its last id after every interruption. */
export interface Follower {
  readonly received: ReceivedEvent[];
  hasSeenEnd(id: string): boolean;
  /** Reads until the connection breaks or ends. */
  follow(client: ApiClient, onEvent?: () => void): Promise<void>;
}

export function createFollower(): Follower {
  const received: ReceivedEvent[] = [];
  const ended = new Set<string>();
  return {
    received,
    hasSeenEnd: (id) => ended.has(id),
    async follow(client, onEvent) {
      try {
        const after = received.at(-1)?.id ?? 0;
        for await (const event of client.watch(CALLS.events, { after })) {
          received.push(event);
          if (isLast(event.event)) ended.add(event.generationId);
          onEvent?.();
        }
      } catch {
        // Interrupted: the caller resumes.
      }
    },
  };
}
