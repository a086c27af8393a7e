import { createHash } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { type Account, TERMS_VERSION } from '#contract/accounts.ts';
import type { Clock } from '#server/core/clock.ts';
import { newId, newToken } from '#server/core/ids.ts';
import type { Tx } from '#server/db/database.ts';
import { loginLinks, users } from '#server/db/schema/accounts.ts';

const HOUR_MS = 3600 * 1000;
/** Long enough for mail that is read on Monday. */
export const WELCOME_HOURS = 72;

export interface Buyer {
  account: Account;
  /** Of a link that signs in once; only for somebody who has never signed in. Goes out by mail and nowhere else. */
  welcomeToken: string | null;
}

/** Accounts that come to be, or are found, by buying a plan. */
export interface Buyers {
  ensure(tx: Tx, buyer: { email: string; hasAcceptedTerms: boolean }): Promise<Buyer>;
  find(tx: Tx, id: string): Promise<Account | null>;
}

export function createBuyers({ clock }: { clock: Clock }): Buyers {
  return {
    async ensure(tx, { email, hasAcceptedTerms }) {
      await tx
        .insert(users)
        .values({ id: newId('usr'), email })
        .onConflictDoNothing({ target: users.email });
      const [user] = await tx.select().from(users).where(eq(users.email, email)).for('update');
      const { id, activatedAt } = user!;
      if (hasAcceptedTerms) {
        await tx
          .update(users)
          .set({ termsVersion: TERMS_VERSION, termsAcceptedAt: clock.now() })
          .where(and(eq(users.id, id), isNull(users.termsAcceptedAt)));
      }
      return {
        account: { id, email },
        welcomeToken: activatedAt ? null : await insertWelcomeLink(tx, id, clock),
      };
    },

    async find(tx, id) {
      const [user] = await tx.select().from(users).where(eq(users.id, id));
      return user ? { id: user.id, email: user.email } : null;
    },
  };
}

async function insertWelcomeLink(tx: Tx, userId: string, clock: Clock): Promise<string> {
  const token = newToken();
  await tx.insert(loginLinks).values({
    tokenHash: createHash('sha256').update(token).digest('hex'),
    userId,
    purpose: 'welcome',
    expiresAt: new Date(clock.now().getTime() + WELCOME_HOURS * HOUR_MS),
  });
  return token;
}
