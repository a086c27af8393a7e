import type { ReactNode } from 'react';

export interface PlanLineProps {
  state: string;
  children?: ReactNode;
  needsAttention?: boolean;
}

/** "Trial, 5 days left" and what pays, at the foot of the navigation. */
export function PlanLine({ state, children, needsAttention = false }: PlanLineProps) {
  return (
    <p className="plan" {...(needsAttention && { 'data-tone': 'proof' })}>
      <strong className="plan-state">{state}</strong>
      {children}
    </p>
  );
}
