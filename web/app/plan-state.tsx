import { useState } from 'react';
import type { Subscription } from '#contract/billing.ts';
import { counted } from '#contract/count.ts';
import { PAGES } from '../lib/paths.ts';
import { signOut, useSession } from '../lib/session.ts';
import { Link } from '../ui/link.tsx';
import { PlanLine } from '../ui/plan.tsx';

const DAY_MS = 86_400_000;

function daysLeft(instant: string | null): string {
  if (instant === null) return '';
  const days = Math.max(0, Math.ceil((Date.parse(instant) - Date.now()) / DAY_MS));
  return `, ${counted(days, 'day', 'days')} left`;
}

function stateOf(subscription: Subscription): string {
  const { entitlement, trialEnd, openInvoice, pendingLifetime } = subscription;
  const { state, until } = entitlement;
  switch (state) {
    case 'trialing':
      return `Trial${daysLeft(trialEnd ?? until)}`;
    case 'active':
      return 'Subscribed';
    case 'past_due':
      return 'Payment failed';
    case 'cancelled':
      return `Cancelled${daysLeft(until)}`;
    case 'lifetime':
      return 'Lifetime';
    case 'team':
      return 'Team';
    case 'ended':
      if (openInvoice) return 'Payment failed';
      return pendingLifetime ? 'Payment pending' : 'Plan ended';
    case 'free':
      return pendingLifetime ? 'Payment pending' : 'No plan';
    case 'visitor':
      return 'No plan';
  }
}

/** How the account stands, at the foot of the navigation. Only what the server has said; nothing while it has not. */
export function PlanState() {
  const { subscription, hasLtd, user } = useSession();
  if (!subscription) {
    if (!hasLtd && !user) return null;
    return (
      <PlanLine state={hasLtd ? 'Lifetime' : user!.email}>
        {hasLtd && user?.email}
        <SignOut />
      </PlanLine>
    );
  }
  const { state, mayGenerate, freeWords } = subscription.entitlement;
  const isFree = state === 'free' || state === 'ended' || state === 'visitor';
  const { openInvoice } = subscription;
  const needsAttention = openInvoice !== null || !mayGenerate;
  return (
    <PlanLine state={stateOf(subscription)} needsAttention={needsAttention}>
      {user && <span className="plan-email">{user.email}</span>}
      {isFree && (
        <span className="plan-email">
          {counted(freeWords.left, 'free word', 'free words')} left
        </span>
      )}
      {(isFree || needsAttention) && (
        <Link href={PAGES.upgrade} isAlone>
          {openInvoice ? 'Fix payment' : 'See plans'}
        </Link>
      )}
      <SignOut />
    </PlanLine>
  );
}

function SignOut() {
  const [isLeaving, setIsLeaving] = useState(false);
  return (
    <button
      type="button"
      className="plan-leave"
      disabled={isLeaving}
      onClick={() => {
        setIsLeaving(true);
        void signOut();
      }}
    >
      {isLeaving ? 'Signing out…' : 'Sign out'}
    </button>
  );
}
