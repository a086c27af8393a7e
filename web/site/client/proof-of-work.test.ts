import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import { type Challenge, solve } from './proof-of-work.ts';

// As the server asks for it, but for how long the work takes.
const ASKED = { algorithm: 'SHA-256', cost: 4, keyPrefix: '00', deriveKey };

test('V4 what the page works out for a form is the work that the server asked for', async () => {
  const hmacSignatureSecret = 'of the server';
  const challenge = await createChallenge({ ...ASKED, hmacSignatureSecret });
  const proof = JSON.parse(atob(await solve(challenge as Challenge)));
  assert.deepEqual(proof.challenge, challenge);
  const check = async (solution: object) =>
    (await verifySolution({ ...proof, solution, deriveKey, hmacSignatureSecret })).verified;
  assert.equal(await check(proof.solution), true);
  assert.equal(await check({ ...proof.solution, counter: proof.solution.counter + 1 }), false);
});
