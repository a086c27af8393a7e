import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Moves the focus to the new screen's heading, as a page load would move the reader. */
export function useRouteFocus(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const content = document.getElementById('content');
    const heading = content?.querySelector('h1');
    heading?.setAttribute('tabindex', '-1');
    (heading ?? content)?.focus({ preventScroll: true });
  }, [pathname]);
}
