import {
  createBrowserRouter,
  redirect,
  type RouteObject,
  isRouteErrorResponse,
  useRouteError,
} from 'react-router';
import { FORMATS } from '#contract/catalog/formats.ts';
import { useTitle } from '../lib/head.ts';
import { takeNextPage } from '../lib/next-page.ts';
import { formatPath, PAGES } from '../lib/paths.ts';
import { LoadingScreen, ErrorScreen } from '../ui/screen.tsx';
import { AppRoot } from './app-root.tsx';
import { guessedRoutes } from './guessed-paths.ts';
import { loadOperator, loadScreen } from './screen-chunks.ts';
import { APP_WORDS } from './words.tsx';

function formatRoutes(): RouteObject[] {
  return FORMATS.flatMap(({ value }): RouteObject[] => [
    { path: value, handle: { format: value }, lazy: loadScreen.make },
    { path: `${value}/:id`, handle: { format: value }, lazy: loadScreen.watch },
  ]);
}

export function createAppRouter() {
  return createBrowserRouter([
    {
      ErrorBoundary: RouteError,
      children: [
        {
          Component: AppRoot,
          HydrateFallback: LoadingScreen,
          children: [
            {
              path: PAGES.app,
              children: [
                { index: true, loader: () => redirect(takeNextPage() ?? formatPath('blog')) },
                ...formatRoutes(),
                { path: 'ask', lazy: loadScreen.ask },
                { path: 'ask/:id', lazy: loadScreen.ask },
                { path: 'generations', lazy: loadScreen.library },
                { path: 'bin', lazy: loadScreen.bin },
                { path: 'shelves', loader: () => redirect(`${PAGES.library}?group=shelf`) },
                { path: 'shelves/:id', lazy: loadScreen.shelf },
                { path: 'batches/:id', lazy: loadScreen.batch },
                { path: 'watches', lazy: loadScreen.watches },
                { path: 'styles', lazy: loadScreen.styles },
                { path: 'settings', lazy: loadScreen.settings },
                { path: 'upgrade', lazy: loadScreen.upgrade },
                ...guessedRoutes(),
                { path: '*', lazy: loadScreen.notFound },
              ],
            },
            { path: PAGES.operator, lazy: loadOperator },
          ],
        },
      ],
    },
  ]);
}

const CHUNK = /dynamically imported module|importing a module script|preload CSS/i;

/** Shown when a screen can't be loaded or throws while rendering. */
function RouteError() {
  const error = useRouteError();
  useTitle(APP_WORDS.broken.title);
  if (isRouteErrorResponse(error) && error.status === 404) {
    return <ErrorScreen title={APP_WORDS.notFound.title} message={APP_WORDS.notFound.moved} />;
  }
  if (error instanceof Error && CHUNK.test(error.message)) {
    return <ErrorScreen title={APP_WORDS.broken.partTitle} message={APP_WORDS.broken.part} />;
  }
  return <ErrorScreen />;
}
