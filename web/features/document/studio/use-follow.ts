import { useCallback, useEffect, useRef, useState } from 'react';

/** Keys that scroll the page when pressed outside text fields. */
const MOVING = new Set(['PageUp', 'PageDown', 'Home', 'End', 'ArrowUp', 'ArrowDown']);
/** Longer than any smooth scroll takes. */
const SCROLLING_MS = 1500;

interface Follow {
  /** Whether the page scrolls along with the current line. */
  isFollowing: boolean;
  /** Scrolls back to the current line and follows it again. */
  follow: () => void;
}

/**
 * Scrolls to the current line until the user scrolls elsewhere. Doesn't scroll while the player is in view: it shows
 * the line anyway, and its buttons would move away under the pointer.
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
      // The scrollbar, find in page, and anything else we didn't trigger.
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
    // Don't scroll while the user is typing.
    if (document.activeElement instanceof HTMLTextAreaElement) return;
    show(nowId);
  }, [isPlaying, isFollowing, isAway, nowId, show]);

  const follow = useCallback(() => {
    setFollowing(true);
    if (nowId !== null) show(nowId);
  }, [nowId, show]);

  return { isFollowing, follow };
}

/** Returns a ref and whether its element has scrolled out above, behind the page bar. */
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
