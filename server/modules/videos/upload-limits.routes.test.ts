import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { makeApp, type TestUser } from '#tests/support/make-app.ts';
import { untilSeen } from '#tests/support/until-seen.ts';

const AT_ONCE = 2;
const env = { UPLOADS_PER_ACCOUNT: String(AT_ONCE) };
const app = await makeApp({ after }, { env, works: false, listens: true });
const TEXT =
  'Beds that get six hours of sun grow tomatoes. Shade suits lettuce and spinach better.';
const BOUNDARY = 'between-parts';

/** An upload that sends the beginning of its file, and the rest when it's ended. */
function open(user: TestUser) {
  const gate = Promise.withResolvers<void>();
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const disposition = 'content-disposition: form-data; name="file"; filename="a.txt"';
      controller.enqueue(Buffer.from(`--${BOUNDARY}\r\n${disposition}\r\n\r\n${TEXT}`));
      await gate.promise;
      controller.enqueue(Buffer.from(`\r\n--${BOUNDARY}--\r\n`));
      controller.close();
    },
  });
  const type = `multipart/form-data; boundary=${BOUNDARY}`;
  const headers = { token: user.token, 'content-type': type };
  const init = { method: 'POST', headers, body, duplex: 'half' } as const;
  const upload = {
    isOver: false,
    answer: fetch(`${app.url}/videos/upload`, init),
    async end() {
      gate.resolve();
      const { status } = await upload.answer;
      return status;
    },
  };
  const over = () => void (upload.isOver = true);
  upload.answer.then(over, over);
  return upload;
}

async function send(user: TestUser) {
  const upload = open(user);
  const status = await upload.end();
  return { status, answer: await upload.answer };
}

/** As many uploads under way as an account may have, and how another one is refused. */
async function fill(user: TestUser) {
  for (;;) {
    const arriving = Array.from({ length: AT_ONCE }, () => open(user));
    const refused = await untilSeen(async () => {
      const { status, answer } = await send(user);
      // The other one may have come first, and one of these been refused.
      if (arriving.some(({ isOver }) => isOver)) return 'over';
      return status === 429 ? answer : null;
    });
    if (refused !== 'over') return { arriving, refused };
    await Promise.all(arriving.map((upload) => upload.end()));
  }
}

test('an account can upload only so many files at once, other accounts can meanwhile', async () => {
  const user = await app.makeUser('many-files@example.org');
  const { arriving, refused } = await fill(user);
  assert.equal(refused.headers.get('retry-after'), '5');
  const { code, message } = (await refused.json()) as { code: string; message: string };
  assert.equal(code, 'too_fast');
  assert.match(message, /uploading 2 files, the most.+This one wasn’t added/);
  assert.equal((await send(await app.makeUser('one-file@example.org'))).status, 200);
  for (const upload of arriving) assert.equal(await upload.end(), 200);
  assert.equal((await send(user)).status, 200, 'the places were given back');
});
