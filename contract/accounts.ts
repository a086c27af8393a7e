import * as z from 'zod/mini';
import { ErrorBodySchema } from './errors.ts';
import { InstantSchema, ShareSchema } from './values.ts';

/** Who a request speaks for. */
export const AccountSchema = z.object({ id: z.string(), email: z.string() });
export type Account = z.infer<typeof AccountSchema>;

/** What `GET /user_info` answers. */
export const UserSchema = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  /** Whether a password was ever set; links and Google work without one. */
  hasPassword: z.boolean(),
  hasGoogle: z.boolean(),
  createdAt: InstantSchema,
  /** Of the terms that were accepted; null for accounts made at the terminal. */
  termsVersion: z.nullable(z.string()),
  /** Whether the operator's page is for this account. */
  isOperator: z.boolean(),
});
export type User = z.infer<typeof UserSchema>;

/** What every way of signing in answers. */
export const SignedInSchema = z.object({ access_token: z.string() });

/** The version of the terms that a new account accepts. It is stored with the account, and the time with it. */
export const TERMS_VERSION = '2026-11-15';

/** As a browser's email field takes it, so that page and server never disagree. Kept in lower case. */
export const EmailSchema = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(254, 'is too long for an email address'),
    z.email({ pattern: z.regexes.html5Email, error: 'isn’t an email address' }),
  );

export const PASSWORD_MIN = 8;
const PASSWORD_MAX = 512;
const NewPasswordSchema = z.string().check(
  z.minLength(PASSWORD_MIN, `needs at least ${PASSWORD_MIN} characters`),
  // Four pictures are four characters, however many units they take.
  z.refine((password) => Array.from(password).length >= PASSWORD_MIN, {
    error: `needs at least ${PASSWORD_MIN} characters`,
  }),
  z.maxLength(PASSWORD_MAX, `has more than ${PASSWORD_MAX} characters`),
);

export const LoginSchema = z.strictObject({
  email: EmailSchema,
  password: z.string().check(z.minLength(1, 'is missing'), z.maxLength(PASSWORD_MAX)),
});
export const SendLoginLinkSchema = z.strictObject({ email: EmailSchema });
/** Whoever sends it accepts the terms: the page has a box that must be ticked. */
export const SignUpSchema = z.strictObject({ email: EmailSchema });

/** The answer where there is nothing to tell but that it is on its way, whether the address is known or not. */
export const MessageSchema = z.object({ message: z.string() });

export const GoogleLoginSchema = z.object({ auth_url: z.string() });

export const ChangePasswordSchema = z.strictObject({
  /** Needed where there is a password already. */
  current: z.optional(z.string().check(z.maxLength(PASSWORD_MAX))),
  password: NewPasswordSchema,
});
export type ChangePassword = z.infer<typeof ChangePasswordSchema>;

const SessionInfoSchema = z.object({
  id: z.string(),
  kind: z.enum(['browser', 'development', 'terminal']),
  userAgent: z.string(),
  createdAt: InstantSchema,
  lastSeenAt: InstantSchema,
  expiresAt: InstantSchema,
  /** The one that asked. */
  isCurrent: z.boolean(),
});
export type SessionInfo = z.infer<typeof SessionInfoSchema>;
export const SessionListSchema = z.object({ sessions: z.array(SessionInfoSchema) });

/** `read`: look at and export what was made. `write`: also make, change and delete it. Neither opens the account itself. */
const SCOPES = ['read', 'write'] as const;
const ScopeSchema = z.enum(SCOPES);
export type Scope = z.infer<typeof ScopeSchema>;

export const CreateAccessTokenSchema = z.strictObject({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
  scope: z._default(ScopeSchema, 'read'),
  expiresInDays: z._default(z.int().check(z.gte(1), z.lte(365)), 90),
});
export type CreateAccessToken = z.infer<typeof CreateAccessTokenSchema>;

const AccessTokenInfoSchema = z.object({
  id: z.string(),
  name: z.string(),
  scope: ScopeSchema,
  createdAt: InstantSchema,
  lastUsedAt: z.nullable(InstantSchema),
  expiresAt: InstantSchema,
});
export type AccessTokenInfo = z.infer<typeof AccessTokenInfoSchema>;
export const AccessTokenListSchema = z.object({ tokens: z.array(AccessTokenInfoSchema) });
/** The only answer that ever holds the token itself. */
export const CreatedAccessTokenSchema = z.object({
  token: z.string(),
  info: AccessTokenInfoSchema,
});

/** What is written down about an account, for its owner to read. */
const AUDIT_KINDS = [
  'signed_up',
  'signed_in',
  'sign_in_failed',
  'signed_out',
  'session_ended',
  'password_changed',
  'key_saved',
  'key_removed',
  'access_token_made',
  'access_token_removed',
  'account_exported',
  'account_imported',
  'account_deleted',
  'plan_changed',
  'team_changed',
  'feed_changed',
  'jobs_retried',
] as const;
const AuditKindSchema = z.enum(AUDIT_KINDS);
export type AuditKind = z.infer<typeof AuditKindSchema>;

const AuditEventSchema = z.object({
  id: z.string(),
  kind: AuditKindSchema,
  at: InstantSchema,
  /** Where the request came from. Empty for what the server did by itself. */
  address: z.string(),
  userAgent: z.string(),
  /** A few words, such as the provider of a key. Never a secret. */
  detail: z.string(),
});
export type AuditEvent = z.infer<typeof AuditEventSchema>;
export const AuditListSchema = z.object({
  events: z.array(AuditEventSchema),
  nextCursor: z.nullable(z.string()),
});

/** Typed by hand, so that nobody loses everything by a slip. */
export const DeleteAccountSchema = z.strictObject({ email: EmailSchema });
export const DeletedAccountSchema = z.object({
  /** What remains and why, in words for the one who asked. */
  kept: z.array(z.string()),
});

/** Where the browser itself fetches the archive: once, and soon. */
export const DownloadSchema = z.object({ url: z.string() });

export const ImportedSchema = z.object({
  /** How many of each kind came in. */
  added: z.record(z.string(), z.number()),
  /** How many were here already and were left alone. */
  skipped: z.record(z.string(), z.number()),
});
export type Imported = z.infer<typeof ImportedSchema>;

/** What an import says while it goes on, to those who ask for `text/event-stream`. The last is one of the other two. */
export const ImportEventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('progress'), share: ShareSchema }),
  z.object({ type: z.literal('imported'), ...ImportedSchema.shape }),
  z.object({ type: z.literal('failed'), error: ErrorBodySchema }),
]);
export type ImportEvent = z.infer<typeof ImportEventSchema>;

export const ContactSchema = z.strictObject({
  name: z.string().check(z.trim(), z.minLength(1, 'is missing'), z.maxLength(200)),
  email: EmailSchema,
  message: z.string().check(z.trim(), z.minLength(1, 'is missing'), z.maxLength(10_000)),
  /** Of the captcha that `GET /config` names. */
  recaptchaToken: z.string().check(z.minLength(1, 'is missing'), z.maxLength(8_192)),
});
export type Contact = z.infer<typeof ContactSchema>;

/** What prerendered pages need to know of the server that serves them. */
export const PublicConfigSchema = z.object({
  captcha: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('proof_of_work') }),
    z.object({ kind: z.literal('recaptcha'), siteKey: z.string() }),
  ]),
  google: z.boolean(),
  /** Where `GET /auth/google/login` is answered; empty for the same host. */
  identityUrl: z.string(),
  supportEmail: z.string(),
  adConversion: z.nullable(z.object({ id: z.string(), label: z.string() })),
  affiliateUrl: z.nullable(z.string()),
  /** Where the video platform's private player is framed from. */
  embedUrl: z.optional(z.string()),
});
export type PublicConfig = z.infer<typeof PublicConfigSchema>;
