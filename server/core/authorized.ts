import type { Account } from '#contract/accounts.ts';
import { AppError } from './app-error.ts';

declare const checked: unique symbol;

/** A value whose owner has been checked. Only {@link authorize} creates one, so a missing check doesn't compile. */
export type Authorized<T> = T & { readonly [checked]: true };

/** Missing and foreign things give the same error, so nobody can probe what exists. */
export function authorize<T extends { ownerId: string }>(
  account: Account,
  thing: T | null,
): Authorized<T> {
  if (!thing || thing.ownerId !== account.id) throw new AppError('not_found');
  return thing as Authorized<T>;
}
