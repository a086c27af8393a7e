import * as z from 'zod/mini';
import { ErrorBodySchema } from './errors.ts';
import { InstantSchema, ShareSchema } from './values.ts';

/** The authenticated account of a request. */
export const AccountSchema = z.object({ id: z.string(), email: z.string() });
export type Account = z.infer<typeof AccountSchema>;

/** Response of `GET /user_info`. */
export const UserSchema = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  /** Whether a password was ever set; login links and Google work without one. */
  hasPassword: z.boolean(),
  hasGoogle: z.boolean(),
  createdAt: InstantSchema,
  /** Accepted terms version; null for accounts created in the terminal. */
  termsVersion: z.nullable(z.string()),
  /** Whether the account may open the operator page. */
  isOperator: z.boolean(),
});
export type User = z.infer<typeof UserSchema>;

/** Response of every sign-in method. */
export const SignedInSchema = z.object({ access_token: z.string() });

/** Current terms version; stored with the account and the time of acceptance. */
export const TERMS_VERSION = '2026-11-15';

/** Same rules as the browser's email input, so page and server agree. Stored in lowercase. */
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
  // Count code points, so four emoji are four characters.
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
/** Sending it accepts the terms: the page has a required checkbox. */
export const SignUpSchema = z.strictObject({ email: EmailSchema });

/** Generic confirmation that doesn't reveal whether the address is known. */
export const MessageSchema = z.object({ message: z.string() });

export const GoogleLoginSchema = z.object({ auth_url: z.string() });

export const ChangePasswordSchema = z.strictObject({
  /** Required if the account already has a password. */
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
  /** The session of this request. */
  isCurrent: z.boolean(),
});
export type SessionInfo = z.infer<typeof SessionInfoSchema>;
export const SessionListSchema = z.object({ sessions: z.array(SessionInfoSchema) });

/** `read`: view and export drafts. `write`: also create, change and delete them. Neither can manage the account itself. */
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
/** The only response that contains the token. */
export const CreatedAccessTokenSchema = z.object({
  token: z.string(),
  info: AccessTokenInfoSchema,
});

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
  /** Origin of the request. Empty for automatic actions. */
  address: z.string(),
  userAgent: z.string(),
  /** Short context, such as a key's provider. Never a secret. */
  detail: z.string(),
});
export type AuditEvent = z.infer<typeof AuditEventSchema>;
export const AuditListSchema = z.object({
  events: z.array(AuditEventSchema),
  nextCursor: z.nullable(z.string()),
});

/** Confirmed by typing the email, to prevent accidental deletion. */
export const DeleteAccountSchema = z.strictObject({ email: EmailSchema });
export const DeletedAccountSchema = z.object({
  /** What we keep and why, as readable text. */
  kept: z.array(z.string()),
});

/** Single-use, short-lived URL of the archive. */
export const DownloadSchema = z.object({ url: z.string() });

export const ImportedSchema = z.object({
  /** Added items per kind. */
  added: z.record(z.string(), z.number()),
  /** Items per kind that already existed and were left unchanged. */
  skipped: z.record(z.string(), z.number()),
});
export type Imported = z.infer<typeof ImportedSchema>;

/** Progress events of an import, for `text/event-stream` clients. The last one is `imported` or `failed`. */
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
  /** Token of the captcha named by `GET /config`. */
  recaptchaToken: z.string().check(z.minLength(1, 'is missing'), z.maxLength(8_192)),
});
export type Contact = z.infer<typeof ContactSchema>;

/** Runtime configuration for prerendered pages. */
export const PublicConfigSchema = z.object({
  captcha: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('proof_of_work') }),
    z.object({ kind: z.literal('recaptcha'), siteKey: z.string() }),
  ]),
  google: z.boolean(),
  /** Host for `GET /auth/google/login`; empty for the same host. */
  identityUrl: z.string(),
  supportEmail: z.string(),
  adConversion: z.nullable(z.object({ id: z.string(), label: z.string() })),
  affiliateUrl: z.nullable(z.string()),
  /** Embed host of the video platform's privacy-enhanced player. */
  embedUrl: z.optional(z.string()),
});
export type PublicConfig = z.infer<typeof PublicConfigSchema>;
