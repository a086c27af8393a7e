import { z } from 'zod';

/** Who a request speaks for. */
export const AccountSchema = z.strictObject({ id: z.string(), email: z.string() });
export type Account = z.infer<typeof AccountSchema>;

/** What every way of signing in answers. */
export const SignedInSchema = z.strictObject({ access_token: z.string() });
export type SignedIn = z.infer<typeof SignedInSchema>;

/** The header that carries the session's token on every request. */
export const TOKEN_HEADER = 'token';
