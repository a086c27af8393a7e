import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AppError } from '#server/core/app-error.ts';
import type { CutPart } from '#server/providers/recognition/port.ts';
import type { CallOutcome } from '../usage/usage.service.ts';
import { recognizePart } from './paid-recognition.ts';
import type { OwnRecognizer } from './recognizers.ts';

const PART = { durationMs: 60_000, offsetMs: 0, fromMs: 0, untilMs: 60_000 } as CutPart;

function serviceThat(recognize: () => Promise<unknown>): OwnRecognizer {
  const recognizer = { provider: 'openai', model: 'whisper-1', price: () => 600, recognize };
  return { recognizer, key: 'a-key', payer: 'own' } as unknown as OwnRecognizer;
}

function ledgerThat(settles: (outcome: CallOutcome) => Promise<void>) {
  const told: CallOutcome[] = [];
  const settleCall = (_id: string, outcome: CallOutcome) => {
    told.push(outcome);
    return settles(outcome);
  };
  return { told, usage: { beginCall: async () => 'call_1', settleCall } };
}

const ASKED = { ownerId: 'user_1', signal: new AbortController().signal } as never;

test('a paid transcription is never booked as free because the ledger was unavailable', async () => {
  const { usage, told } = ledgerThat(() => Promise.reject(new AppError('unavailable')));
  const own = serviceThat(async () => ({ cues: [], languageTag: 'en' }));
  await assert.rejects(recognizePart(usage, own, PART, ASKED));
  assert.deepEqual(
    told.map(({ microCents }) => microCents),
    [600],
  );
});

test('nothing is owed if the service refused a recording', async () => {
  const { usage, told } = ledgerThat(async () => {});
  const own = serviceThat(() => Promise.reject(new AppError('key_invalid')));
  await assert.rejects(recognizePart(usage, own, PART, ASKED));
  assert.deepEqual(
    told.map(({ microCents, error }) => [microCents, error]),
    [[0, 'key_invalid']],
  );
});
