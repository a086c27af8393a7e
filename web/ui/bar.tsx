import type { ReactNode } from 'react';

export interface BarProps {
  /** Where the reader is and how it stands. */
  children: ReactNode;
  /** Buttons at the end of the line. */
  actions?: ReactNode;
}

/** The line over a page: what this is on one side, what can be done with it on the other. */
export function Bar({ children, actions }: BarProps) {
  return (
    <div className="bar">
      <div className="bar-facts">{children}</div>
      {actions && <div className="bar-actions">{actions}</div>}
    </div>
  );
}
