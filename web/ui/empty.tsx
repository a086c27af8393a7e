import type { ReactNode } from 'react';

export interface EmptyProps {
  title: string;
  children: ReactNode;
  /** The one thing to do next. */
  action?: ReactNode;
}

export function Empty({ title, children, action }: EmptyProps) {
  return (
    <div className="empty">
      <h3 className="empty-title">{title}</h3>
      <p className="empty-text">{children}</p>
      {action && <div className="row">{action}</div>}
    </div>
  );
}
