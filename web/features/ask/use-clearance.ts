import { useEffect, type RefObject } from 'react';

/** Tells the page around the field how high it is, so that the field never covers what has the focus. */
export function useClearance(field: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    const element = field.current;
    const around = element?.parentElement;
    if (!element || !around) return undefined;
    const watcher = new ResizeObserver(() => {
      around.style.setProperty('--ask-field', `${Math.ceil(element.offsetHeight)}px`);
    });
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [field, isShown]);
}
