import type { ReactNode } from 'react';
import { UI_WORDS } from './words.tsx';

export interface CheckProps {
  /** Red ring: wrong or unsupported. Grey ring: advice. Dot: passed. */
  state: 'ok' | 'open' | 'advice' | 'waiting';
  children: ReactNode;
  action?: ReactNode;
}

export function Check({ state, children, action }: CheckProps) {
  return (
    <li className="check" data-state={state}>
      <span>
        <span className="visually-hidden">{UI_WORDS.checks[state]}</span>
        {children}
      </span>
      {action}
    </li>
  );
}

/** Passed checks, collapsed into one line. */
export function PassedChecks({ title, children }: Pick<ChecksProps, 'title' | 'children'>) {
  return (
    <li className="checks-passed">
      <details>
        <summary>{title}</summary>
        <ul className="checks-list">{children}</ul>
      </details>
    </li>
  );
}

export interface ChecksProps {
  title: string;
  children: ReactNode;
  /** Heading level of the title. */
  level?: 2 | 3;
}

export function CheckList({ title, children, level = 3 }: ChecksProps) {
  const Title = `h${level}` as const;
  return (
    <section className="checks">
      <Title className="checks-title">{title}</Title>
      <ul className="checks-list">{children}</ul>
    </section>
  );
}
