import { useSyncExternalStore } from 'react';
import { UserSchema, type User } from '#contract/accounts.ts';
import { HasLtdSchema, SubscriptionSchema, type Subscription } from '#contract/billing.ts';
import { CALLS } from '#contract/paths.ts';
import { call, leave, request } from './api-client.ts';
import { forgetNextPage } from './next-page.ts';
import { findToken, watchToken } from './token.ts';

export interface Session {
  isAuthenticated: boolean;
  /** Until the last of the three calls about the account has ended, well or not. */
  isLoading: boolean;
  user: User | null;
  subscription: Subscription | null;
  hasLtd: boolean | null;
}

/** A call that hangs must not keep the app behind its loading screen. */
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

/** Reads the stored token once, when the page starts. */
export function startSession(): void {
  if (findToken() !== null) begin();
  // Another account in another tab: what is on this page is no longer this browser's.
  watchToken((token) => (token === null ? leave() : location.reload()));
}

/** The server forgets the session too; a browser that cannot reach it leaves all the same. */
export async function signOut(): Promise<void> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  await request(CALLS.logout, { method: 'POST', signal }).catch(() => null);
  leaveForGood();
}

/** Who leaves on purpose starts afresh; who comes back after an ended session goes on where they were. */
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

/** After something that may have changed it, such as words that were used. Fails silently: what is shown stays. */
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

/** What an account without a plan may still write; `null` where a plan allows any number, or nobody knows yet. */
export function useFreeWords(): number | null {
  const entitlement = useSession().subscription?.entitlement;
  if (!entitlement) return null;
  const { state, freeWords } = entitlement;
  return state === 'free' || state === 'ended' || state === 'visitor' ? freeWords.left : null;
}
