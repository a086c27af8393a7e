import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AppError } from '#server/core/app-error.ts';
import { hashPassword, verifyPassword } from './passwords.ts';

// Must be the first test, because the dummy hash is computed only once.
test("many concurrent first sign-ins don't prevent later ones", async () => {
  const hashing = ['x', 'y'].map(hashPassword);
  // They wait like real ones and then cost nothing.
  const waiting = Array.from({ length: 200 }, () => hashPassword(null as never));
  const [refused, ...turns] = await Promise.allSettled([verifyPassword(null, 'x'), ...waiting]);
  assert.equal(refused.status === 'rejected' && (refused.reason as AppError).code, 'too_fast');
  assert.equal(turns.length, 200);
  const [stored] = await Promise.all(hashing);
  assert.equal(await verifyPassword(null, 'x'), false);
  assert.equal(await verifyPassword(stored!, 'x'), true);
});

test('passwords hashed by an earlier version still work', async () => {
  // Created with @node-rs/argon2 2.2.1, with our parameters and with others.
  const ours =
    '$argon2id$v=19$m=19456,t=2,p=1$IhGx6DeOnGz7KyWoIIjUbQ$UPJsMXcUrnxXwPiEiumhxMpjxExkFB6afOC9Sq+Tshs';
  const others = '$argon2id$v=19$m=4096,t=3,p=2$MFxckChlIRKoOO4ChW1Gvw$tiqZkPMOF+KpZdxvfodCww';
  assert.equal(await verifyPassword(ours, 'Pässword of the öld package'), true);
  // The same letters as composed by another keyboard.
  assert.equal(await verifyPassword(ours, 'Pässword of the öld package'.normalize('NFD')), true);
  assert.equal(await verifyPassword(ours, 'Password of the old package'), false);
  assert.equal(await verifyPassword(others, 'correct horse'), true);
  assert.equal(await verifyPassword(others, 'correct house'), false);
});

test("a stored password is salted, has OWASP's cost, and is readable by any Argon2 library", async () => {
  const [one, other] = await Promise.all([hashPassword('the same'), hashPassword('the same')]);
  assert.match(one, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  assert.notEqual(one, other);
  assert.equal(await verifyPassword(one, 'the same'), true);
  assert.equal(await verifyPassword(one, 'the same '), false);
});

test('no password matches an account without one, or a stored value that is no hash', async () => {
  assert.equal(await verifyPassword(null, 'the password of nobody'), false);
  await assert.rejects(verifyPassword('plain', 'plain'), /not an Argon2id hash/);
  await assert.rejects(
    verifyPassword('$argon2id$v=19$m=8,t=1,p=1$c2FsdHNhbHQ$', ''),
    /not an Argon2id hash/,
  );
});
