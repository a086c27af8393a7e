import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { liveEvents } from '../lib/live-events.ts';
import { IconButton } from '../ui/button.tsx';
import { usePaletteKey } from '../ui/palette-key.ts';
import { Announcer } from './announcer.tsx';
import { ConnectionNotice } from './connection-notice.tsx';
import { HomeLink } from './home-link.tsx';
import { useKeyboardMap } from './keyboard-map-key.ts';
import { PendingScreen } from './pending-screen.tsx';
import { useRouteFocus } from './route-focus.ts';
import { RunningBadge } from './running-jobs.tsx';
import { warmScreens } from './screen-chunks.ts';
import { Sidebar } from './sidebar.tsx';

const Commands = lazy(async () => ({ default: (await import('./commands.tsx')).Commands }));
const MenuDrawer = lazy(async () => ({ default: (await import('./menu-drawer.tsx')).MenuDrawer }));
const KeyboardMap = lazy(async () => ({
  default: (await import('./keyboard-map.tsx')).KeyboardMap,
}));

/** What stands around every screen of the signed-in app. */
export function Shell() {
  const live = liveEvents(useQueryClient());
  const { pathname } = useLocation();
  // The menu belongs to the page it was opened on; going elsewhere leaves it behind.
  const [menuOn, setMenuOn] = useState<string | null>(null);
  const [isPaletteOpen, setPaletteOpen] = useState(false);
  const [isMapOpen, setMapOpen] = useState(false);
  const togglePalette = useCallback(() => setPaletteOpen((isOpen) => !isOpen), []);
  const openMap = useCallback(() => setMapOpen(true), []);
  usePaletteKey(togglePalette);
  useKeyboardMap(openMap);
  useRouteFocus();
  useEffect(warmScreens, []);

  const openPalette = () => {
    setMenuOn(null);
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
        <IconButton icon="menu" label="Menu" isSmall onPress={() => setMenuOn(pathname)} />
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
      <Suspense fallback={null}>
        {menuOn === pathname && <MenuDrawer onClose={() => setMenuOn(null)} onFind={openPalette} />}
        {isPaletteOpen && <Commands onOpenChange={setPaletteOpen} onShowKeys={openMap} />}
        {isMapOpen && <KeyboardMap onOpenChange={setMapOpen} />}
      </Suspense>
      <Announcer live={live} />
      <PendingScreen />
      <ScrollRestoration />
    </div>
  );
}
