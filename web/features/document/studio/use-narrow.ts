import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';

/** As wide as where studio.css puts a line's parts under each other. */
const NARROW = '(width < 34rem)';

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(NARROW);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(NARROW).matches);
}

/** What a line needs for all its tools in one row; buttons for fingers are wider. */
const ROOM_REM = { fine: 37, coarse: 41 };

/** Whether the script has no room for all tools of a line beside each other. */
export function useTight(script: RefObject<HTMLElement | null>): boolean {
  const [isTight, setTight] = useState(false);
  useEffect(() => {
    const element = script.current;
    if (!element) return;
    const watcher = new ResizeObserver(() => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const isCoarse = matchMedia('(pointer: coarse)').matches;
      setTight(element.clientWidth < rem * (isCoarse ? ROOM_REM.coarse : ROOM_REM.fine));
    });
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [script]);
  return isTight;
}
