import type { ReactNode } from 'react';

export interface EmptyProps {
  title: string;
  children: ReactNode;
  /** The one suggested next step. */
  action?: ReactNode;
  /** Heading level of the title. */
  level?: 2 | 3;
}

export function Empty({ title, children, action, level = 3 }: EmptyProps) {
  const Title = `h${level}` as const;
  return (
    <div className="empty">
      <Title className="empty-title">{title}</Title>
      <p className="empty-text">{children}</p>
      {action && <div className="row">{action}</div>}
    </div>
  );
}
