import { useEffect, useRef, type RefObject } from 'react';

interface Still {
  whole: RefObject<HTMLDivElement | null>;
  part: RefObject<HTMLOListElement | null>;
}

/** Whatever appears or goes over a part in which somebody writes: what they write stays where it is on the screen. */
export function useStill(): Still {
  const whole = useRef<HTMLDivElement>(null);
  const part = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const [all, own] = [whole.current, part.current];
    if (!all || !own) return;
    const above = () => own.getBoundingClientRect().top - all.getBoundingClientRect().top;
    let before = above();
    // Told of after the page is laid out and before it is painted: nobody sees it anywhere else.
    const watcher = new ResizeObserver(() => {
      const moved = above() - before;
      before += moved;
      if (moved !== 0 && own.contains(document.activeElement)) {
        window.scrollBy({ top: moved, behavior: 'instant' });
      }
    });
    watcher.observe(all);
    return () => watcher.disconnect();
  }, []);
  return { whole, part };
}
