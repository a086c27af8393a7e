import { createBrowserRouter, redirect, type RouteObject } from 'react-router';
import { FORMATS } from '#contract/catalog/formats.ts';
import { takeNextPage } from '../lib/next-page.ts';
import { formatPath, PAGES } from '../lib/paths.ts';
import { LoadingScreen } from '../ui/screen.tsx';
import { AppRoot } from './app-root.tsx';
import { RouteError } from './route-error.tsx';
import { loadScreen } from './screen-chunks.ts';

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
          path: PAGES.app,
          Component: AppRoot,
          HydrateFallback: LoadingScreen,
          children: [
            { index: true, loader: () => redirect(takeNextPage() ?? formatPath('blog')) },
            ...formatRoutes(),
            { path: 'generations', lazy: loadScreen.library },
            { path: 'styles', lazy: loadScreen.styles },
            { path: 'settings', lazy: loadScreen.settings },
            { path: 'upgrade', lazy: loadScreen.upgrade },
            { path: '*', lazy: loadScreen.notFound },
          ],
        },
      ],
    },
  ]);
}
