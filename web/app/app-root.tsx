import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { keepNextPage } from '../lib/next-page.ts';
import { PAGES } from '../lib/paths.ts';
import { useSession } from '../lib/session.ts';
import { LoadingScreen } from '../ui/screen.tsx';
import { useAppLinks } from './app-links.ts';
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
