import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { keepNextPage } from '../lib/next-page.ts';
import { isAppPath } from '#contract/paths.ts';
import { PAGES } from '../lib/paths.ts';
import { useSession } from '../lib/session.ts';
import { LoadingScreen } from '../ui/screen.tsx';
import { Shell } from './shell.tsx';

/** Lets only signed-in readers in; the others come back to where they were going. */
export function AppRoot() {
  const { isAuthenticated, isLoading } = useSession();
  const { pathname, search, hash } = useLocation();
  useAppLinks();

  useEffect(() => {
    if (isAuthenticated) return;
    keepNextPage(pathname + search + hash);
    location.replace(PAGES.login);
  }, [isAuthenticated, pathname, search, hash]);

  return !isAuthenticated || isLoading ? <LoadingScreen /> : <Shell />;
}

/** Lets every plain link to a screen of the app change the screen instead of loading the page anew. */
function useAppLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    function follow(event: MouseEvent) {
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = (event.target as Element | null)?.closest?.('a[href]');
      if (!(link instanceof HTMLAnchorElement) || link.target || link.download) return;
      const { origin, pathname, search, hash } = new URL(link.href);
      if (origin !== location.origin || !isAppPath(pathname)) return;
      // A place on this same page is the browser's own business.
      if (hash && pathname === location.pathname && search === location.search) return;
      event.preventDefault();
      void navigate(pathname + search + hash);
    }
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}
