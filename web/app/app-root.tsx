import { useCallback, useEffect } from 'react';
import { RouterProvider } from 'react-aria-components';
import { useLocation, useNavigate } from 'react-router';
import { keepNextPage } from '../lib/next-page.ts';
import { isAppPath } from '#contract/paths.ts';
import { PAGES } from '../lib/paths.ts';
import { useSession } from '../lib/session.ts';
import { LoadingScreen } from '../ui/screen.tsx';
import { Shell } from './shell.tsx';

/** Only for signed-in users. Others return here after signing in. */
export function AppRoot() {
  const { isAuthenticated, isLoading } = useSession();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useAppLinks();

  useEffect(() => {
    if (isAuthenticated) return;
    keepNextPage(pathname + search + hash);
    location.replace(PAGES.login);
  }, [isAuthenticated, pathname, search, hash]);

  /** Menus keep the clicks on their links to themselves. */
  const follow = useCallback(
    (path: string) => {
      if (isAppPath(new URL(path, location.origin).pathname)) void navigate(path);
      else location.assign(path);
    },
    [navigate],
  );

  if (!isAuthenticated || isLoading) return <LoadingScreen />;
  return (
    <RouterProvider navigate={follow}>
      <Shell />
    </RouterProvider>
  );
}

/** Makes plain links to app screens navigate without a page load. */
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
      // Leave links within the same page to the browser.
      if (hash && pathname === location.pathname && search === location.search) return;
      event.preventDefault();
      void navigate(pathname + search + hash);
    }
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}
