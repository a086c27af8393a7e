import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SpeakEstimate, VoiceList } from '#contract/podcasts.ts';
import {
  countedDown,
  freeVoicesWords,
  isAboutKey,
  isOver,
  onlyPaidWords,
} from './voice-fault-words.ts';

const fault = { code: 'voice_unreachable' as const, message: 'Gone.', paidTo: ['OpenAI'] };
const paidTo = (...labels: string[]) =>
  ({ paidTo: labels.map((label) => ({ label, characters: 1, costCents: 1 })) }) as SpeakEstimate;

test('a failure is current until another voice is picked, then it’s in the past tense', () => {
  assert.equal(isOver(fault, paidTo()), true);
  assert.equal(isOver(fault, paidTo('Google')), true);
  assert.equal(isOver(fault, paidTo('Google', 'OpenAI')), false);
  assert.equal(isOver(fault, undefined), false, 'nobody knows yet');
  assert.equal(isOver({ code: 'internal', message: 'Oh.', paidTo: ['OpenAI'] }, paidTo()), false);
  assert.equal(isOver({ code: 'voice_busy', message: 'Oh.', paidTo: [] }, paidTo()), false);
});

test('only the countdown to the next attempt changes in the message', () => {
  const message =
    'We’ll try again in 32 seconds (attempt 2 of 5). The last attempt is in 90 seconds.';
  assert.match(countedDown(message, 9), /again in 9 seconds \(.*last attempt is in 90 seconds/);
  assert.match(countedDown(message, 1), /again in 1 second \(/);
  assert.match(countedDown(message, 0), /again now \(/);
});

test('free voices are suggested for a key that doesn’t work, if there are any', () => {
  const voice = (name: string, provider: string) => ({ name, provider });
  const list = (...voices: unknown[]) => ({ language: 'thai', voices }) as VoiceList;
  const [low, high, ash] = [voice('Low', 'basic'), voice('High', 'basic'), voice('Ash', 'openai')];
  const mid = voice('Mid', 'basic');
  assert.equal(freeVoicesWords(fault, list(ash, low)), 'This voice is free: Low.');
  assert.match(freeVoicesWords(fault, list(ash, low, high))!, /are free: Low and High\.$/);
  assert.match(freeVoicesWords(fault, list(low, high, mid))!, /are free: Low, High and more\.$/);
  assert.equal(freeVoicesWords(fault, list(ash)), null);
  assert.equal(freeVoicesWords({ ...fault, paidTo: [] }, list(low)), null);
  assert.equal(onlyPaidWords(list(ash)), 'We don’t have any other voices for Thai.');
  assert.equal(onlyPaidWords(list(ash, low)), null);
  assert.equal(isAboutKey(fault), true);
  assert.equal(isAboutKey({ code: 'voices_busy', message: 'Busy.', paidTo: [] }), false);
});
