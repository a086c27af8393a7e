import type { FormatValue } from '#contract/catalog/formats.ts';
import type { ProviderValue } from '#contract/catalog/providers.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { Payer } from '#contract/models.ts';

/** Per cent. */
export const MICRO_CENTS = 1_000_000;

export interface CallTokens {
  in: number;
  out: number;
  cached: number;
}

/** A call to a provider that is about to be made. */
export interface CallIntent {
  /** `null`: a visitor of the public tools, who is limited only by the operator's daily ceiling. */
  ownerId: string | null;
  generationId: string | null;
  format: FormatValue | null;
  /** The run's stage, or `speech` and the like. */
  stage: string;
  payer: Payer;
  provider: string;
  model: string;
  /** What it's booked as if no result is ever reported. */
  expected: { tokens: CallTokens; microCents: number };
  /** Maximum cost, reserved until the call ends. */
  ceilingMicroCents: number;
  /** Limit for all calls of the generation, as estimated before the run; `null`: no estimate was given. */
  runCeilingMicroCents?: number | null;
  /** The calls covered by that limit; by default, all of the generation's. */
  runScope?: RunScope;
  /** The account's monthly limit, if it was just looked up; otherwise it's queried. */
  ownerLimitCents?: number | null;
}

/** Several formats share the calls for reading, and each has its own for writing. */
export interface RunScope {
  generationIds: readonly string[];
  /** Only calls for reading, or only the others. */
  isReading: boolean;
}

export interface CallOutcome {
  tokens: CallTokens;
  microCents: number;
  /** The provider returned no count, the answer was cut off, or there is no known price. */
  estimated: boolean;
  error?: ErrorCode;
}

/** A model and who pays for it, as returned by `Engines.choose`. */
export interface PaidModel {
  provider: ProviderValue;
  model: string;
  payer: Payer;
}
