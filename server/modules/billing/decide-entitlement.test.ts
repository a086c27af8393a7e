import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  bestOf,
  leadOf,
  standingOf,
  type SubscriptionFacts,
  toEntitlement,
} from './decide-entitlement.ts';

const DAY_MS = 24 * 3600 * 1000;
const START = new Date('2026-03-01T00:00:00Z');
const day = (number: number) => new Date(START.getTime() + number * DAY_MS);

const month: SubscriptionFacts = {
  status: 'active',
  periodStart: START,
  periodEnd: day(30),
  trialEnd: null,
  cancelAt: null,
  paidUntil: day(30),
  revoked: null,
};
const stateOn = (number: number, facts: Partial<SubscriptionFacts>) =>
  standingOf({ ...month, ...facts }, day(number)).state;

test('a failed payment leaves seven days of the new, unpaid period, not a free month', () => {
  const failed = { status: 'past_due', paidUntil: null } as const;
  assert.equal(stateOn(6.9, failed), 'past_due');
  assert.equal(stateOn(7, failed), 'ended');
  assert.equal(stateOn(20, failed), 'ended');
});

test('a cancelled plan is valid until the end of the paid period, however it was cancelled', () => {
  assert.equal(stateOn(29, { cancelAt: day(30) }), 'cancelled');
  assert.equal(stateOn(30, { cancelAt: day(30) }), 'ended');
  assert.equal(stateOn(29, { status: 'canceled' }), 'cancelled');
  assert.equal(stateOn(30, { status: 'canceled' }), 'ended');
  assert.equal(stateOn(5, { status: 'canceled', paidUntil: null }), 'ended');
});

test('a trial ends on its end date, plus a few days for late events', () => {
  const trial = {
    status: 'trialing',
    trialEnd: day(7),
    periodEnd: day(7),
    paidUntil: null,
  } as const;
  assert.equal(stateOn(6, trial), 'trialing');
  assert.equal(stateOn(8, trial), 'trialing');
  assert.equal(stateOn(11, trial), 'ended');
  assert.equal(stateOn(6, { ...trial, status: 'canceled' }), 'ended');
  assert.equal(stateOn(6, { ...trial, cancelAt: day(7) }), 'cancelled');
});

test('a refund or dispute ends the plan immediately', () => {
  for (const revoked of ['refunded', 'disputed'] as const) {
    assert.equal(stateOn(1, { revoked }), 'ended');
    assert.equal(stateOn(1, { revoked, status: 'canceled' }), 'ended');
  }
});

test('states that were never paid grant nothing', () => {
  for (const status of ['unpaid', 'paused', 'incomplete_expired'] as const) {
    assert.equal(stateOn(1, { status, paidUntil: null }), 'ended');
  }
  assert.equal(stateOn(1, { status: 'incomplete', paidUntil: null }), 'free');
});

test('of several subscriptions the best one counts', () => {
  const ended = { state: 'ended', until: null } as const;
  const active = { state: 'active', until: day(30) } as const;
  const longer = { state: 'active', until: day(300) } as const;
  const trialing = { state: 'trialing', until: day(7) } as const;
  assert.deepEqual(bestOf([ended, trialing, active, longer]), longer);
  assert.equal(bestOf([ended]).state, 'ended');
  assert.equal(bestOf([]).state, 'free');
});

test('the settings show the plan that counts, not the one tried last', () => {
  const row = (name: string, startedOn: number, facts: Partial<SubscriptionFacts> = {}) => ({
    ...month,
    ...facts,
    name,
    startedAt: day(startedOn),
    openInvoice: facts.status === 'past_due' ? { cents: 1900 } : null,
  });
  const paid = row('paid', 0);
  const tried = row('tried', 5, { status: 'canceled', paidUntil: null });
  const unpaid = row('unpaid', 0, { status: 'past_due', paidUntil: null });
  assert.equal(leadOf([tried, paid], day(6))?.name, 'paid');
  assert.equal(leadOf([paid, row('trial', 5, { status: 'trialing' })], day(6))?.name, 'paid');
  assert.equal(leadOf([tried, unpaid], day(20))?.name, 'unpaid', 'it can be paid and go on');
  assert.equal(leadOf([tried, row('older', 0, { status: 'canceled' })], day(40))?.name, 'tried');
  assert.equal(leadOf([], day(1)), null);
});

test('K5 without a plan there are 10,000 words in total', () => {
  const free = { state: 'free', until: null } as const;
  const words = (used: number, held = 0) => ({ used, held });
  assert.equal(toEntitlement(free, words(9999)).mayGenerate, true);
  assert.equal(toEntitlement(free, words(9000, 999)).mayGenerate, true);
  assert.equal(toEntitlement(free, words(9000, 1000)).mayGenerate, false, 'the rest is held');
  assert.deepEqual(toEntitlement(free, words(12_000)), {
    state: 'free',
    mayGenerate: false,
    freeWords: { limit: 10_000, used: 12_000, left: 0, held: 0 },
    until: null,
  });
  assert.equal(toEntitlement({ state: 'ended', until: null }, words(5)).mayGenerate, true);
  assert.equal(toEntitlement({ state: 'visitor', until: null }, words(0)).mayGenerate, false);
  assert.equal(toEntitlement({ state: 'team', until: null }, words(50_000)).mayGenerate, true);
});
