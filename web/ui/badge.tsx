import type { ReactNode } from 'react';

export interface BadgeProps {
  children: ReactNode;
  tone?: 'plain' | 'mark' | 'ok' | 'proof' | 'caption';
}

export function Badge({ children, tone = 'plain' }: BadgeProps) {
  return (
    <span className="badge" data-tone={tone}>
      {children}
    </span>
  );
}
