import { LOGIN_LINK_PAGE } from '#contract/paths.ts';
import type { Clock } from '#server/core/clock.ts';
import { newToken } from '#server/core/ids.ts';
import type { Site } from '#server/core/site.ts';
import { hashToken } from '#server/core/tokens.ts';
import type { Tx } from '#server/db/database.ts';
import type { LinkPurpose } from '#server/db/schema/accounts.ts';
import { insertLoginLink, lockUser, voidMailedLinks } from './accounts.repo.ts';

export const LINK_MINUTES: Record<LinkPurpose, number> = {
  login: 15,
  activation: 24 * 60,
  welcome: 72 * 60,
  /** Just long enough for the browser to follow the redirect. */
  google: 2,
  owner: 24 * 60,
};

/** Single-use sign-in links. */
export interface Links {
  /** Returns the token, which is never stored. A mailed link invalidates earlier mailed ones. */
  create(tx: Tx, userId: string, purpose: LinkPurpose): Promise<string>;
  urlOf(token: string): string;
}

export function createLinks({ clock, site }: { clock: Clock; site: Site }): Links {
  return {
    async create(tx, userId, purpose) {
      // Locked, so that of two concurrent links the second invalidates the first.
      await lockUser(tx, userId);
      const token = newToken();
      const expiresAt = new Date(clock.now().getTime() + LINK_MINUTES[purpose] * 60_000);
      if (purpose !== 'google' && purpose !== 'owner') await voidMailedLinks(tx, userId);
      await insertLoginLink(tx, { tokenHash: hashToken(token), userId, purpose, expiresAt });
      return token;
    },
    urlOf: (token) => `${site.url}${LOGIN_LINK_PAGE}?token=${token}`,
  };
}
