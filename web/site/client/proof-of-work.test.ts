import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import { type Challenge, solve } from './proof-of-work.ts';

// The server's parameters with a lower cost.
const ASKED = { algorithm: 'SHA-256', cost: 4, keyPrefix: '00', deriveKey };

test('V4 the page’s solution is the proof of work that the server asked for', async () => {
  const hmacSignatureSecret = 'of the server';
  const challenge = await createChallenge({ ...ASKED, hmacSignatureSecret });
  const proof = JSON.parse(atob(await solve(challenge as Challenge)));
  assert.deepEqual(proof.challenge, challenge);
  const check = async (solution: object) =>
    (await verifySolution({ ...proof, solution, deriveKey, hmacSignatureSecret })).verified;
  assert.equal(await check(proof.solution), true);
  assert.equal(await check({ ...proof.solution, counter: proof.solution.counter + 1 }), false);
});
