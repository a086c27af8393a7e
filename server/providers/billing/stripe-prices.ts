import type Stripe from 'stripe';
import { PLANS, type PriceId } from '#contract/catalog/plans.ts';
import { AppError } from '#server/core/app-error.ts';
import { ask } from './stripe-answers.ts';

export type ConfiguredPrices = Readonly<Record<PriceId, string | undefined>>;

/** Maps our public prices to the provider's, via configuration or lookup key. */
export interface Prices {
  /** Throws `price_unknown` if the operator hasn't configured one. */
  get(stripe: Stripe, priceId: PriceId): Promise<string>;
  /** Drops the cached price of a lookup key, which may have moved. */
  forget(priceId: PriceId): void;
  /** Our price of a subscription; `null` for other products sold through the same provider account. */
  find(subscription: Stripe.Subscription): PriceId | null;
}

/** How long a lookup key is cached: a moved key takes effect after this in every process. */
const KEPT_MS = 5 * 60 * 1000;

export function createPrices(configured: ConfiguredPrices): Prices {
  const looked = new Map<PriceId, { id: string; until: number }>();
  return {
    async get(stripe, priceId) {
      const known = configured[priceId];
      if (known) return known;
      const kept = looked.get(priceId);
      if (kept && kept.until > Date.now()) return kept.id;
      const { data } = await ask('list', () =>
        stripe.prices.list({ lookup_keys: [priceId], active: true, limit: 1 }),
      );
      if (!data[0]) throw new AppError('price_unknown');
      looked.set(priceId, { id: data[0].id, until: Date.now() + KEPT_MS });
      return data[0].id;
    },

    forget: (priceId) => void looked.delete(priceId),

    find({ items, metadata }) {
      const price = items.data[0]?.price;
      if (!price) return null;
      const named = PLANS.find(
        ({ priceId }) => configured[priceId] === price.id || price.lookup_key === priceId,
      );
      if (named) return named.priceId;
      // Bought from us at a price that has been replaced since.
      const bought = asPriceId(metadata['plan']);
      return (
        bought && (PLANS.find(({ per }) => per === price.recurring?.interval)?.priceId ?? bought)
      );
    },
  };
}

export function asPriceId(value: string | undefined): PriceId | null {
  return PLANS.find(({ priceId }) => priceId === value)?.priceId ?? null;
}
