import { useEffect } from 'react';

/** Listens for Ctrl/⌘ K; kept apart from the palette so that the palette itself can load when first asked for. */
export function usePaletteKey(onToggle: () => void): void {
  useEffect(() => {
    function listen(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      // Whoever had a use for it where it was pressed has taken it.
      if (event.altKey || event.shiftKey || event.defaultPrevented) return;
      event.preventDefault();
      onToggle();
    }
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [onToggle]);
}
