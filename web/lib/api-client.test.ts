import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import type { FieldProblem } from '#contract/errors.ts';
import { ApiError, call, errorText } from './api-client.ts';

const anything = { parse: (value: unknown) => value };

/** Fakes the three browser globals that the client uses. */
function browser(
  t: TestContext,
  answer: () => Response | Promise<Response>,
  token: string | null,
  pathname = '/app/blog',
) {
  const seen: Request[] = [];
  const places: string[] = [];
  const stored = new Map(token === null ? [] : [['token', token]]);
  const before = { fetch: globalThis.fetch };
  const fakes = {
    fetch: async (path: string, init: RequestInit) => {
      seen.push(new Request(`http://site.test${path}`, init));
      return answer();
    },
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      removeItem: (key: string) => stored.delete(key),
    },
    location: {
      origin: 'http://site.test',
      pathname,
      search: '',
      hash: '',
      assign: (place: string) => places.push(place),
    },
  };
  for (const [name, value] of Object.entries(fakes)) {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
  t.after(() => {
    Object.defineProperty(globalThis, 'fetch', { value: before.fetch, configurable: true });
    for (const name of ['localStorage', 'location']) Reflect.deleteProperty(globalThis, name);
  });
  return { seen, places, stored };
}

const fails = (promise: Promise<unknown>) =>
  promise.then(
    () => assert.fail('it did not reject'),
    (error: unknown) => {
      assert(error instanceof ApiError);
      return error;
    },
  );

test('S2 requests carry the token if there is one, and no token header otherwise', async (t) => {
  const signedIn = browser(t, () => Response.json({}), 'secret');
  await call('/samples', anything);
  assert.equal(signedIn.seen[0]?.headers.get('Token'), 'secret');
  const visitor = browser(t, () => Response.json({}), null);
  await call('/samples', anything);
  assert.equal(visitor.seen[0]?.headers.has('Token'), false);
});

test('S3 a 401 removes the token, redirects to /login and still rejects', async (t) => {
  const body = { code: 'not_signed_in', msg: 'Sign in.', message: 'Sign in.' };
  const { places, stored } = browser(t, () => Response.json(body, { status: 401 }), 'old');
  const error = await fails(call('/samples', anything));
  assert.deepEqual([error.code, error.status, error.message], ['not_signed_in', 401, 'Sign in.']);
  assert.deepEqual(places, ['/login']);
  assert.equal(stored.has('token'), false);
});

test('S3 E7 a 401 on the login page leaves the browser there, so the message stays on screen', async (t) => {
  const answer = () => Response.json({ msg: 'Wrong password.' }, { status: 401 });
  const { places, stored } = browser(t, answer, 'old', '/login');
  assert.equal(errorText(await fails(call('/login', anything))), 'Wrong password.');
  assert.deepEqual(places, []);
  assert.equal(stored.has('token'), false);
});

test('C1 C4 C11 requests are sent as JSON, with and without a body', async (t) => {
  const { seen } = browser(t, () => Response.json({}), null);
  await call('/user_info', anything);
  await call('/subscription_checkout/price_monthly', anything, { method: 'POST' });
  await call('/contact', anything, { method: 'POST', body: {} });
  const types = seen.map(({ headers }) => headers.get('Content-Type'));
  assert.deepEqual(
    types,
    Array.from({ length: 3 }, () => 'application/json'),
  );
});

test('an error keeps the server’s message and the fields it names', async (t) => {
  const fields = [{ field: 'sample', problem: 'must be known' }];
  const body = { code: 'invalid_input', msg: 'Mend it.', message: 'Mend it.', fields };
  browser(t, () => Response.json(body, { status: 400 }), 'secret');
  const error = await fails(call('/generations', anything, { method: 'POST', body: {} }));
  assert.deepEqual(error.fields, fields);
  assert.equal(error.message, 'Mend it.');
});

test('an error about fields says what is wrong with each of them', () => {
  const refused = (code: 'invalid_input' | 'language_needs_model', fields: FieldProblem[]) =>
    errorText(new ApiError(code, 400, 'Mend it.', fields));
  assert.equal(
    refused('invalid_input', [
      { field: 'name', problem: 'is too long' },
      { field: 'options.showNotes', problem: 'Invalid input: expected boolean' },
      { field: 'voices.1', problem: 'is not known.' },
    ]),
    'Name is too long. Show notes: Invalid input: expected boolean. Voices is not known. Nothing was changed.',
  );
  assert.equal(refused('invalid_input', []), 'Mend it.');
  assert.equal(refused('language_needs_model', [{ field: 'language', problem: 'no' }]), 'Mend it.');
});

test('no response, a proxy’s error page and an unreadable response each get their own message', async (t) => {
  browser(t, () => Promise.reject(new TypeError('Failed to fetch')), 'secret');
  assert.equal((await fails(call('/samples', anything))).code, 'unreachable');
  browser(t, () => new Response('<h1>Bad gateway</h1>', { status: 502 }), 'secret');
  assert.equal((await fails(call('/samples', anything))).code, 'unreachable');
  t.mock.method(console, 'error', () => {});
  browser(t, () => new Response('not JSON'), 'secret');
  assert.equal((await fails(call('/samples', anything))).code, 'unreadable');
});

test('E7 E8 E9 E12 the words of a refusal are shown, with or without a code, as msg or as message', async (t) => {
  const bodies = [{ msg: 'That link has expired.' }, { message: 'That link has expired.' }];
  for (const body of bodies) {
    browser(t, () => Response.json(body, { status: 400 }), null);
    assert.equal(errorText(await fails(call('/samples', anything))), 'That link has expired.');
  }
  browser(t, () => Response.json({ message: 'Bad gateway' }, { status: 502 }), null);
  assert.equal((await fails(call('/samples', anything))).code, 'unreachable');
  browser(t, () => Response.json({}, { status: 400 }), null);
  assert.equal((await fails(call('/samples', anything))).code, 'unreadable');
});
