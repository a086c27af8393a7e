import { useEffect, useState } from 'react';
import { TimeRail } from '../ui/rail.tsx';
import type { ChapterEntry } from './chapters.tsx';

/** The sheet's table of contents is a rail; its playhead is where you are reading. */
export function Contents({ chapters }: { chapters: readonly ChapterEntry[] }) {
  const [current, setCurrent] = useState(chapters[0]?.id);

  useEffect(() => {
    const seen = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) if (entry.isIntersecting) setCurrent(entry.target.id);
      },
      { rootMargin: '-20% 0px -75% 0px' },
    );
    for (const { id } of chapters) {
      const chapter = document.getElementById(id);
      if (chapter) seen.observe(chapter);
    }
    return () => seen.disconnect();
  }, [chapters]);

  const now = chapters.find(({ id }) => id === current);
  const position = now?.at ?? 0;
  return (
    <nav className="contents" aria-label="Chapters">
      <span className="contents-now">{now?.title}</span>
      <TimeRail
        label="Chapters by time"
        durationSeconds={1998}
        positionSeconds={position}
        ticks={chapters.map(({ id, at, title }) => ({
          at,
          label: title,
          href: `#${id}`,
          state: id === current ? 'now' : at < position ? 'done' : 'todo',
        }))}
      />
    </nav>
  );
}
