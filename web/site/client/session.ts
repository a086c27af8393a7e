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
export function followSession(): void {
  showSession();
  addEventListener('storage', showSession);
  addEventListener('pageshow', (event) => {
    if (event.persisted) showSession();
  });
}
