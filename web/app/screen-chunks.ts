/** One file per screen, fetched when first shown, or in a quiet moment before. */
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

/** Not among those that everybody's browser fetches ahead. */
export const loadOperator = async () => ({
  Component: (await import('./operator-screen.tsx')).OperatorScreen,
});

/** Fetches the screens people go to next, so that going there shows no loading screen. */
export function warmScreens(): void {
  const warm = () => {
    // What cannot be fetched now is asked for again when it is needed, and that failure is shown.
    for (const load of Object.values(loadScreen)) load().catch(() => {});
  };
  if ('requestIdleCallback' in window) requestIdleCallback(warm, { timeout: 5000 });
  else setTimeout(warm, 2000);
}
