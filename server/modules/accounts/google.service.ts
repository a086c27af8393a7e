import { TERMS_VERSION } from '#contract/accounts.ts';
import { CALLS } from '#contract/paths.ts';
import { AppError } from '#server/core/app-error.ts';
import type { Clock } from '#server/core/clock.ts';
import { newId } from '#server/core/ids.ts';
import type { Keyring } from '#server/core/keyring.ts';
import type { Site } from '#server/core/site.ts';
import { hashToken } from '#server/core/tokens.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { Identity, IdentityProvider, SignInFlow } from '#server/providers/identity/port.ts';
import { type Audit, NOBODY, type Origin } from '../audit/audit.service.ts';
import {
  activateUser,
  changeUser,
  closeEveryDoor,
  ensureUser,
  findUserByEmail,
  findUserBySubject,
  lockEmail,
  type UserRow,
} from './accounts.repo.ts';
import { insertFlow, takeFlow } from './google.repo.ts';
import type { Links } from './links.ts';

export const FLOW_MINUTES = 10;
const BOUND_TO = 'google-sign-in';

export interface GoogleSignIn {
  readonly isOn: boolean;
  /** Returns the redirect URL, and the cookie the browser must send back. Throws `google_off` if it isn't configured. */
  begin(): Promise<{ url: string; cookie: string }>;
  /** Returns the address of the page that signs in. Throws `google_failed` for anything invalid. */
  complete(callbackUrl: string, cookie: string | undefined, origin: Origin): Promise<string>;
}

interface Options {
  database: Database;
  provider: IdentityProvider | null;
  /** The callback's host, if it's different from the site's. */
  identityUrl: string | undefined;
  site: Site;
  links: Links;
  keyring: Keyring;
  audit: Audit;
  clock: Clock;
}

export function createGoogleSignIn({
  database,
  provider,
  identityUrl,
  site,
  links,
  keyring,
  audit,
  clock,
}: Options): GoogleSignIn {
  const callback = () => `${identityUrl ?? site.url}${CALLS.googleCallback}`;

  /** Matches by Google's id of the user, otherwise by the address verified by Google. */
  async function findOrMake(tx: Tx, { subject, email: given, name }: Identity): Promise<string> {
    const email = given.toLowerCase();
    const known = await findUserBySubject(tx, subject);
    if (known) return known.id;
    await lockEmail(tx, email);
    const existing = await findUserByEmail(tx, email);
    if (existing) return join(tx, existing, subject);
    const terms = { termsVersion: TERMS_VERSION, termsAcceptedAt: clock.now() };
    const { id } = await ensureUser(tx, newId('usr'), email, { name, ...terms });
    await changeUser(tx, id, { googleSubject: subject });
    await audit.record(tx, { ownerId: id, kind: 'signed_up', detail: 'google' });
    return id;
  }

  async function join(tx: Tx, user: UserRow, subject: string): Promise<string> {
    if (user.googleSubject && user.googleSubject !== subject) throw new AppError('google_failed');
    // An unactivated account was created by someone who only typed the address, so nothing of theirs may stay valid.
    if (!user.activatedAt) await closeEveryDoor(tx, user.id);
    await changeUser(tx, user.id, { googleSubject: subject });
    return user.id;
  }

  async function readAnswer(callbackUrl: string, cookie: string | undefined): Promise<Identity> {
    const flow = openFlow(keyring, cookie);
    if (!provider || !flow) throw new AppError('google_failed');
    // Used up before anything else, so that a repeated callback fails.
    if (!(await takeFlow(database.db, hashToken(flow.state), clock.now()))) {
      throw new AppError('google_failed');
    }
    const [, query = ''] = callbackUrl.split('?', 2);
    return provider.complete(new URL(`${callback()}?${query}`), flow);
  }

  return {
    isOn: provider !== null,

    async begin() {
      if (!provider) throw new AppError('google_off');
      const { url, flow } = await provider.begin(callback());
      const expiresAt = new Date(clock.now().getTime() + FLOW_MINUTES * 60_000);
      await insertFlow(database.db, { stateHash: hashToken(flow.state), expiresAt });
      return { url, cookie: keyring.seal(JSON.stringify(flow), BOUND_TO) };
    },

    async complete(callbackUrl, cookie, origin) {
      try {
        const identity = await readAnswer(callbackUrl, cookie);
        const token = await database.transaction(async (tx) => {
          const userId = await findOrMake(tx, identity);
          await activateUser(tx, userId, clock.now());
          return links.create(tx, userId, 'google');
        });
        return links.urlOf(token);
      } catch (error) {
        const entry = { ownerId: NOBODY, detail: 'google', origin };
        await audit.record(database.db, { ...entry, kind: 'sign_in_failed' });
        throw error;
      }
    },
  };
}

function openFlow(keyring: Keyring, cookie: string | undefined): SignInFlow | null {
  try {
    return cookie ? (JSON.parse(keyring.open(cookie, BOUND_TO)) as SignInFlow) : null;
  } catch {
    return null;
  }
}
