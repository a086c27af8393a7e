import type { FormatValue } from '#contract/catalog/formats.ts';
import type { ProviderValue } from '#contract/catalog/providers.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { Payer } from '#contract/models.ts';

/** In a cent. */
export const MICRO_CENTS = 1_000_000;

export interface CallTokens {
  in: number;
  out: number;
  cached: number;
}

/** A call to a provider that is about to be made. */
export interface CallIntent {
  /** `null`: a visitor of the public tools, who only the daily ceiling of the house knows. */
  ownerId: string | null;
  generationId: string | null;
  format: FormatValue | null;
  /** The run's stage, or `speech` and the like. */
  stage: string;
  payer: Payer;
  provider: string;
  model: string;
  /** What it is booked as if nobody is left to say what it came to. */
  expected: { tokens: CallTokens; microCents: number };
  /** What it can cost at most; held back until the call has ended. */
  ceilingMicroCents: number;
  /** What all calls of the generation may come to, as it was told before the run; `null`: nobody was told. */
  runCeilingMicroCents?: number | null;
  /** Which calls that counts; left out, all of the generation. */
  runScope?: RunScope;
  /** What the account may spend in a month, where it has just been asked; left out, it is asked. */
  ownerLimitCents?: number | null;
}

/** Formats made side by side read once for all of them and write each for itself. */
export interface RunScope {
  generationIds: readonly string[];
  /** Only calls that read, or only those that do not. */
  isReading: boolean;
}

export interface CallOutcome {
  tokens: CallTokens;
  microCents: number;
  /** The provider did not count, was cut off, or has no known price. */
  estimated: boolean;
  error?: ErrorCode;
}

/** A model and who pays for it, as `Engines.choose` gives it. */
export interface PaidModel {
  provider: ProviderValue;
  model: string;
  payer: Payer;
}
