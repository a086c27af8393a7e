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

/** The account opened by the first link, the terminal and a development token. */
const OWNER_EMAIL = 'owner@localhost';

export interface Accounts {
  /** The owner of a session's or access token. `null` if it's invalid or no longer valid. */
  identify(token: string): Promise<Caller | null>;
  getUser(account: Account): Promise<User>;
  find(id: string): Promise<Account | null>;
  findByEmail(email: string): Promise<Account | null>;
  /** Accounts whose address contains the text, newest first. */
  search(which: UserSearch): Promise<(Account & { createdAt: Date })[]>;
  /** The addresses of these accounts, by id. */
  emailsOf(ids: readonly string[]): Promise<Map<string, string>>;
  changeName(on: Queryable, account: Account, name: string): Promise<void>;
  /** For purchases without an account: creates one that accepts the terms now. The address must be lower case. */
  ensureGuest(on: Queryable, email: string): Promise<Account & { isNew: boolean }>;
  /**
   * Mails a new guest account's details with a sign-in link. `plan` is a sentence about the purchase. Queued in the given
   * transaction.
   */
  sendWelcome(on: Queryable, account: Account, plan: string): Promise<void>;
  /** A token for the owner's account. Production refuses tokens created for development. */
  createOwnerToken(kind: SessionKind): Promise<string>;
  /** The token of a single-use link that signs the owner in. */
  createOwnerLink(): Promise<string>;
  /** The same, but only as long as nobody has ever signed in. */
  createFirstLink(): Promise<string | null>;
}

interface Options {
  database: Database;
  queue: Pick<Queue, 'enqueue'>;
  clock: Clock;
  sessions: Sessions;
  accessTokens: AccessTokens;
  links: Links;
  /** The addresses of this server's operators. */
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
  /** Requires a verified address; the owner's own account can only be opened on the machine itself. */
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
