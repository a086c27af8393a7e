import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, test } from 'node:test';
import { loadKeyring } from '#server/core/keyring.ts';
import { type Job, type HandledJob, handle } from '#server/queue/job.ts';
import { type Queue, startQueue } from '#server/queue/queue.ts';
import { makeDatabase } from '#tests/support/make-database.ts';
import { untilSeen } from '#tests/support/until-seen.ts';
import { createMailer, mailJobs } from '../modules/mail/mailer.service.ts';
import { deliverMail } from '../modules/mail/mail.jobs.ts';
import { fetchPlatformAudio, recognizeUpload } from '../modules/videos/recognition.jobs.ts';
import { retryPlatform } from '../modules/videos/videos.jobs.ts';
import { ALL_JOBS, jobShares } from './jobs.ts';
import { loadConfig } from '../core/config.ts';

/** As two processes, where the engine allows it. */
async function openQueues(t: Parameters<typeof makeDatabase>[0], handled: HandledJob) {
  const { forQueue, log, dataDir, database } = await makeDatabase(t);
  const queues: Queue[] = [];
  for (let left = forQueue.engine === 'embedded' ? 1 : 2; left > 0; left -= 1) {
    const queue = await startQueue({
      database: forQueue,
      log: log.log,
      jobs: [handled.job],
      shares: { [handled.job.name]: { concurrency: 2 } },
    });
    queues.push(queue);
  }
  const work = () => Promise.all(queues.map((queue) => queue.work([handled])));
  const stop = () => Promise.all(queues.map((queue) => queue.stop()));
  return { queue: queues[0]!, work, stop, forQueue, dataDir, database };
}

const until = (done: () => boolean) => untilSeen(async () => done() || null);

describe('one account with a long backlog takes one place and leaves the others to everybody else', () => {
  const kinds: [Job<never>, (name: string) => object][] = [
    [retryPlatform as Job<never>, (videoId) => ({ videoId, language: null })],
    [fetchPlatformAudio as Job<never>, (videoId) => ({ videoId })],
  ];
  for (const [job, dataOf] of kinds) {
    test(job.name, async (t) => {
      const begun: string[] = [];
      const gate = Promise.withResolvers<void>();
      const handled = handle(job, {
        async run({ videoId }: { videoId: string }) {
          begun.push(videoId);
          await gate.promise;
        },
      });
      const { queue, work, stop, forQueue } = await openQueues(t, handled);
      for (const name of ['a1', 'a2', 'a3', 'a4']) {
        await queue.enqueue(forQueue.pool, job, dataOf(name) as never, 'a');
      }
      await queue.enqueue(forQueue.pool, job, dataOf('b1') as never, 'b');
      await work();
      await until(() => begun.length === 2);
      assert.deepEqual(begun.toSorted(), ['a1', 'b1']);
      gate.resolve();
      await until(() => begun.length === 5);
      await stop();
    });
  }

  test('email to an address whose mail server doesn’t answer', async (t) => {
    const sent: string[] = [];
    const gate = Promise.withResolvers<void>();
    const isSlow = (to: string) => to.toLowerCase() === 'slow@example.org';
    const jobs: HandledJob[] = [];
    const handled = handle(deliverMail, { run: (...asked) => jobs[0]!.handler.run(...asked) });
    const { queue, work, stop, dataDir, database } = await openQueues(t, handled);
    const keyring = loadKeyring(undefined, dataDir);
    const transport = {
      async deliver({ to }: { to: string }) {
        sent.push(to);
        if (isSlow(to)) await gate.promise;
      },
    };
    jobs.push(...mailJobs({ keyring, transport: transport as never }));
    const mailer = createMailer({ queue, keyring });
    const template = {
      template: 'loginLink',
      data: { url: 'https://x.example', minutes: 20 },
    } as const;
    for (let count = 0; count < 4; count += 1) {
      await mailer.send(database.db, { to: 'Slow@example.org', ...template });
      await mailer.send(database.db, { to: 'slow@example.org', ...template });
    }
    await mailer.send(database.db, { to: 'quick@example.org', ...template });
    await work();
    await until(() => sent.includes('quick@example.org'));
    assert.equal(sent.filter(isSlow).length, 1);
    const { rows } = await database.db.$client.query('SELECT group_id FROM pgboss.job');
    assert.doesNotMatch(JSON.stringify(rows), /slow|quick|example/i, 'an address in the database');
    const guessed = createHash('sha256').update('quick@example.org').digest('base64url');
    assert.ok(!JSON.stringify(rows).includes(guessed.slice(0, 22)), 'it could be guessed');
    gate.resolve();
    await until(() => sent.length === 9);
    await stop();
  });
});

test('the operator’s settings apply to transcriptions and batches too', () => {
  const shares = jobShares(
    loadConfig({
      TRANSCRIPTIONS_AT_ONCE: '7',
      TRANSCRIPTIONS_PER_ACCOUNT: '3',
      TRANSCRIPTIONS_QUEUED: '9',
      BATCHES_AT_ONCE: '5',
    }),
  );
  assert.deepEqual(shares['recognize-upload'], { concurrency: 7, perOwner: 3, queuedPerOwner: 9 });
  assert.deepEqual(shares['batch'], { concurrency: 5 });
  const usual = jobShares(loadConfig({}));
  for (const { name, policy } of ALL_JOBS) {
    const { attempts: _a, backoffSeconds: _b, expireSeconds: _c, ...own } = policy;
    if (name === recognizeUpload.name) assert.deepEqual(usual[name], own, 'the same defaults');
  }
});
