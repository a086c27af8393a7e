import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readInvitation } from './invitation.ts';

const linkOf = (invited: string, by: string) =>
  readInvitation(`#${new URLSearchParams({ invited, by }).toString()}`);

test('an invited user sees who invited them, and a forged link can’t show its own text', () => {
  const [invited, inviter] = ['dora+news@mail.example.org', 'the.boss@example.co.uk'];
  assert.deepEqual(linkOf(invited, inviter), { invited, inviter });
  for (const other of [
    '',
    'x@y',
    'your-account-is-locked@support',
    'call us on 555@example.org',
    'call\u00a0us@example.org',
    'locked!pay-now@example.org',
    'a@b@example.org',
    '@example.org',
    'a@example.org/pay',
    'a@.example.org',
    'a@example.org\nPay',
    `${'a'.repeat(65)}@example.org`,
    `a@${'long-'.repeat(60)}.org`,
  ]) {
    assert.equal(linkOf(invited, other), null, other);
    assert.equal(linkOf(other, inviter), null, other);
  }
  assert.equal(readInvitation(''), null);
});
