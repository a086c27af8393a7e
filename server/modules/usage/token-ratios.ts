import type { PaidModel } from './call-booking.ts';

/** What a model's provider has counted against what we had guessed, lately. */
interface TokenRatios {
  of(use: Pick<PaidModel, 'provider' | 'model'>): number;
  learn(use: Pick<PaidModel, 'provider' | 'model'>, guessed: number, counted: number): void;
}

/** Each call counts by its size, and what is older fades. */
const FADING = 0.9;
/** Too few to say anything about a vocabulary. */
const LEAST_TOKENS = 200;
const LOWEST = 0.6;
const HIGHEST = 2.5;
/** Names come from customers, so they are not kept without end. */
const MOST_MODELS = 500;

export function createTokenRatios(): TokenRatios {
  const seen = new Map<string, { guessed: number; counted: number }>();
  const nameOf = ({ provider, model }: Pick<PaidModel, 'provider' | 'model'>) =>
    `${provider}/${model}`;

  return {
    of(use) {
      const sums = seen.get(nameOf(use));
      if (!sums) return 1;
      return Math.min(HIGHEST, Math.max(LOWEST, sums.counted / sums.guessed));
    },

    learn(use, guessed, counted) {
      if (guessed < LEAST_TOKENS || counted <= 0) return;
      const name = nameOf(use);
      const sums = seen.get(name) ?? { guessed: 0, counted: 0 };
      seen.delete(name);
      if (seen.size >= MOST_MODELS) seen.delete(seen.keys().next().value!);
      seen.set(name, {
        guessed: sums.guessed * FADING + guessed,
        counted: sums.counted * FADING + counted,
      });
    },
  };
}
