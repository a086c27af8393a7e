import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { CALLS } from '#contract/paths.ts';
import { rateLimits } from '#server/db/schema/accounts.ts';
import { uploadArchive } from '#tests/support/archive-lines.ts';
import { makeApp, type TestUser } from '#tests/support/make-app.ts';
import { untilSeen } from '#tests/support/until-seen.ts';

const env = { IMPORTS_AT_ONCE: '2', IMPORTS_PER_HOUR: '20', STREAMS_PER_ACCOUNT: '2' };
const app = await makeApp({ after }, { env, works: false, listens: true });
const NO_BACKUP = Buffer.from('no zip');

/** An upload that sends its beginning and then nothing until it's ended. */
function open(user: TestUser, accept: string, whole: Uint8Array = Buffer.from('PK')) {
  const gate = Promise.withResolvers<void>();
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(whole.slice(0, 2));
      await gate.promise;
      if (whole.length > 2) controller.enqueue(whole.slice(2));
      controller.close();
    },
  });
  const headers = { token: user.token, accept, 'content-type': 'application/zip' };
  const init = { method: 'POST', headers, body, duplex: 'half' } as const;
  const upload = {
    isOver: false,
    answer: fetch(app.url + CALLS.accountImport, init),
    end: gate.resolve,
  };
  const over = () => void (upload.isOver = true);
  upload.answer.then(over, over);
  return upload;
}

async function backup(): Promise<Uint8Array> {
  const headers = { token: app.owner.token };
  const { rawPayload } = await app.app.inject({ url: CALLS.accountExport, headers });
  return rawPayload;
}

/** An import that is running, and how another of the same account is refused meanwhile. */
async function beginImport(user: TestUser, accept = 'application/json', whole?: Uint8Array) {
  for (;;) {
    const upload = open(user, accept, whole);
    const refused = await untilSeen(async () => {
      await app.database.db.delete(rateLimits);
      const other = await uploadArchive(user, NO_BACKUP);
      // The other one may have come first, and this one been refused.
      return upload.isOver ? 'over' : other.status === 429 ? other : null;
    });
    if (refused === 'over') continue;
    return {
      refused,
      async end() {
        upload.end();
        return (await (await upload.answer).json()) as { code?: string; added?: object };
      },
    };
  }
}

test('a second import of an account is refused while the first is running, and told why', async () => {
  const user = await app.makeUser('twice@example.org');
  const first = await beginImport(user);
  const { body, headers } = first.refused;
  assert.deepEqual([body.code, headers['retry-after']], ['too_fast', '60']);
  assert.match(body.message, /still importing your other backup.+wasn’t imported/);
  assert.equal((await first.end()).code, 'archive_unreadable');
  assert.equal((await uploadArchive(user, NO_BACKUP)).body.code, 'archive_unreadable');
});

test("uploads that stall don't keep other accounts from importing", async () => {
  const users = await Promise.all(
    [1, 2, 3].map((number) => app.makeUser(`stalled${number}@example.org`)),
  );
  const stalled = await Promise.all(users.map((user) => beginImport(user)));
  const other = await app.makeUser('unhindered@example.org');
  assert.equal((await uploadArchive(other, await backup())).status, 200);
  for (const one of stalled) await one.end();
});

test('only so many accounts import at a time: the next is told so, and one whose file was on its way waits', async (t) => {
  const zip = await backup();
  const users = await Promise.all(
    [1, 2, 3].map((number) => app.makeUser(`one${number}@example.org`)),
  );
  const gate = Promise.withResolvers<void>();
  let storing = 0;
  let most = 0;
  const { change } = app.settings;
  t.mock.method(app.settings, 'change', async (...asked: Parameters<typeof change>) => {
    storing += 1;
    most = Math.max(most, storing);
    await gate.promise;
    storing -= 1;
    return change(...asked);
  });
  const early = await beginImport(users[2]!, 'application/json', zip);
  const first = users.slice(0, 2).map((user) => uploadArchive(user, zip));
  await untilSeen(async () => storing === 2 || null);
  const earlyEnds = early.end();
  const late = await app.makeUser('late@example.org');
  const { status, headers, body } = await uploadArchive(late, NO_BACKUP);
  assert.deepEqual([status, headers['retry-after']], [429, '60']);
  assert.match(body.message, /importing other people’s backups right now.+Try again in a minute/);
  gate.resolve();
  for (const one of await Promise.all(first)) assert.equal(one.status, 200, one.text);
  assert.ok((await earlyEnds).added);
  assert.equal(most, 2);
  assert.equal((await uploadArchive(late, NO_BACKUP)).body.code, 'archive_unreadable');
});

test('an account can import twenty times an hour, and others after that too', async () => {
  const user = await app.makeUser('often@example.org');
  for (let count = 1; count <= 20; count += 1) {
    assert.equal((await uploadArchive(user, NO_BACKUP)).status, 400);
  }
  const { status, body, headers } = await uploadArchive(user, NO_BACKUP);
  assert.deepEqual([status, body.code], [429, 'too_fast']);
  assert.ok(Number(headers['retry-after']) > 3000);
  assert.match(body.message, /Nothing was changed. Wait \d+ minutes/);
  const other = await app.makeUser('seldom@example.org');
  assert.equal((await uploadArchive(other, NO_BACKUP)).status, 400);
});

test('the progress of an import counts as one of the live connections of its account', async () => {
  const user = await app.makeUser('live@example.org');
  const leaving = new AbortController();
  const live = () =>
    fetch(app.url + CALLS.events, { headers: { token: user.token }, signal: leaving.signal });
  assert.equal((await live()).status, 200);
  const watched = await beginImport(user, 'text/event-stream');
  const refused = await live();
  assert.equal(refused.status, 429);
  const { message } = (await refused.json()) as { message: string };
  assert.match(message, /2 live connections open/);
  await watched.end();
  assert.equal((await live()).status, 200, 'it was given back');
  const none = await uploadArchive(user, NO_BACKUP);
  assert.equal(none.body.code, 'archive_unreadable', 'an import without progress needs none');
  leaving.abort();
});
