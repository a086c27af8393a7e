import { useCallback, useEffect, useRef, useState } from 'react';

/** Keys that move a page, pressed where nothing is written. */
const MOVING = new Set(['PageUp', 'PageDown', 'Home', 'End', 'ArrowUp', 'ArrowDown']);
/** Longer than any smooth scrolling takes. */
const SCROLLING_MS = 1500;

interface Follow {
  /** Whether the page keeps the line being spoken in view. */
  isFollowing: boolean;
  /** Back to that line, and on with it. */
  follow: () => void;
}

/**
 * Keeps the line in play in view, until somebody moves the page to read elsewhere. While the player itself is in view
 * the page stays: the line is read in it, and nobody wants its buttons to move away from under the hand.
 */
export function useFollow(isPlaying: boolean, nowId: string | null, isAway: boolean): Follow {
  const [isFollowing, setFollowing] = useState(true);
  const ours = useRef(0);

  const show = useCallback((lineId: string) => {
    const line = document.querySelector(`[data-line="${CSS.escape(lineId)}"]`);
    if (!line) return;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    ours.current = Date.now() + SCROLLING_MS;
    line.scrollIntoView({ block: 'nearest', behavior: calm ? 'auto' : 'smooth' });
  }, []);

  useEffect(() => {
    if (!isPlaying) return;
    const leave = () => setFollowing(false);
    const onKey = ({ key, target }: KeyboardEvent) => {
      if (MOVING.has(key) && !(target as HTMLElement).closest('input, textarea, select')) leave();
    };
    const onScroll = () => {
      // The bar at the side, a search in the page: whatever was not asked for here.
      if (Date.now() > ours.current) leave();
    };
    const onEnd = () => {
      ours.current = 0;
    };
    window.addEventListener('wheel', leave, { passive: true });
    window.addEventListener('touchmove', leave, { passive: true });
    window.addEventListener('keydown', onKey);
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('scrollend', onEnd);
    return () => {
      window.removeEventListener('wheel', leave);
      window.removeEventListener('touchmove', leave);
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('scrollend', onEnd);
    };
  }, [isPlaying]);

  useEffect(() => {
    if (!isPlaying || !isFollowing || !isAway || nowId === null) return;
    // Nobody is moved away from what they are writing.
    if (document.activeElement instanceof HTMLTextAreaElement) return;
    show(nowId);
  }, [isPlaying, isFollowing, isAway, nowId, show]);

  const follow = useCallback(() => {
    setFollowing(true);
    if (nowId !== null) show(nowId);
  }, [nowId, show]);

  return { isFollowing, follow };
}

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
