import { sql } from '../sql.ts';
import { bigint, check, index, jsonb, pgTable, primaryKey, text } from '../tables.ts';
import type { AuditKind, Scope } from '#contract/accounts.ts';
import type { SecondReading } from '#contract/checks.ts';
import type { ExportNotes } from '#contract/exports.ts';
import type { KeyStateValue } from '#contract/settings.ts';
import type { LanguageValue } from '#contract/catalog/languages.ts';
import { createdAt, time } from './columns.ts';

/** Development sessions aren't valid in production; terminal sessions go to whoever owns the data folder. */
export type SessionKind = 'browser' | 'development' | 'terminal';

/** How a session was opened. An email link or Google has just proven ownership of the address, without a password. */
export type SignInMethod = 'password' | 'link' | 'google' | 'terminal';

/** A new emailed link replaces older ones; links from Google or the terminal don't. */
export type LinkPurpose = 'login' | 'activation' | 'welcome' | 'google' | 'owner';

export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    email: text('email').notNull().unique(),
    name: text('name').notNull().default(''),
    /** Argon2id with its parameters and salt. Null: only links and Google. */
    passwordHash: text('password_hash'),
    googleSubject: text('google_subject').unique(),
    /** When someone first proved they can read this mailbox. */
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
    /** Absolute limit, however often it's used. Unused sessions end earlier. */
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('sessions_of_a_user').on(table.userId)],
);

/** A single-use sign-in link; using it deletes it. */
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

/** A started Google sign-in. Its state is sealed in the browser's cookie; this row makes it single-use. */
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

/** API keys of AI providers, encrypted and bound to owner and provider. */
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
  exportNotes: text('export_notes').$type<ExportNotes>(),
  capCents: bigint('cap_cents', { mode: 'number' }),
  updatedAt: time('updated_at').notNull().defaultNow(),
});

/** No foreign key: the record that an account was deleted outlives the account, without name or email. */
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

/** Sliding-window rate limits: timestamps of the hits within the window, in milliseconds. */
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
