import * as z from 'zod/mini';

/** Lifetime quota of output words without a plan. */
export const FREE_WORDS = 10_000;
export const TRIAL_DAYS = 7;
export const MONEY_BACK_DAYS = 30;

/** Ids posted by the site; the server maps them to the payment provider's. */
export const PLANS = [
  {
    priceId: 'price_monthly',
    name: 'Monthly',
    priceCents: 1900,
    per: 'month',
    trialDays: TRIAL_DAYS,
  },
  { priceId: 'price_yearly', name: 'Yearly', priceCents: 9700, per: 'year', trialDays: TRIAL_DAYS },
  {
    priceId: 'price_lifetime',
    name: 'Lifetime',
    priceCents: 4700,
    insteadOfCents: 29_700,
    per: 'once',
    trialDays: 0,
  },
] as const;

export const PriceIdSchema = z.enum(PLANS.map((plan) => plan.priceId));
export type PriceId = z.infer<typeof PriceIdSchema>;
