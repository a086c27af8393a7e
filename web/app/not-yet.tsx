import type { ReactNode } from 'react';
import { useTitle } from '../lib/head.ts';
import { Bar } from '../ui/bar.tsx';

export interface NotYetProps {
  name: string;
  /** The one sentence that is true today. */
  said: string;
  children: ReactNode;
}

/** A screen for a part of the product that this version does not have: it says so, and where to go instead. */
export function NotYet({ name, said, children }: NotYetProps) {
  useTitle(name);
  return (
    <>
      <Bar>
        <span>{name}</span>
        <span>not in this version</span>
      </Bar>
      <div className="room not-yet">
        <div className="film">
          <p className="film-caption">
            <span className="caption">{said}</span>
          </p>
        </div>
        <div className="not-yet-words">
          <h1 className="room-title">{name}</h1>
          {children}
        </div>
      </div>
    </>
  );
}
