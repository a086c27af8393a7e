import type { ReactNode } from 'react';

/** One part of the design system in one or more states, under its name. */
export function GalleryPart({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="part">
      <h2>{name}</h2>
      {children}
    </section>
  );
}
