import { useEffect } from 'react';

/** Listens for `?` outside of fields: what the keys do is asked for with a key. */
export function useKeyboardMap(onOpen: () => void): void {
  useEffect(() => {
    function listen(event: KeyboardEvent) {
      if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey) return;
      const at = event.target as HTMLElement | null;
      if (at?.closest?.('input, textarea, select, [contenteditable=true]')) return;
      event.preventDefault();
      onOpen();
    }
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [onOpen]);
}
