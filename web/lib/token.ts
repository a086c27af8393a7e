const KEY = 'token';

/** `null` also where the browser keeps nothing for this page, as in some private windows. */
export function findToken(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function storeToken(token: string): void {
  localStorage.setItem(KEY, token);
}

export function dropToken(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing could be stored, so nothing is there.
  }
}

/** Calls back when another tab signs in or out. */
export function watchToken(listener: (token: string | null) => void): () => void {
  const listen = ({ key, newValue }: StorageEvent) => {
    if (key === KEY) listener(newValue);
    // A cleared store names no key.
    else if (key === null) listener(null);
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
