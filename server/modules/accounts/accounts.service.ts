import { type Account, TERMS_VERSION, type User } from '#contract/accounts.ts';
import { AppError } from '#server/core/app-error.ts';
import type { Clock } from '#server/core/clock.ts';
import type { Caller } from '#server/core/http.ts';
import { newId } from '#server/core/ids.ts';
import type { Database, Queryable } from '#server/db/database.ts';
import type { SessionKind } from '#server/db/schema/accounts.ts';
import type { Queue } from '#server/queue/queue.ts';
import type { AccessTokens } from './access-tokens.service.ts';
import {
  changeUser,
  ensureUser,
  findUser,
  findUserByEmail,
  hasAnybodySignedIn,
  listEmails,
  listUsers,
  type UserRow,
  type UserSearch,
} from './accounts.repo.ts';
import { sendLink } from './links.jobs.ts';
import type { Links } from './links.ts';
import type { Sessions } from './sessions.service.ts';

/** The account that the first link, the terminal and a development token open. */
const OWNER_EMAIL = 'owner@localhost';

export interface Accounts {
  /** Who a token speaks for: a session's or an access token. `null` for one that is not good, or not any more. */
  identify(token: string): Promise<Caller | null>;
  getUser(account: Account): Promise<User>;
  find(id: string): Promise<Account | null>;
  findByEmail(email: string): Promise<Account | null>;
  /** Those whose address holds some text, the newest first. */
  search(which: UserSearch): Promise<(Account & { createdAt: Date })[]>;
  /** The addresses of these accounts, by their ids. */
  emailsOf(ids: readonly string[]): Promise<Map<string, string>>;
  changeName(on: Queryable, account: Account, name: string): Promise<void>;
  /** For whoever buys without an account: one is made, with the terms accepted now. The address is lower case. */
  ensureGuest(on: Queryable, email: string): Promise<Account & { isNew: boolean }>;
  /**
   * Mails the access details of such an account, with a link that signs in. `plan` is a sentence about what was
   * bought. Queued with the transaction given.
   */
  sendWelcome(on: Queryable, account: Account, plan: string): Promise<void>;
  /** A token for the owner's account. Production refuses one that was made for development. */
  createOwnerToken(kind: SessionKind): Promise<string>;
  /** The token of a link that signs the owner in once. */
  createOwnerLink(): Promise<string>;
  /** The same, but only while nobody has ever signed in. */
  createFirstLink(): Promise<string | null>;
}

interface Options {
  database: Database;
  queue: Pick<Queue, 'enqueue'>;
  clock: Clock;
  sessions: Sessions;
  accessTokens: AccessTokens;
  links: Links;
  /** The addresses of those who run this server. */
  operators: readonly string[];
}

export function createAccounts({
  database,
  queue,
  clock,
  sessions,
  accessTokens,
  links,
  operators,
}: Options): Accounts {
  const { db } = database;
  /** Only with an address that somebody has proven to be theirs; the owner's own is opened at the machine alone. */
  const isOperator = ({ email, activatedAt }: UserRow) =>
    operators.includes(email) && (activatedAt !== null || email === OWNER_EMAIL);
  const ensureOwner = () => ensureUser(db, newId('usr'), OWNER_EMAIL);

  async function createOwnerLink(): Promise<string> {
    const { id } = await ensureOwner();
    return database.transaction((tx) => links.create(tx, id, 'owner'));
  }

  return {
    async identify(token) {
      const script = await accessTokens.find(token);
      if (script) {
        const { account, id, scope } = script;
        return { account, credential: { kind: 'access_token', id, scope } };
      }
      const session = await sessions.find(token);
      if (!session) return null;
      return { account: session.account, credential: { kind: 'session', id: session.id } };
    },

    async getUser({ id }) {
      const row = await findUser(db, id);
      if (!row) throw new AppError('not_signed_in');
      return {
        id,
        email: row.email,
        name: row.name,
        hasPassword: row.passwordHash !== null,
        hasGoogle: row.googleSubject !== null,
        createdAt: row.createdAt.toISOString(),
        termsVersion: row.termsVersion,
        isOperator: isOperator(row),
      };
    },

    find: async (id) => toAccount(await findUser(db, id)),
    findByEmail: async (email) => toAccount(await findUserByEmail(db, email)),
    search: (which) => listUsers(db, which),
    emailsOf: async (ids) =>
      new Map((await listEmails(db, ids)).map(({ id, email }) => [id, email])),
    changeName: (on, { id }, name) => changeUser(on, id, { name }),

    ensureGuest: (on, email) =>
      ensureUser(on, newId('usr'), email.toLowerCase(), {
        termsVersion: TERMS_VERSION,
        termsAcceptedAt: clock.now(),
      }),

    async sendWelcome(on, { email }, plan) {
      const at = clock.now().toISOString();
      await queue.enqueue(on.$client, sendLink, { purpose: 'welcome', email, at, plan }, email);
    },

    createOwnerToken: async (kind) =>
      sessions.open(db, { userId: (await ensureOwner()).id, kind, method: 'terminal' }),

    createOwnerLink,
    createFirstLink: async () => ((await hasAnybodySignedIn(db)) ? null : createOwnerLink()),
  };
}

function toAccount(row: Account | null): Account | null {
  return row && { id: row.id, email: row.email };
}
