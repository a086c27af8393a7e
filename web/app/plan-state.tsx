import { useState } from 'react';
import type { Subscription } from '#contract/billing.ts';
import { PAGES } from '../lib/paths.ts';
import { signOut, useSession } from '../lib/session.ts';
import { Link } from '../ui/link.tsx';
import { PlanLine } from '../ui/plan.tsx';
import { APP_WORDS } from './words.tsx';

const { plan: WORDS } = APP_WORDS;

const DAY_MS = 86_400_000;

function daysUntil(instant: string | null): number | null {
  if (instant === null) return null;
  return Math.max(0, Math.ceil((Date.parse(instant) - Date.now()) / DAY_MS));
}

function stateOf(subscription: Subscription): string {
  const { entitlement, trialEnd, openInvoice, pendingLifetime } = subscription;
  const { state, until } = entitlement;
  switch (state) {
    case 'trialing':
      return WORDS.trial(daysUntil(trialEnd ?? until));
    case 'active':
      return WORDS.active;
    case 'past_due':
      return WORDS.failed;
    case 'cancelled':
      return WORDS.cancelled(daysUntil(until));
    case 'lifetime':
      return WORDS.lifetime;
    case 'team':
      return WORDS.team;
    case 'ended':
      if (openInvoice) return WORDS.failed;
      return pendingLifetime ? WORDS.pending : WORDS.ended;
    case 'free':
      return pendingLifetime ? WORDS.pending : WORDS.none;
    case 'visitor':
      return WORDS.none;
  }
}

/** The plan at the bottom of the navigation. Empty until the server has returned it. */
export function PlanState() {
  const { subscription, hasLtd, user } = useSession();
  if (!subscription) {
    if (!hasLtd && !user) return null;
    return (
      <PlanLine state={hasLtd ? WORDS.lifetime : user!.email}>
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
      {isFree && <span className="plan-email">{WORDS.freeWords(freeWords.left)}</span>}
      {(isFree || needsAttention) && (
        <Link href={PAGES.upgrade} isAlone>
          {openInvoice ? WORDS.fix : WORDS.see}
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
      {isLeaving ? WORDS.leaving : WORDS.leave}
    </button>
  );
}
