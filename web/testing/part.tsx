import type { ReactNode } from 'react';

/** A component in one or more states, with its name as a heading. */
export function GalleryPart({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="part">
      <h2>{name}</h2>
      {children}
    </section>
  );
}
