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
  /** Only as long as a browser needs to follow it. */
  google: 2,
  owner: 24 * 60,
};

/** Links that sign in once. */
export interface Links {
  /** Gives the token, which is stored nowhere. A mailed link voids those mailed before. */
  create(tx: Tx, userId: string, purpose: LinkPurpose): Promise<string>;
  urlOf(token: string): string;
}

export function createLinks({ clock, site }: { clock: Clock; site: Site }): Links {
  return {
    async create(tx, userId, purpose) {
      // Of two made at once, the second voids the first.
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
