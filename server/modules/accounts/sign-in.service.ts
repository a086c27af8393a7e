import type { Account, ChangePassword } from '#contract/accounts.ts';
import { AppError } from '#server/core/app-error.ts';
import type { Clock } from '#server/core/clock.ts';
import type { Site } from '#server/core/site.ts';
import { hashToken } from '#server/core/tokens.ts';
import type { Database } from '#server/db/database.ts';
import type { Queue } from '#server/queue/queue.ts';
import { type Audit, NOBODY, type Origin } from '../audit/audit.service.ts';
import { type Limits, networkOf } from '../limits/limits.service.ts';
import type { Mailer } from '../mail/mailer.service.ts';
import {
  activateUser,
  changeUser,
  findLoginLink,
  findUser,
  findUserByEmail,
  lockUser,
  takeLoginLink,
  voidMailedLinks,
} from './accounts.repo.ts';
import { sendLink } from './links.jobs.ts';
import { assertNotCommon, hashPassword, verifyPassword } from './passwords.ts';
import type { Sessions } from './sessions.service.ts';

/** Limits guesses of one account's password from many addresses. Links still work, so nobody is locked out. */
const GUESSES = { name: 'password-guesses', max: 10, windowSeconds: 15 * 60 };
/**
 * Limits mails to one address requested by others: a low limit per network and a higher one in total, so that someone
 * elsewhere can't use up the owner's share.
 */
const LINKS_FROM_ONE_PLACE = { name: 'links-from-one-place', max: 5, windowSeconds: 15 * 60 };
const LINKS_IN_ALL = { name: 'links-in-all', max: 30, windowSeconds: 3600 };

export interface SignIn {
  /** Returns a session token. Every failure throws `login_failed`. */
  byPassword(email: string, password: string, origin: Origin): Promise<string>;
  /**
   * Takes the same time and gives the same response whether the address is known or not, because the rest happens in a job.
   */
  askForLink(purpose: 'login' | 'signup', email: string, address: string): Promise<void>;
  /** Exchanges a login link's token for a session token. Works once per link. */
  byLink(token: string, origin: Origin): Promise<string>;
  changePassword(
    account: Account,
    sessionId: string,
    change: ChangePassword,
    origin: Origin,
  ): Promise<void>;
}

interface Options {
  database: Database;
  queue: Pick<Queue, 'enqueue'>;
  sessions: Sessions;
  limits: Limits;
  mailer: Mailer;
  audit: Audit;
  site: Site;
  clock: Clock;
}

export function createSignIn({
  database,
  queue,
  sessions,
  limits,
  mailer,
  audit,
  site,
  clock,
}: Options): SignIn {
  const { db } = database;

  async function assertKnows(user: { id: string; passwordHash: string | null }, given: string) {
    await limits.take(GUESSES, user.id);
    if (!(await verifyPassword(user.passwordHash, given))) throw new AppError('password_wrong');
    await limits.forget(GUESSES, user.id);
  }

  return {
    async byPassword(email, password, origin) {
      await limits.take(GUESSES, email);
      const user = await findUserByEmail(db, email);
      const fits = await verifyPassword(user?.passwordHash ?? null, password);
      if (!user || !fits) {
        const ownerId = user?.id ?? NOBODY;
        await audit.record(db, { ownerId, kind: 'sign_in_failed', detail: 'password', origin });
        throw new AppError('login_failed');
      }
      await limits.forget(GUESSES, email);
      return database.transaction(async (tx) => {
        // The password has changed since the check: that ended all other sessions, so no new one may be opened.
        if ((await lockUser(tx, user.id))?.passwordHash !== user.passwordHash) {
          throw new AppError('login_failed');
        }
        const entry = { ownerId: user.id, detail: 'password', origin };
        await audit.record(tx, { ...entry, kind: 'signed_in' });
        const { userAgent } = origin;
        return sessions.open(tx, {
          userId: user.id,
          kind: 'browser',
          method: 'password',
          userAgent,
        });
      });
    },

    async askForLink(purpose, email, address) {
      await limits.take(LINKS_FROM_ONE_PLACE, `${email} ${networkOf(address)}`);
      await limits.take(LINKS_IN_ALL, email);
      const at = clock.now().toISOString();
      await queue.enqueue(db.$client, sendLink, { purpose, email, at }, email);
    },

    async byLink(token, origin) {
      const now = clock.now();
      const tokenHash = hashToken(token);
      const link = await findLoginLink(db, tokenHash);
      const opened = await database.transaction(async (tx) => {
        if (!link || link.expiresAt <= now) return null;
        const { userId, purpose } = link;
        await lockUser(tx, userId);
        if (!(await takeLoginLink(tx, tokenHash))) return null;
        const isGoogle = purpose === 'google';
        if (purpose !== 'owner') await activateUser(tx, userId, now);
        const detail = isGoogle ? 'google' : 'link';
        await audit.record(tx, { ownerId: userId, kind: 'signed_in', detail, origin });
        const { userAgent } = origin;
        const method = isGoogle ? 'google' : 'link';
        return sessions.open(tx, { userId, kind: 'browser', method, userAgent });
      });
      if (opened) return opened;
      const ownerId = link?.userId ?? NOBODY;
      await audit.record(db, { ownerId, kind: 'sign_in_failed', detail: 'link', origin });
      throw new AppError('link_used');
    },

    async changePassword(account, sessionId, { current, password }, origin) {
      const user = await findUser(db, account.id);
      if (!user) throw new AppError('not_signed_in');
      if (user.passwordHash && !(await sessions.isFreshProof(sessionId))) {
        if (current === undefined) {
          const fields = [{ field: 'current', problem: 'is missing' }];
          throw new AppError('password_wrong', { fields });
        }
        await assertKnows(user, current);
      }
      await assertNotCommon(password, account.email);
      const passwordHash = await hashPassword(password);
      await database.transaction(async (tx) => {
        // A concurrent change came first, which may have ended this session.
        if ((await lockUser(tx, account.id))?.passwordHash !== user.passwordHash) {
          throw new AppError('password_wrong');
        }
        if (!(await sessions.isOpen(tx, sessionId))) throw new AppError('not_signed_in');
        await changeUser(tx, account.id, { passwordHash });
        await voidMailedLinks(tx, account.id);
        await sessions.endOthersOn(tx, account, sessionId, origin);
        await audit.record(tx, { ownerId: account.id, kind: 'password_changed', origin });
        const at = `${clock.now().toISOString().slice(0, 16).replace('T', ' ')} UTC`;
        const data = { at, loginUrl: `${site.url}/login` };
        await mailer.send(tx, { to: account.email, template: 'passwordChanged', data });
      });
    },
  };
}
