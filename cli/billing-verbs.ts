import { OperatorError } from '#server/core/fatal.ts';
import type { Operations } from '#server/modules/operations/operations.service.ts';

export const BILLING_USAGE = `  billing <email>             show what an account has bought, and the events behind it
  grant-lifetime <email>      give the lifetime plan
  revoke-lifetime <email>     take back a lifetime plan that was given, not bought
  refund <email> [dollars]    refund the latest payment; a full refund ends the plan`;

type Verb = (operations: Operations, email: string, args: string[]) => Promise<string>;

export const BILLING_VERBS: Readonly<Record<string, Verb>> = {
  billing: async (operations, email) => JSON.stringify(await operations.getBilling(email), null, 2),
  'grant-lifetime': (operations, email) => operations.grantLifetime(email),
  'revoke-lifetime': (operations, email) => operations.revokeLifetime(email),
  refund: (operations, email, [amount]) => operations.refund(email, toCents(amount)),
};

function toCents(amount: string | undefined): number | null {
  if (amount === undefined) return null;
  if (!/^\d{1,6}(\.\d{1,2})?$/.test(amount) || Number(amount) === 0) {
    throw new OperatorError(`"${amount}" isn’t an amount. Use a number like 19 or 19.50.`);
  }
  return Math.round(Number(amount) * 100);
}
