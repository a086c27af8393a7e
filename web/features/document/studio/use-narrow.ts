import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';

/** Must match the breakpoint in studio.css where a line's parts stack. */
const NARROW = '(width < 34rem)';

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(NARROW);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(NARROW).matches);
}

/** Width a line needs for all its tools in one row; touch targets are wider. */
const ROOM_REM = { fine: 37, coarse: 41 };

/** Whether the script is too narrow for all tools of a line in one row. */
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
