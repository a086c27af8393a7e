import type { ReactNode } from 'react';
import { useTitle } from '../lib/head.ts';
import { Bar } from '../ui/bar.tsx';

export interface NotYetProps {
  /** What the navigation calls it. */
  name: string;
  /** The sentence that is true today, in two lines; the second is its caption. */
  said: readonly [string, string];
  children: ReactNode;
}

/** A screen for a part of the product that this version does not have: it says so, and where to go instead. */
export function NotYet({ name, said: [first, second], children }: NotYetProps) {
  useTitle(name);
  return (
    <>
      <Bar>
        <span>{name}</span>
      </Bar>
      <div className="room not-yet">
        <h1 className="not-yet-said">
          {first}
          <br />
          <span className="caption line">{second}</span>
        </h1>
        {children}
      </div>
    </>
  );
}
