import { getTheme, setTheme, startTheme, THEMES, watchTheme } from '../../lib/theme-store.ts';
import { rememberChosenPlan } from './chosen-plan.ts';
import { keepCountdown } from './countdown.ts';

/** The choice in the footer; the app's settings offer the same one and share what was chosen. */
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
    // A browser that blocks storage has nobody signed in.
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

/** Keeps the bar true, also when another tab signs in or out and when the browser brings the page back. */
function followSession(): void {
  showSession();
  addEventListener('storage', showSession);
  addEventListener('pageshow', (event) => {
    if (event.persisted) showSession();
  });
}

const WORDS =
  'Part of this page didn’t load, so some buttons don’t work yet. Nothing was sent. Reload the page to try again.';

/** A script of the page that does not arrive leaves buttons that are dead without a word. Scripts run in their order, so this one hears it. */
function tellOfMissingParts(): void {
  addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement) || document.querySelector('.page-part')) return;
      // What others serve, such as a captcha, has words of its own where it is asked for.
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

/** The menu opens and closes without this; it adds what a keyboard and a screen reader expect. */
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
  // Leaving it, by tabbing on or by touching the page behind, closes it.
  menu.addEventListener('focusout', (event) => {
    const next = event.relatedTarget;
    if (next instanceof Node && !menu.contains(next)) menu.open = false;
  });
  document.addEventListener('pointerdown', (event) => {
    if (event.target instanceof Node && !menu.contains(event.target)) menu.open = false;
  });
  // A link to a place on this same page leaves the page standing, menu and all.
  menu.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a')) menu.open = false;
  });
  matchMedia('(min-width: 56rem)').addEventListener('change', (wide) => {
    if (wide.matches) menu.open = false;
  });
}

/** A row that is swiped on a phone can be scrolled with the arrow keys too; where everything shows, it is no stop. */
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
offerThemes();
followSession();
improveMenu();
rememberChosenPlan();

// The bar keeps the countdown; nothing shows it.
const bar = document.querySelector<HTMLElement>('.site-bar');
keepCountdown((value) => {
  if (!bar) return;
  if (value === null) delete bar.dataset['countdown'];
  else bar.dataset['countdown'] = Object.values(value).join(' ');
});

/** There is no address to send them to, so they go to whoever listens in the page, and to the console. */
async function startVitals(): Promise<void> {
  const { reportVitals } = await import('./vitals.ts');
  reportVitals((vitals) => {
    console.debug('web vitals', vitals);
    document.dispatchEvent(new CustomEvent('vitals', { detail: vitals }));
  });
}

// A visit that cannot load the measuring loses nothing the visitor came for.
const measure = () => void startVitals().catch(() => undefined);

function whenIdle(work: () => void): void {
  // Safari has no idle callback.
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work, 200);
}

if (document.readyState === 'complete') whenIdle(measure);
else addEventListener('load', () => whenIdle(measure));
