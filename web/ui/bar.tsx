import type { ReactNode } from 'react';

export interface BarProps {
  /** Where the reader is, and its state. */
  children: ReactNode;
  /** Buttons at the end of the bar. */
  actions?: ReactNode;
}

/** The bar at the top of a page: its name on one side, its actions on the other. */
export function Bar({ children, actions }: BarProps) {
  return (
    <div className="bar">
      <div className="bar-facts">{children}</div>
      {actions && <div className="bar-actions">{actions}</div>}
    </div>
  );
}
