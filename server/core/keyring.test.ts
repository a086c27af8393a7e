import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { createKeyring, loadKeyring, parseKeys } from './keyring.ts';

const key = (id: string) => `${id}:${randomBytes(32).toString('base64')}`;

test('a sealed secret opens only for the owner it was sealed for', () => {
  const keyring = createKeyring(parseKeys(key('k1')));
  const sealed = keyring.seal('sk-secret', 'usr_1:openai');
  assert.equal(keyring.open(sealed, 'usr_1:openai'), 'sk-secret');
  assert.throws(() => keyring.open(sealed, 'usr_2:openai'));
  assert.ok(!sealed.includes('sk-secret'));
  assert.notEqual(keyring.seal('sk-secret', 'usr_1:openai'), sealed);
});

test('a sealed secret that was altered or truncated does not open', () => {
  const keyring = createKeyring(parseKeys(key('k1')));
  const sealed = keyring.seal('sk-secret', 'x');
  const [version, id, blob] = sealed.split('.');
  const bytes = Buffer.from(blob!, 'base64url');
  for (let at = 0; at < bytes.length; at += 1) {
    const changed = Buffer.from(bytes);
    changed[at] = changed[at]! ^ 1;
    assert.throws(() => keyring.open(`${version}.${id}.${changed.toString('base64url')}`, 'x'));
  }
  assert.throws(() =>
    keyring.open(`${version}.${id}.${bytes.subarray(0, 20).toString('base64url')}`, 'x'),
  );
  assert.throws(() => keyring.open('rubbish', 'x'));
});

test('after rotating keys, older secrets still open and are recognized as outdated', () => {
  const [old, fresh] = [key('k1'), key('k2')];
  const sealed = createKeyring(parseKeys(old)).seal('secret', 'x');
  const rotated = createKeyring(parseKeys(`${fresh}, ${old}`));
  assert.equal(rotated.open(sealed, 'x'), 'secret');
  assert.equal(rotated.isCurrent(sealed), false);
  assert.equal(rotated.isCurrent(rotated.seal('secret', 'x')), true);
  assert.throws(() => createKeyring(parseKeys(fresh)).open(sealed, 'x'), /no key k1/);
});

test('keys that are too short, duplicated or malformed are refused', () => {
  for (const bad of [
    '',
    'k1',
    'k1:abc',
    `${key('k1')},${key('k1')}`,
    `K!:${randomBytes(32).toString('base64')}`,
  ]) {
    assert.throws(() => parseKeys(bad), Error, bad);
  }
});

test('the key generated on the first run is kept and only its owner can read the file', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'keys-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const sealed = loadKeyring(undefined, folder).seal('secret', 'x');
  assert.equal(loadKeyring(undefined, folder).open(sealed, 'x'), 'secret');
  const file = join(folder, 'encryption-keys');
  assert.equal(statSync(file).mode & 0o777, 0o600);
  assert.equal(loadKeyring(readFileSync(file, 'utf8'), '/nowhere').open(sealed, 'x'), 'secret');
});

test('an emptied key file gets a readable error and is never replaced', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'keys-'));
  t.after(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'encryption-keys'), '');
  assert.throws(() => loadKeyring(undefined, folder), /Restore the right file/);
  assert.equal(readFileSync(join(folder, 'encryption-keys'), 'utf8'), '');
});
