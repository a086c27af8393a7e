import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { makeApp } from '#tests/support/make-app.ts';
import { readOutbox, waitForMail } from '#tests/support/mail.ts';
import type { AudioRow } from './podcasts.repo.ts';
import { createReadyMail } from './ready-mail.ts';

const MINUTE_MS = 60_000;

test('a mail announces an episode to someone who has been waiting, but not to someone watching or editing', async () => {
  const app = await makeApp({ after });
  const { owner } = app;
  const mail = createReadyMail(app.accountParts.mailer, app.site);
  const episode = (generationId: string, minutesAgo: number, result: object | null) =>
    ({
      generationId,
      ownerId: owner.id,
      script: { title: 'Small gardens' },
      result,
      createdAt: new Date(Date.now() - minutesAgo * MINUTE_MS),
    }) as AudioRow;
  await app.database.transaction(async (tx) => {
    await mail.send(tx, episode('gen_quick', 0, null));
    await mail.send(tx, episode('gen_again', 60, { key: 'an earlier file' }));
    await mail.send(tx, episode('gen_long', 5, null));
  });
  const told = await waitForMail(
    app.dataDir,
    owner.email,
    /^Your podcast is ready: Small gardens$/,
  );
  assert.match(told.text, /\/app\/podcast\/gen_long$/m);
  assert.equal(readOutbox(app.dataDir).length, 1);
});
