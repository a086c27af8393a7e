import type { LanguageValue } from '#contract/catalog/languages.ts';
import type { Estimate } from '#contract/generations.ts';
import type { AiRequest, AiTokens } from '#server/providers/ai/port.ts';
import type { ModelCalls, PaidModel } from '../../usage/model-call.service.ts';
import { MICRO_CENTS } from '../../usage/usage.service.ts';

/** A call a run will make, as far as it's known in advance. */
export interface PlannedCall {
  stage: 'reading' | 'writing' | 'revising' | 'rereading';
  request: Omit<AiRequest, 'model'>;
  /** Main language of the messages. */
  language?: LanguageValue;
  expectedOutputTokens: number;
  /** Maximum number of times it's made: continuations, a repair. */
  most: number;
  /** Calls of one group run concurrently; groups run one after another. */
  group?: string;
  /** For several runs priced together: each has its own repeated calls. */
  run?: number;
}

type RunEstimate = Pick<Estimate, 'tokensIn' | 'tokensOut' | 'costCents' | 'seconds'> & {
  ceilingMicroCents: number;
  /** What the most expensive single call needs: the least budget with which the run can proceed. */
  dearestMicroCents: number;
};

/** Margin for answers that break off after being paid for and are requested again. */
const ROOM_FOR_FAILURES = 1.25;
/** Limit of repeated calls per stage: beyond it, something is wrong and the run should end. */
const MOST_REPEATED = 4;
const FIRST_TOKEN_SECONDS = { usual: 1.2, reasons: 8 };
const TOKENS_PER_SECOND = { usual: 70, local: 20 };
const LOW = 0.8;
const SLOWEST = 4;

interface Repeat {
  price: ReturnType<ModelCalls['price']>;
  /** Repetitions after the first time. */
  times: number;
}

/** A range with a ceiling: the ledger allows no call of the run that could exceed it, as far as prose can be predicted. */
export function estimateCalls(
  modelCalls: Pick<ModelCalls, 'price'>,
  use: PaidModel,
  calls: readonly PlannedCall[],
  reasons: boolean,
): RunEstimate {
  const speed = use.payer === 'local' ? TOKENS_PER_SECOND.local : TOKENS_PER_SECOND.usual;
  const wait = reasons ? FIRST_TOKEN_SECONDS.reasons : FIRST_TOKEN_SECONDS.usual;
  let dearest = 0;
  const sums = { in: 0, out: 0, micro: 0, mostIn: 0, mostOut: 0, mostMicro: 0 };
  const groups = new Map<string, number>();
  const repeats = new Map<string, Repeat[]>();
  const addMost = (tokens: AiTokens, microCents: number, times: number) => {
    sums.mostIn += tokens.in * times;
    sums.mostOut += tokens.out * times;
    sums.mostMicro += microCents * times;
  };
  for (const [index, call] of calls.entries()) {
    const { request, expectedOutputTokens, language, most, stage, run = 0 } = call;
    const { group = `${index}` } = call;
    const price = modelCalls.price(use, request, expectedOutputTokens, language);
    dearest = Math.max(dearest, price.least.microCents);
    sums.in += price.tokens.in;
    sums.out += price.tokens.out;
    sums.micro += price.expectedMicroCents;
    addMost(price.most, price.ceilingMicroCents, ROOM_FOR_FAILURES);
    const part = `${run} ${stage}`;
    repeats.set(part, [...(repeats.get(part) ?? []), { price, times: most - 1 }]);
    const written = Math.min(expectedOutputTokens, request.maxOutputTokens);
    groups.set(group, Math.max(groups.get(group) ?? 0, wait + written / speed));
  }
  for (const ofPart of repeats.values()) {
    const dearestFirst = ofPart.toSorted(
      (a, b) => b.price.ceilingMicroCents - a.price.ceilingMicroCents,
    );
    for (const [at, { price, times }] of dearestFirst.slice(0, MOST_REPEATED).entries()) {
      // One call may stall or need twice the room to think; the others won't all reach their maximum.
      addMost(price.most, price.ceilingMicroCents, times * (at === 0 ? ROOM_FOR_FAILURES : 0.5));
    }
  }
  const seconds = [...groups.values()].reduce((sum, value) => sum + value, 0);
  const range = (middle: number, ceiling: number) => ({
    low: Math.floor(middle * LOW),
    middle: Math.round(middle),
    ceiling: Math.ceil(ceiling),
  });
  return {
    tokensIn: range(sums.in, sums.mostIn),
    tokensOut: range(sums.out, sums.mostOut),
    costCents: {
      low: (sums.micro * LOW) / MICRO_CENTS,
      middle: sums.micro / MICRO_CENTS,
      ceiling: sums.mostMicro / MICRO_CENTS,
    },
    seconds: { low: seconds * LOW, middle: seconds, ceiling: seconds * SLOWEST },
    ceilingMicroCents: Math.ceil(sums.mostMicro),
    dearestMicroCents: dearest,
  };
}
