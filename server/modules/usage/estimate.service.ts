import type { LanguageValue } from '#contract/catalog/languages.ts';
import type { Estimate } from '#contract/generations.ts';
import type { AiProviders, AiRequest } from '#server/providers/ai/port.ts';
import { MICRO_CENTS } from './call-booking.ts';
import type { ModelCalls, PaidModel } from './model-call.service.ts';
import { mostTokensIn, tokensIn } from './request-tokens.ts';

/** A call that a run is going to make, as far as that can be said before. */
export interface PlannedCall {
  request: Omit<AiRequest, 'model'>;
  /** What the messages are mostly written in. */
  language?: LanguageValue;
  expectedOutputTokens: number;
  /** How often it is made at most: continuations, a repair. 1 where it is left out. */
  most?: number;
  /** Calls of one group run side by side; groups follow one another in the order in which they first come. */
  group?: string;
}

export type RunEstimate = Pick<Estimate, 'tokensIn' | 'tokensOut' | 'costCents' | 'seconds'> & {
  /** What `runCeilingMicroCents` of every call of the run is. */
  ceilingMicroCents: number;
};

export interface Estimates {
  /** The ceiling is kept by the ledger: a call that could pass it is not made. */
  estimate(use: PaidModel, calls: readonly PlannedCall[]): RunEstimate;
}

/** Room for answers that break off and are asked for again: they have been paid for by then. */
const ROOM_FOR_FAILURES = 1.25;
const FIRST_TOKEN_SECONDS = { usual: 1.2, reasons: 8 };
const TOKENS_PER_SECOND = { usual: 70, local: 20 };
const SPREAD = { low: 0.8, seconds: 4 };

export function createEstimates(
  providers: AiProviders,
  calls: Pick<ModelCalls, 'ratio'>,
): Estimates {
  return {
    estimate(use, planned) {
      const ratio = calls.ratio(use);
      const cost = (tokens: { in: number; out: number }) =>
        providers.cost(use.provider, use.model, { ...tokens, cached: 0 }).microCents;
      const { reasons } = providers.describe(use.provider, use.model);
      const speed = use.provider === 'local' ? TOKENS_PER_SECOND.local : TOKENS_PER_SECOND.usual;
      const wait = reasons ? FIRST_TOKEN_SECONDS.reasons : FIRST_TOKEN_SECONDS.usual;

      const sums = { in: 0, out: 0, microCents: 0, mostIn: 0, mostOut: 0, most: 0 };
      const groups = new Map<string, number>();
      for (const [index, call] of planned.entries()) {
        const { request, expectedOutputTokens, most = 1, group = `${index}` } = call;
        const usual = {
          in: Math.round(tokensIn(request, call.language) * ratio),
          out: Math.round(expectedOutputTokens * ratio),
        };
        const highest = { in: mostTokensIn(request, ratio), out: request.maxOutputTokens };
        sums.in += usual.in;
        sums.out += usual.out;
        sums.microCents += cost(usual);
        sums.mostIn += highest.in * most;
        sums.mostOut += highest.out * most;
        sums.most += cost(highest) * most;
        const seconds = wait + usual.out / speed;
        groups.set(group, Math.max(groups.get(group) ?? 0, seconds));
      }
      const ceilingMicroCents = Math.ceil(sums.most * ROOM_FOR_FAILURES);
      const seconds = [...groups.values()].reduce((sum, value) => sum + value, 0);
      return {
        tokensIn: range(sums.in, sums.mostIn * ROOM_FOR_FAILURES),
        tokensOut: range(sums.out, sums.mostOut * ROOM_FOR_FAILURES),
        costCents: {
          low: (sums.microCents * SPREAD.low) / MICRO_CENTS,
          middle: sums.microCents / MICRO_CENTS,
          ceiling: ceilingMicroCents / MICRO_CENTS,
        },
        seconds: {
          low: seconds * SPREAD.low,
          middle: seconds,
          ceiling: seconds * SPREAD.seconds,
        },
        ceilingMicroCents,
      };
    },
  };
}

function range(middle: number, ceiling: number): { low: number; middle: number; ceiling: number } {
  return { low: Math.floor(middle * SPREAD.low), middle, ceiling: Math.ceil(ceiling) };
}
