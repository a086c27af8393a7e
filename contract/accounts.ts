import * as z from 'zod/mini';

/** Who a request speaks for. */
export const AccountSchema = z.object({ id: z.string(), email: z.string() });
export type Account = z.infer<typeof AccountSchema>;

/** What every way of signing in answers. */
export const SignedInSchema = z.object({ access_token: z.string() });
export type SignedIn = z.infer<typeof SignedInSchema>;
