import { useEffect } from 'react';
import { RouterProvider as AriaRouterProvider } from 'react-aria-components';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useHref, useNavigate } from 'react-router';
import { isAppPath, PAGES } from '../lib/paths.ts';
import { useSession } from '../lib/session.ts';
import { LoadingScreen } from '../ui/screen.tsx';
import { Shell } from './shell.tsx';

/** Lets only signed-in readers in, and makes every link of the parts in web/ui stay on the page where it can. */
export function AppRoot() {
  const { isAuthenticated, isLoading } = useSession();
  const navigate = useNavigate();

  useEffect(() => {
    if (!isAuthenticated) location.replace(PAGES.login);
  }, [isAuthenticated]);

  if (!isAuthenticated || isLoading) return <LoadingScreen />;

  const go = (path: string) => {
    if (isAppPath(path)) void navigate(path);
    else location.assign(path);
  };
  return (
    <I18nProvider locale="en-GB">
      <AriaRouterProvider navigate={go} useHref={useHref}>
        <Shell />
      </AriaRouterProvider>
    </I18nProvider>
  );
}
