import type Stripe from 'stripe';
import { AppError } from '#server/core/app-error.ts';

type StripeError = Stripe.errors.StripeError;

/** Provider codes that mean the change was already made. */
const DONE_ALREADY = ['charge_already_refunded', 'resource_missing', 'subscription_canceled'];

function asStripeError(error: unknown): StripeError | null {
  return error instanceof Error && error.constructor.name.startsWith('Stripe')
    ? (error as StripeError)
    : null;
}

/** Converts provider errors to our error table. The cause keeps only the provider's message, which contains no key. */
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
 * Calls the provider. A response with a different object type counts as a failure, because the SDK treats a proxy's 404 without
 * an error body as success.
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

/** The same, with `null` for a missing object. */
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

/** All pages of a list, limited to far more than anyone has, so a provider bug can't exhaust memory. */
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

/** Makes a change that may already have been made. */
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
