import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { Link, Outlet, ScrollRestoration, useLocation } from 'react-router';
import { PRODUCT } from '#contract/product.ts';
import { liveEvents } from '../lib/live-events.ts';
import { PAGES } from '../lib/paths.ts';
import { IconButton } from '../ui/button.tsx';
import { Drawer } from '../ui/drawer.tsx';
import { LogoMark } from '../ui/icons.tsx';
import { usePaletteKey } from '../ui/palette-key.ts';
import { Announcer } from './announcer.tsx';
import { ConnectionNotice } from './connection-notice.tsx';
import { PendingScreen } from './pending-screen.tsx';
import { useRouteFocus } from './route-focus.ts';
import { RunningBadge } from './running-jobs.tsx';
import { warmScreens } from './screen-chunks.ts';
import { Sidebar } from './sidebar.tsx';

const Commands = lazy(async () => ({ default: (await import('./commands.tsx')).Commands }));

/** What stands around every screen of the signed-in app. */
export function Shell() {
  const live = liveEvents(useQueryClient());
  const { pathname } = useLocation();
  // The menu belongs to the page it was opened on; going elsewhere leaves it behind.
  const [menuOn, setMenuOn] = useState<string | null>(null);
  const setMenuOpen = (isOpen: boolean) => setMenuOn(isOpen ? pathname : null);
  const [isPaletteOpen, setPaletteOpen] = useState(false);
  const togglePalette = useCallback(() => setPaletteOpen((isOpen) => !isOpen), []);
  usePaletteKey(togglePalette);
  useRouteFocus();
  useEffect(warmScreens, []);

  const openPalette = () => {
    setMenuOpen(false);
    setPaletteOpen(true);
  };

  return (
    <div className="app">
      <a className="skip" href="#content">
        Skip to the content
      </a>
      <header className="app-side">
        <HomeLink />
        <Sidebar onFind={openPalette} />
      </header>
      <header className="app-top">
        <IconButton icon="menu" label="Menu" isSmall onPress={() => setMenuOpen(true)} />
        <HomeLink />
        <RunningBadge />
        <IconButton icon="search" label="Commands" isSmall onPress={openPalette} />
      </header>
      <div className="app-page">
        <ConnectionNotice live={live} />
        <main id="content" tabIndex={-1}>
          <Outlet />
        </main>
      </div>
      <Drawer label="Menu" isOpen={menuOn === pathname} onOpenChange={setMenuOpen}>
        <div className="app-drawer">
          <div className="app-drawer-head">
            <HomeLink />
            <IconButton icon="close" label="Close" isSmall onPress={() => setMenuOpen(false)} />
          </div>
          <Sidebar onFind={openPalette} />
        </div>
      </Drawer>
      {isPaletteOpen && (
        <Suspense fallback={null}>
          <Commands onOpenChange={setPaletteOpen} />
        </Suspense>
      )}
      <Announcer live={live} />
      <PendingScreen />
      <ScrollRestoration />
    </div>
  );
}

function HomeLink() {
  return (
    <Link className="logo" to={PAGES.app}>
      <LogoMark />
      {PRODUCT.name}
    </Link>
  );
}
