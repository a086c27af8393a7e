import type Stripe from 'stripe';
import { PLANS, type PriceId } from '#contract/catalog/plans.ts';
import { AppError } from '#server/core/app-error.ts';
import { ask } from './stripe-answers.ts';

export type ConfiguredPrices = Readonly<Record<PriceId, string | undefined>>;

/** Our public prices and the provider's own, which are named in the configuration or carry ours as lookup key. */
export interface Prices {
  /** Throws `price_unknown` where the operator has not said which one it is. */
  get(stripe: Stripe, priceId: PriceId): Promise<string>;
  /** Which of ours a subscription is for. */
  find(price: Stripe.Price): PriceId | null;
}

export function createPrices(configured: ConfiguredPrices): Prices {
  const looked = new Map<PriceId, string>();
  return {
    async get(stripe, priceId) {
      const known = configured[priceId] ?? looked.get(priceId);
      if (known) return known;
      const { data } = await ask('list', () =>
        stripe.prices.list({ lookup_keys: [priceId], active: true, limit: 1 }),
      );
      if (!data[0]) throw new AppError('price_unknown');
      looked.set(priceId, data[0].id);
      return data[0].id;
    },

    find(price) {
      const named = PLANS.find(
        ({ priceId }) => configured[priceId] === price.id || price.lookup_key === priceId,
      );
      const interval = price.recurring?.interval;
      return (named ?? PLANS.find(({ per }) => per === interval))?.priceId ?? null;
    },
  };
}

export function asPriceId(value: string | undefined): PriceId | null {
  return PLANS.find(({ priceId }) => priceId === value)?.priceId ?? null;
}
