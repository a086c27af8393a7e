import { getTheme, setTheme, startTheme, THEMES, watchTheme } from '../../lib/theme-store.ts';
import { rememberChosenPlan } from './chosen-plan.ts';
import { keepCountdown } from './countdown.ts';

/** The theme choice in the footer. The app's settings share the stored choice. */
function offerThemes(): void {
  startTheme();
  const choice = document.querySelector<HTMLSelectElement>('.theme-choice select');
  if (!choice) return;
  const show = () => (choice.value = getTheme());
  show();
  watchTheme(show);
  choice.addEventListener('change', () => {
    setTheme(THEMES.find((theme) => theme === choice.value) ?? 'system');
  });
  document.documentElement.dataset['script'] = '';
}

const TOKEN_KEY = 'token';

function hasToken(): boolean {
  try {
    return Boolean(localStorage.getItem(TOKEN_KEY));
  } catch {
    // Storage is blocked, so nobody is signed in.
    return false;
  }
}

function showSession(): void {
  const page = document.documentElement;
  if (!hasToken()) {
    delete page.dataset['session'];
    return;
  }
  page.dataset['session'] = 'open';
  const target = document.querySelector<HTMLElement>('[data-when-signed-in]');
  const address = target?.dataset['whenSignedIn'];
  if (address) location.replace(address);
}

/** Updates the navigation bar when another tab signs in or out, and when the page is restored from the back/forward cache. */
function followSession(): void {
  showSession();
  addEventListener('storage', showSession);
  addEventListener('pageshow', (event) => {
    if (event.persisted) showSession();
  });
}

const WORDS =
  'Part of this page didn’t load, so some buttons don’t work yet. Nothing was sent. Reload the page to try again.';

/**
 * If one of the page's scripts fails to load, its buttons do nothing, so show a notice. This script runs first, so it
 * sees the error.
 */
function tellOfMissingParts(): void {
  addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement) || document.querySelector('.page-part')) return;
      // Third-party scripts such as a captcha report their own errors where they are used.
      if (!target.src.startsWith(location.origin)) return;
      const said = document.createElement('div');
      said.className = 'wrap page-part';
      said.setAttribute('role', 'alert');
      const reload = document.createElement('button');
      reload.type = 'button';
      reload.className = 'button small';
      reload.textContent = 'Reload the page';
      reload.addEventListener('click', () => location.reload());
      const words = document.createElement('p');
      words.textContent = WORDS;
      said.append(words, reload);
      document.querySelector('main')?.prepend(said);
    },
    true,
  );
}

/** The menu works without script; this adds keyboard and screen reader support. */
function improveMenu(): void {
  const menu = document.querySelector<HTMLDetailsElement>('.menu');
  const button = menu?.querySelector('summary');
  if (!menu || !button) return;

  const tell = () => button.setAttribute('aria-expanded', String(menu.open));
  tell();
  menu.addEventListener('toggle', tell);

  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !menu.open) return;
    menu.open = false;
    button.focus();
  });
  // Tabbing out of the menu or touching the page behind closes it.
  menu.addEventListener('focusout', (event) => {
    const next = event.relatedTarget;
    if (next instanceof Node && !menu.contains(next)) menu.open = false;
  });
  document.addEventListener('pointerdown', (event) => {
    if (event.target instanceof Node && !menu.contains(event.target)) menu.open = false;
  });
  // A link within the same page doesn't reload it, so close the menu.
  menu.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a')) menu.open = false;
  });
  matchMedia('(min-width: 56rem)').addEventListener('change', (wide) => {
    if (wide.matches) menu.open = false;
  });
}

/** On the home page, the bar marks Pricing as current while the prices are in view. */
function followPricing(): void {
  const prices = location.pathname === '/' && document.getElementById('pricing');
  if (!prices) return;
  const mark = (links: string, isCurrent: boolean) => {
    for (const link of document.querySelectorAll(`.site-bar :is(${links})`)) {
      if (isCurrent) link.setAttribute('aria-current', 'page');
      else link.removeAttribute('aria-current');
    }
  };
  // A line at a third of the window's height, where the section lies after a jump to it.
  new IntersectionObserver(
    (seen) => {
      const { isIntersecting } = seen.at(-1)!;
      mark('[href$="pricing"]', isIntersecting);
      mark('.site-bar-link[href="/"], .menu-link[href="/"]', !isIntersecting);
    },
    { rootMargin: '-33% 0px -67%' },
  ).observe(prices);
}

/** Makes rows that are swiped on phones scrollable by keyboard too, but not focusable if everything is visible. */
function followRows(): void {
  for (const row of document.querySelectorAll<HTMLElement>('.snap')) {
    new ResizeObserver(() => {
      if (row.scrollWidth > row.clientWidth) row.tabIndex = 0;
      else row.removeAttribute('tabindex');
    }).observe(row);
  }
}

tellOfMissingParts();
followRows();
followPricing();
offerThemes();
followSession();
improveMenu();
rememberChosenPlan();

// The value is only stored on the bar; nothing displays it.
const bar = document.querySelector<HTMLElement>('.site-bar');
keepCountdown((value) => {
  if (!bar) return;
  if (value === null) delete bar.dataset['countdown'];
  else bar.dataset['countdown'] = Object.values(value).join(' ');
});

/** There is no endpoint for them, so they go to listeners in the page and to the console. */
async function startVitals(): Promise<void> {
  const { reportVitals } = await import('./vitals.ts');
  reportVitals((vitals) => {
    console.debug('web vitals', vitals);
    document.dispatchEvent(new CustomEvent('vitals', { detail: vitals }));
  });
}

// If the measuring script can't be loaded, ignore it.
const measure = () => void startVitals().catch(() => undefined);

function whenIdle(work: () => void): void {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work, 200);
}

if (document.readyState === 'complete') whenIdle(measure);
else addEventListener('load', () => whenIdle(measure));
