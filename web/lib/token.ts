const KEY = 'token';

/** `null` also if storage is blocked, as in some private windows. */
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
    // Storage is blocked, so there is no token.
  }
}

/** Calls back when another tab signs in or out. */
export function watchToken(listener: (token: string | null) => void): () => void {
  const listen = ({ key, newValue }: StorageEvent) => {
    if (key === KEY) listener(newValue);
    // `key` is null when the whole storage was cleared.
    else if (key === null) listener(null);
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
