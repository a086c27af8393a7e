import type { ReactNode } from 'react';
import { Time } from '../ui/time.tsx';

export interface SectionProps {
  id: string;
  at: number;
  title: string;
  note: string;
  children: ReactNode;
}

/** A chapter of the sheet, hung on the page's own rail. */
export function Section({ id, at, title, note, children }: SectionProps) {
  return (
    <section className="chapter" id={id} aria-labelledby={`${id}-title`}>
      <header className="chapter-head">
        <Time seconds={at} isStrong />
        <h2 className="headline" id={`${id}-title`}>
          {title}
        </h2>
        <p className="chapter-note">{note}</p>
      </header>
      <div className="plates">{children}</div>
    </section>
  );
}

export interface PlateProps {
  name: string;
  /** Class names, as plain HTML would use them. */
  code?: string;
  span?: 2 | 3 | 4 | 6;
  isFlush?: boolean;
  children: ReactNode;
}

/** One part in one or more states, with its name in the margin as on a printer's proof. */
export function Plate({ name, code, span = 3, isFlush = false, children }: PlateProps) {
  return (
    <div className="plate" data-span={span} {...(isFlush && { 'data-flush': '' })}>
      <div className="plate-name">
        <h3>{name}</h3>
        {code && <code>{code}</code>}
      </div>
      <div className="plate-body">{children}</div>
    </div>
  );
}
