import { useEffect } from 'react';
import type { Playback } from './use-playback.ts';

const SKIP_MS = 10_000;
/** A rail or a slider takes arrows and no letters. */
const TYPING =
  'input:not([type="range"]), textarea, select, [contenteditable="true"], [role="dialog"]';

/** The keys every player has: K or the space bar, J and L, while nothing is being written. */
export function usePlayerKeys({ toggle, skip }: Pick<Playback, 'toggle' | 'skip'>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const target = event.target as HTMLElement | null;
      if (target?.closest(TYPING)) return;
      // On a button the space bar presses it.
      const onControl = target?.closest('button, a, summary') !== null;
      const key = event.key.toLowerCase();
      if (key === 'k' || (key === ' ' && !onControl)) toggle();
      else if (key === 'j') skip(-SKIP_MS);
      else if (key === 'l') skip(SKIP_MS);
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [toggle, skip]);
}
