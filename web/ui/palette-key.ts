import { useEffect } from 'react';

/** Listens for Ctrl/⌘ K. Separate from the palette, so that the palette can be loaded on first use. */
export function usePaletteKey(onToggle: () => void): void {
  useEffect(() => {
    function listen(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      // A component on the page has already handled the key.
      if (event.altKey || event.shiftKey || event.defaultPrevented) return;
      event.preventDefault();
      onToggle();
    }
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [onToggle]);
}
