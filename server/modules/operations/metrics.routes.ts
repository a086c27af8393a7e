import { createHash, timingSafeEqual } from 'node:crypto';
import { sql } from '#server/db/sql.ts';
import type { FastifyRequest } from 'fastify';
import { CALLS } from '#contract/paths.ts';
import { AppError } from '#server/core/app-error.ts';
import { isAtTheMachine } from '#server/core/at-the-machine.ts';
import type { Metric, Tally } from '#server/core/tally.ts';
import type { App } from '#server/core/http.ts';
import type { Database } from '#server/db/database.ts';
import { createMetrics } from './metrics.ts';
import { readQueues } from './queues.repo.ts';

const STREAMS = new Set<string>([CALLS.events, CALLS.generationEvents, CALLS.questionEvents]);

interface Options {
  /** Bearer token that grants access. */
  token: string | undefined;
  /** Whether requests from the same machine need no token. Not in production, where a proxy forwards everyone's requests. */
  isOpenHere: boolean;
  database: Pick<Database, 'db'>;
  tally: Tally;
}

/** Measures all of the app's responses, so it's called on the app itself rather than registered as a plugin. */
export function addMetrics(app: App, { token, isOpenHere, database, tally }: Options): void {
  const metrics = createMetrics();
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    const route = routeOptions.url ?? 'unknown';
    // Streams last as long as their reader stays, so they're no measure of response times.
    if (STREAMS.has(route)) return;
    metrics.observe({ method, route, status: statusCode, seconds: elapsedTime / 1000 });
  });
  app.get(
    CALLS.metrics,
    { config: { access: 'public' }, schema: { hide: true } },
    async (request, reply) => {
      // Without access, the page doesn't exist.
      const isHere = isOpenHere && isAtTheMachine(request);
      if (!isHere && !hasToken(request, token)) throw new AppError('not_found');
      const text = metrics.render([...(await readGauges(database)), ...tally.read()]);
      return reply.type('text/plain; version=0.0.4; charset=utf-8').send(text);
    },
  );
}

function hasToken({ headers }: FastifyRequest, token: string | undefined): boolean {
  const [, sent] = /^Bearer (.+)$/.exec(headers.authorization ?? '') ?? [];
  if (!token || !sent) return false;
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(sent), digest(token));
}

async function readGauges({ db }: Options['database']): Promise<Metric[]> {
  const { rows: runs } = await db.execute<{ status: string; count: number }>(sql`
    SELECT status, count(*)::int AS count FROM generations
    WHERE status IN ('queued', 'running') GROUP BY status`);
  const queues = await readQueues(db);
  const { rows: days } = await db.execute<{ spent: number; held: number }>(sql`
    SELECT (spent_micro_cents / 1e6)::float AS spent, (held_micro_cents / 1e6)::float AS held
    FROM house_days WHERE day = to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD')`);
  const { totalCount, idleCount, waitingCount } = db.$client;
  return [
    {
      name: 'generations_open',
      help: 'Runs that are queued or being written.',
      values: runs.map(({ status, count }) => ({ labels: { status }, value: count })),
    },
    {
      name: 'queue_jobs',
      help: 'Jobs that are waiting or running.',
      values: queues.flatMap(({ name: queue, ...counts }) =>
        (['created', 'retry', 'active'] as const)
          .filter((state) => counts[state] > 0)
          .map((state) => ({ labels: { queue, state }, value: counts[state] })),
      ),
    },
    {
      name: 'queue_oldest_seconds',
      help: 'How long the oldest waiting job has been ready to run.',
      values: queues.flatMap(({ name, oldestSeconds }) =>
        oldestSeconds === null ? [] : [{ labels: { queue: name }, value: oldestSeconds }],
      ),
    },
    {
      name: 'house_cents_today',
      help: 'Spent on the house keys today, and reserved for calls in progress.',
      values: days.flatMap(({ spent, held }) => [
        { labels: { state: 'spent' }, value: spent },
        { labels: { state: 'held' }, value: held },
      ]),
    },
    {
      name: 'database_connections',
      help: 'This process’s database connections, and requests waiting for one.',
      values: [
        { labels: { state: 'busy' }, value: totalCount - idleCount },
        { labels: { state: 'idle' }, value: idleCount },
        { labels: { state: 'wanted' }, value: waitingCount },
      ],
    },
  ];
}
