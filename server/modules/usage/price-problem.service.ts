import type { Account } from '#contract/accounts.ts';
import { wordsAhead } from '#contract/errors.ts';
import type { Estimate } from '#contract/generations.ts';
import type { Payer } from '#contract/models.ts';
import type { Usage } from './usage.service.ts';

/** Why something of this price would be stopped; `null` if there is enough left to spend. */
export async function problemOf(
  usage: Pick<Usage, 'capLeftMicroCents' | 'houseLeftMicroCents'>,
  account: Account,
  payer: Payer,
  neededMicroCents: number,
): Promise<Estimate['problem']> {
  const left =
    payer === 'own'
      ? await usage.capLeftMicroCents(account.id)
      : payer === 'house'
        ? await usage.houseLeftMicroCents(account.id)
        : null;
  if (left === null || neededMicroCents <= left) return null;
  const code = payer === 'own' ? 'spending_cap_reached' : 'house_budget_used';
  return { code, message: wordsAhead(code) };
}
