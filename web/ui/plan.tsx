import type { ReactNode } from 'react';

export interface PlanLineProps {
  state: string;
  children?: ReactNode;
  needsAttention?: boolean;
}

/** The plan at the bottom of the navigation, e.g. "Trial, 5 days left". */
export function PlanLine({ state, children, needsAttention = false }: PlanLineProps) {
  return (
    <p className="plan" {...(needsAttention && { 'data-tone': 'proof' })}>
      <strong className="plan-state">{state}</strong>
      {children}
    </p>
  );
}
