import { useSyncExternalStore } from 'react';
import { UserSchema, type User } from '#contract/accounts.ts';
import { HasLtdSchema, SubscriptionSchema, type Subscription } from '#contract/billing.ts';
import { CALLS } from '#contract/paths.ts';
import { call, leave, request } from './api-client.ts';
import { forgetNextPage } from './next-page.ts';
import { findToken, watchToken } from './token.ts';

export interface Session {
  isAuthenticated: boolean;
  /** Until all three account requests have finished or failed. */
  isLoading: boolean;
  user: User | null;
  subscription: Subscription | null;
  hasLtd: boolean | null;
}

/** A request that hangs must not keep the app on its loading screen. */
const PATIENCE_MS = 10_000;

const SIGNED_OUT: Session = {
  isAuthenticated: false,
  isLoading: false,
  user: null,
  subscription: null,
  hasLtd: null,
};

let session: Session = SIGNED_OUT;
const listeners = new Set<() => void>();

function change(part: Partial<Session>): void {
  session = { ...session, ...part };
  for (const listener of listeners) listener();
}

/** Reads the stored token once, on page load. */
export function startSession(): void {
  if (findToken() !== null) begin();
  // Another tab switched accounts, so this page's data is no longer valid.
  watchToken((token) => (token === null ? leave() : location.reload()));
}

/** Also ends the session on the server; if that can't be reached, signs out locally anyway. */
export async function signOut(): Promise<void> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  await request(CALLS.logout, { method: 'POST', signal }).catch(() => null);
  leaveForGood();
}

/** Signing out on purpose forgets the current page; after an expired session the user returns to it. */
export function leaveForGood(): void {
  forgetNextPage();
  leave();
}

function begin(): void {
  change({ ...SIGNED_OUT, isAuthenticated: true, isLoading: true });
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const log = (error: unknown) => console.error('Something about the account is missing:', error);

  call(CALLS.userInfo, UserSchema, { signal }).then((user) => change({ user }), log);
  call(CALLS.getSubscription, SubscriptionSchema, { signal }).then(
    (subscription) => change({ subscription }),
    log,
  );
  void call(CALLS.hasLtd, HasLtdSchema, { signal })
    .then(({ has_ltd }) => change({ hasLtd: has_ltd }), log)
    .finally(() => change({ isLoading: false }));
}

/** Reloads the subscription, e.g. after words were used. On failure it keeps the old one. */
export function refreshSubscription(): void {
  call(CALLS.getSubscription, SubscriptionSchema).then(
    (subscription) => change({ subscription }),
    () => {},
  );
}

function getSession(): Session {
  return session;
}

export function useSession(): Session {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, getSession);
}

/** Free words left without a plan; `null` if a plan has no limit, or while unknown. */
export function useFreeWords(): number | null {
  const entitlement = useSession().subscription?.entitlement;
  if (!entitlement) return null;
  const { state, freeWords } = entitlement;
  return state === 'free' || state === 'ended' || state === 'visitor' ? freeWords.left : null;
}
