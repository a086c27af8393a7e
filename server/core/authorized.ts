import type { Account } from '#contract/accounts.ts';
import { AppError } from './app-error.ts';

declare const checked: unique symbol;

/** A thing whose owner has been checked. Only {@link authorize} makes one, so a missed check does not compile. */
export type Authorized<T> = T & { readonly [checked]: true };

/** Not there and not yours are the same answer, so that nobody can probe for what exists. */
export function authorize<T extends { ownerId: string }>(
  account: Account,
  thing: T | null,
): Authorized<T> {
  if (!thing || thing.ownerId !== account.id) throw new AppError('not_found');
  return thing as Authorized<T>;
}
