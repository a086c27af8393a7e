import { sql } from '../sql.ts';
import { bigint, check, index, jsonb, pgTable, primaryKey, text } from '../tables.ts';
import type { AuditKind, Scope } from '#contract/accounts.ts';
import type { SecondReading } from '#contract/checks.ts';
import type { KeyStateValue } from '#contract/settings.ts';
import type { LanguageValue } from '#contract/catalog/languages.ts';
import { createdAt, time } from './columns.ts';

/** A development session opens nothing in production; a terminal one is given to whoever owns the data folder. */
export type SessionKind = 'browser' | 'development' | 'terminal';

/** How it was opened: whoever came by mail or Google has just shown whose address it is, without a password. */
export type SignInMethod = 'password' | 'link' | 'google' | 'terminal';

/** Mailed links void each other; one that Google's answer or the terminal made does not touch them. */
export type LinkPurpose = 'login' | 'activation' | 'welcome' | 'google' | 'owner';

export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    email: text('email').notNull().unique(),
    name: text('name').notNull().default(''),
    /** Argon2id with its own parameters and salt. Null: links and Google only. */
    passwordHash: text('password_hash'),
    googleSubject: text('google_subject').unique(),
    /** Set when somebody first proved to read mail at this address. */
    activatedAt: time('activated_at'),
    termsVersion: text('terms_version'),
    termsAcceptedAt: time('terms_accepted_at'),
    createdAt: createdAt(),
  },
  (table) => [check('users_email_is_lower_case', sql`${table.email} = lower(${table.email})`)],
);

const userId = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
const ownerId = () =>
  text('owner_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    userId: userId(),
    kind: text('kind').$type<SessionKind>().notNull(),
    method: text('method').$type<SignInMethod>().notNull().default('terminal'),
    tokenHash: text('token_hash').notNull().unique(),
    userAgent: text('user_agent').notNull().default(''),
    createdAt: createdAt(),
    lastSeenAt: time('last_seen_at').notNull().defaultNow(),
    /** However often it is used. Unused, it ends earlier. */
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('sessions_of_a_user').on(table.userId)],
);

/** A link that signs its user in once. Using it deletes it. */
export const loginLinks = pgTable(
  'login_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: userId(),
    purpose: text('purpose').$type<LinkPurpose>().notNull().default('login'),
    createdAt: createdAt(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('login_links_of_a_user').on(table.userId)],
);

/** A sign-in with Google that has begun. What belongs to it is sealed in the browser's cookie; this makes it single-use. */
export const signInFlows = pgTable('sign_in_flows', {
  stateHash: text('state_hash').primaryKey(),
  expiresAt: time('expires_at').notNull(),
});

export const accessTokens = pgTable(
  'access_tokens',
  {
    id: text('id').primaryKey(),
    ownerId: ownerId(),
    name: text('name').notNull(),
    scope: text('scope').$type<Scope>().notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: createdAt(),
    lastUsedAt: time('last_used_at'),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('access_tokens_of_a_user').on(table.ownerId)],
);

/** Keys of AI providers, sealed and bound to owner and provider. */
export const aiKeys = pgTable(
  'ai_keys',
  {
    ownerId: ownerId(),
    provider: text('provider').notNull(),
    sealed: text('sealed').notNull(),
    lastFour: text('last_four').notNull(),
    state: text('state').$type<KeyStateValue>().notNull(),
    checkedAt: time('checked_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.provider] })],
);

export const settings = pgTable('settings', {
  ownerId: ownerId().primaryKey(),
  language: text('language').$type<LanguageValue>(),
  styleId: text('style_id'),
  model: text('model'),
  voices: jsonb('voices').$type<string[]>().notNull().default([]),
  secondReading: text('second_reading').$type<SecondReading>(),
  capCents: bigint('cap_cents', { mode: 'number' }),
  updatedAt: time('updated_at').notNull().defaultNow(),
});

/** Not tied to the account's row: that an account was deleted outlives it, without a name or an address. */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: text('id').primaryKey(),
    ownerId: text('owner_id').notNull(),
    kind: text('kind').$type<AuditKind>().notNull(),
    at: time('at').notNull(),
    address: text('address').notNull().default(''),
    userAgent: text('user_agent').notNull().default(''),
    detail: text('detail').notNull().default(''),
  },
  (table) => [index('audit_newest_first').on(table.ownerId, table.id)],
);

/** When each subject last did a limited thing: the moments within the window, in milliseconds. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    hitsMs: bigint('hits_ms', { mode: 'number' }).array().notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('rate_limits_expired').on(table.expiresAt)],
);

export const contactMessages = pgTable('contact_messages', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  message: text('message').notNull(),
  createdAt: createdAt(),
});
