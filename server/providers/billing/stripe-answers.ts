import type Stripe from 'stripe';
import { AppError } from '#server/core/app-error.ts';

type StripeError = Stripe.errors.StripeError;

/** Codes of the provider that mean "the wanted state is there already". */
const DONE_ALREADY = ['charge_already_refunded', 'resource_missing', 'subscription_canceled'];

function asStripeError(error: unknown): StripeError | null {
  return error instanceof Error && error.constructor.name.startsWith('Stripe')
    ? (error as StripeError)
    : null;
}

/** What went wrong in the terms of the error table. Only the provider's words are kept: they name no key. */
function translate(error: unknown): unknown {
  const known = asStripeError(error);
  if (!known) return error;
  const cause = new Error(`${known.type} ${known.code ?? ''} ${known.message}`.slice(0, 500));
  if (known.type === 'StripeInvalidRequestError' && known.statusCode !== 409) {
    const isDiscount = /discount|coupon|promotion/i.test(
      `${known.param ?? ''} ${known.code ?? ''}`,
    );
    return new AppError(isDiscount ? 'coupon_unknown' : 'internal', { cause });
  }
  return new AppError('billing_unavailable', { cause });
}

/**
 * Asks the provider. An answer that is not the kind of object asked for counts as no answer: the SDK takes a 404 of
 * something in between, which has no error in its body, for success.
 */
export async function ask<Answer extends { object?: string }>(
  kind: NonNullable<Answer['object']>,
  question: () => Promise<Answer>,
): Promise<Answer> {
  let answer: Answer;
  try {
    answer = await question();
  } catch (error) {
    throw translate(error);
  }
  if (answer?.object !== kind) {
    throw new AppError('billing_unavailable', { cause: new Error(`no ${kind} in the answer`) });
  }
  return answer;
}

/** The same for a thing that may not be there. */
export async function askFor<Answer extends { object?: string }>(
  kind: NonNullable<Answer['object']>,
  question: () => Promise<Answer>,
): Promise<Answer | null> {
  return ask(kind, async () => {
    try {
      return await question();
    } catch (error) {
      if (asStripeError(error)?.code === 'resource_missing')
        return { object: kind, isAbsent: true } as unknown as Answer;
      throw error;
    }
  }).then((answer) => ('isAbsent' in answer ? null : answer));
}

/** All pages of a list; far more than anybody has, so that a fault upstream cannot fill the memory. */
export async function askAll<Item>(
  question: () => { autoPagingToArray(options: { limit: number }): Promise<Item[]> },
  most = 1000,
): Promise<Item[]> {
  try {
    return await question().autoPagingToArray({ limit: most });
  } catch (error) {
    throw translate(error);
  }
}

/** For a change that may have been made before. */
export async function settle(change: () => Promise<unknown>): Promise<void> {
  try {
    await change();
  } catch (error) {
    const known = asStripeError(error);
    if (known?.code && DONE_ALREADY.includes(known.code)) return;
    throw translate(error);
  }
}

export function idOf(thing: string | { id: string } | null | undefined): string | null {
  return typeof thing === 'string' ? thing : (thing?.id ?? null);
}

export function toDate(seconds: number): Date {
  return new Date(seconds * 1000);
}

export function toDateOrNull(seconds: number | null | undefined): Date | null {
  return seconds ? toDate(seconds) : null;
}
