import type { ReactNode } from 'react';

export interface CheckProps {
  /** An open ring is something to look at; a dot was checked. */
  state: 'ok' | 'open' | 'waiting';
  children: ReactNode;
  action?: ReactNode;
}

const STATE_WORDS = { ok: 'Checked: ', open: 'To look at: ', waiting: 'Not checked yet: ' };

export function Check({ state, children, action }: CheckProps) {
  return (
    <li className="check" data-state={state}>
      <span>
        <span className="visually-hidden">{STATE_WORDS[state]}</span>
        {children}
      </span>
      {action}
    </li>
  );
}

export function Checks({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="checks">
      <h3 className="checks-title">{title}</h3>
      <ul className="checks-list">{children}</ul>
    </section>
  );
}
