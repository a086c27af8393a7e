import type { ReactNode } from 'react';

export function GalleryPart({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="part">
      <h2>{name}</h2>
      {children}
    </section>
  );
}
