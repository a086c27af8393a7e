import type { ReactNode } from 'react';

/** Lets a wide table scroll inside its own frame, by keyboard too, and never the page. */
export function TableScroll({ label, children }: { label: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Safari gives a scroller no focus of its own.
    <div className="table-scroll" role="region" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
