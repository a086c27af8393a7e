/** One chunk per screen, loaded when first shown or when the browser is idle. */
export const loadScreen = {
  make: async () => ({ Component: (await import('./make-screen.tsx')).MakeScreen }),
  watch: async () => ({ Component: (await import('./watch-screen.tsx')).WatchScreen }),
  ask: async () => ({ Component: (await import('./ask-screen.tsx')).AskScreen }),
  library: async () => ({ Component: (await import('./library-screen.tsx')).LibraryScreen }),
  bin: async () => ({ Component: (await import('./bin-screen.tsx')).BinScreen }),
  shelf: async () => ({ Component: (await import('./shelf-screen.tsx')).ShelfScreen }),
  batch: async () => ({ Component: (await import('./batch-screen.tsx')).BatchScreen }),
  watches: async () => ({ Component: (await import('./watches-screen.tsx')).WatchesScreen }),
  styles: async () => ({ Component: (await import('./styles-screen.tsx')).StylesScreen }),
  settings: async () => ({ Component: (await import('./settings-screen.tsx')).SettingsScreen }),
  upgrade: async () => ({ Component: (await import('./upgrade-screen.tsx')).UpgradeScreen }),
  notFound: async () => ({ Component: (await import('./not-found-screen.tsx')).NotFoundScreen }),
};

/** Not preloaded, as few users ever need it. */
export const loadOperator = async () => ({
  Component: (await import('./operator-screen.tsx')).OperatorScreen,
});

/** Preloads the screens users go to next, so that they open without a loading state. */
export function warmScreens(): void {
  const warm = () => {
    // Ignore failures; the chunk is requested again when needed, and that failure is shown.
    for (const load of Object.values(loadScreen)) load().catch(() => {});
  };
  if ('requestIdleCallback' in window) requestIdleCallback(warm, { timeout: 5000 });
  else setTimeout(warm, 2000);
}
