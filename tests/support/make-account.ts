import { createHash } from 'node:crypto';
import type { Account } from '#contract/accounts.ts';
import { newId, newToken } from '#server/core/ids.ts';
import type { Database } from '#server/db/database.ts';
import { ensureUser } from '#server/modules/accounts/accounts.repo.ts';
import { insertSession } from '#server/modules/accounts/sessions.repo.ts';

export async function makeAccount(
  { db }: Database,
  email: string,
): Promise<{ account: Account; token: string }> {
  const { id, email: address } = await ensureUser(db, newId('usr'), email);
  const account = { id, email: address };
  const token = newToken();
  await insertSession(db, {
    id: newId('ses'),
    userId: account.id,
    kind: 'terminal',
    tokenHash: createHash('sha256').update(token).digest('hex'),
    // Far in the future, so that the session is valid whatever time a test sets its clock to.
    expiresAt: new Date('2100-01-01'),
    lastSeenAt: new Date('2099-12-31'),
  });
  return { account, token };
}
