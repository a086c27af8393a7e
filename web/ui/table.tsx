import type { ReactNode } from 'react';

/** Scrolls a wide table in its own frame, also by keyboard, so that the page never scrolls sideways. */
export function TableScroll({ label, children }: { label: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Safari gives a scroller no focus of its own.
    <div className="table-scroll" role="region" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
