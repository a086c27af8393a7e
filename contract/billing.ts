import * as z from 'zod/mini';

/** What an account has paid for. */
export const SubscriptionSchema = z.object({ status: z.enum(['none']) });
export type Subscription = z.infer<typeof SubscriptionSchema>;

export const HasLtdSchema = z.object({ has_ltd: z.boolean() });
