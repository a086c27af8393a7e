import type { ReactNode } from 'react';

/** A draft by its format; what comes after that is heard, not seen. */
export const draftOfVideo = (
  format: string | undefined,
  video: string,
  heard: (text: string) => ReactNode,
) => (
  <>
    {format}
    {heard(` of ${video}`)}
  </>
);
