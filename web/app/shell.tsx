import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useEffect, useState, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router';
import { liveEvents, useConnection, type LiveEvents } from '../lib/live-events.ts';
import { IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icons.tsx';
import { usePaletteKey } from '../ui/palette-key.ts';
import { keepFocus } from '../ui/return-focus.ts';
import { LoadingScreen } from '../ui/screen.tsx';
import { Announcer } from './announcer.tsx';
import { HomeLink } from './home-link.tsx';
import { RunningBadge } from './running-jobs.tsx';
import { warmScreens } from './screen-chunks.ts';
import { Sidebar } from './sidebar.tsx';
import { APP_WORDS } from './words.tsx';

const Commands = lazy(async () => ({ default: (await import('./commands.tsx')).Commands }));
const MenuDrawer = lazy(async () => ({ default: (await import('./menu-drawer.tsx')).MenuDrawer }));
const KeyboardMap = lazy(async () => ({
  default: (await import('./keyboard-map.tsx')).KeyboardMap,
}));

/** The frame around every screen of the signed-in app. */
export function Shell() {
  const live = liveEvents(useQueryClient());
  const { pathname } = useLocation();
  // The path the menu was opened on; navigating away closes it.
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
        {APP_WORDS.skip}
      </a>
      <header className="app-side">
        <HomeLink />
        <Sidebar onFind={openPalette} />
      </header>
      <header className="app-top">
        <IconButton
          icon="menu"
          label={APP_WORDS.menu}
          isSmall
          onPress={() => setMenuOn(pathname)}
        />
        <HomeLink />
        <RunningBadge />
        <IconButton icon="search" label={APP_WORDS.commands} isSmall onPress={openPalette} />
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

/** Whether a condition has lasted for a while, to ignore short ones. */
function useLasting(holds: boolean, ms: number): boolean {
  const [isLasting, setLasting] = useState(false);
  useEffect(() => {
    if (!holds) return;
    const timer = setTimeout(() => setLasting(true), ms);
    return () => {
      clearTimeout(timer);
      setLasting(false);
    };
  }, [holds, ms]);
  return isLasting;
}

/** A restarting server is back sooner than this, so don't alarm the user. */
const RESTART_MS = 1500;
/** Shorter loads show nothing, since a flash would only distract. */
const FLASH_MS = 120;

function ConnectionNotice({ live }: { live: LiveEvents }) {
  const isShown = useLasting(useConnection(live) === 'lost', RESTART_MS);

  return (
    <div className="offline" role="status">
      {isShown && (
        <p className="offline-words">
          <Icon name="warning" />
          <span>
            {APP_WORDS.offline((text) => (
              <b>{text}</b>
            ))}
          </span>
        </p>
      )}
    </div>
  );
}

/** Covers the page while the next screen loads. */
function PendingScreen() {
  return useLasting(useNavigation().state !== 'idle', FLASH_MS) ? (
    <div className="app-pending">
      <LoadingScreen />
    </div>
  ) : null;
}

/** Moves focus to the new screen's heading, as a page load would. */
function useRouteFocus(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const content = document.getElementById('content');
    const find = () => {
      const heading = content?.querySelector('h1');
      heading?.setAttribute('tabindex', '-1');
      return heading ?? content;
    };
    const found = find();
    found?.focus({ preventScroll: true });
    if (found) keepFocus(found, find);
  }, [pathname]);
}

/** Listens for `?` outside of fields, which opens the list of shortcuts. */
function useKeyboardMap(onOpen: () => void): void {
  useEffect(() => {
    function listen(event: KeyboardEvent) {
      if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey) return;
      const at = event.target as HTMLElement | null;
      if (at?.closest?.('input, textarea, select, [contenteditable=true]')) return;
      event.preventDefault();
      onOpen();
    }
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [onOpen]);
}
