import { useEffect, useState } from 'react';

/** Gives what to hang on an element, and whether that element has left the view upwards, behind the bar of the page. */
export function useAway(): [(element: HTMLElement | null) => void, boolean] {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    if (!element) return;
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (entry) setAway(!entry.isIntersecting && entry.boundingClientRect.top < 0);
      },
      { rootMargin: '-96px 0px 0px 0px' },
    );
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [element]);
  return [setElement, element !== null && isAway];
}
