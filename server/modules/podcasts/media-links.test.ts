import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { createKeyring, parseKeys } from '#server/core/keyring.ts';
import { createMediaLinks } from './media-links.ts';

const keyring = () => createKeyring(parseKeys(`k1:${randomBytes(32).toString('base64')}`));
const target = { key: 'podcasts/usr_1/audio/gen_1.mp3', type: 'audio/mpeg' };
const HOUR_MS = 3_600_000;

test('an address works for some hours, then reports that it has expired', () => {
  let now = new Date('2026-01-01T00:00:00Z');
  const links = createMediaLinks(keyring(), { now: () => now });
  const { url, expiresAt } = links.sign(target);
  const signed = url.split('/').at(-1)!;
  assert.deepEqual(links.open(signed), target);
  now = new Date(new Date(expiresAt).getTime() - 1);
  assert.deepEqual(links.open(signed), target);
  now = new Date(expiresAt);
  assert.throws(() => links.open(signed), { code: 'media_expired' });
  assert.ok(now.getTime() - Date.parse('2026-01-01T00:00:00Z') <= 24 * HOUR_MS);
});

test("an address reveals nothing about its file, and forged ones don't work", () => {
  const clock = { now: () => new Date() };
  const links = createMediaLinks(keyring(), clock);
  const signed = links
    .sign({ ...target, name: 'episode.mp3' })
    .url.split('/')
    .at(-1)!;
  const inside = Buffer.from(signed, 'base64url').toString('latin1') + signed;
  for (const word of ['usr_1', 'gen_1', 'episode', 'audio']) assert.ok(!inside.includes(word));
  const other = createMediaLinks(keyring(), clock).sign(target).url.split('/').at(-1)!;
  for (const wrong of [other, '', 'x', `${signed}A`, signed.slice(0, -4), signed.toUpperCase()]) {
    assert.throws(() => links.open(wrong), { code: 'not_found' }, wrong);
  }
});
