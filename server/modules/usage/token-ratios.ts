import type { CallTokens, PaidModel } from './call-booking.ts';

type Counted = Pick<CallTokens, 'in' | 'out'>;

/** Recent provider counts relative to our estimates. */
interface TokenRatios {
  of(use: Pick<PaidModel, 'provider' | 'model'>): number;
  /** Typical thinking per answer, which is counted as output. */
  thoughtOf(use: Pick<PaidModel, 'provider' | 'model'>): number;
  learn(use: Pick<PaidModel, 'provider' | 'model'>, guessed: Counted, counted: Counted): void;
}

/** Calls are weighted by size, and older ones fade. */
const FADING = 0.9;
/** Too few to say anything about a vocabulary. */
const LEAST_TOKENS = 200;
/** For a model not seen thinking yet: what the large providers' models typically take for a text. */
const USUAL_THOUGHT = 1500;
const LOWEST = 0.6;
const HIGHEST = 2.5;
/** Limited, because names come from customers. */
const MOST_MODELS = 500;

export function createTokenRatios(): TokenRatios {
  const seen = new Map<string, { guessed: number; counted: number }>();
  const thoughts = new Map<string, number>();
  const nameOf = ({ provider, model }: Pick<PaidModel, 'provider' | 'model'>) =>
    `${provider}/${model}`;

  const of: TokenRatios['of'] = (use) => {
    const sums = seen.get(nameOf(use));
    if (!sums) return 1;
    return Math.min(HIGHEST, Math.max(LOWEST, sums.counted / sums.guessed));
  };

  return {
    of,
    thoughtOf: (use) => Math.round(thoughts.get(nameOf(use)) ?? USUAL_THOUGHT),

    learn(use, guessed, counted) {
      if (guessed.in < LEAST_TOKENS || counted.in <= 0) return;
      const name = nameOf(use);
      const sums = seen.get(name) ?? { guessed: 0, counted: 0 };
      keep(seen, name, {
        guessed: sums.guessed * FADING + guessed.in,
        counted: sums.counted * FADING + counted.in,
      });
      const thought = Math.max(0, counted.out - guessed.out * of(use));
      const before = thoughts.get(name) ?? thought;
      keep(thoughts, name, before * FADING + thought * (1 - FADING));
    },
  };
}

function keep<Value>(map: Map<string, Value>, name: string, value: Value): void {
  map.delete(name);
  if (map.size >= MOST_MODELS) map.delete(map.keys().next().value!);
  map.set(name, value);
}
