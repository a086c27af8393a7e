export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const KEY = 'theme';
const listeners = new Set<() => void>();

function isTheme(value: unknown): value is Theme {
  return THEMES.some((theme) => theme === value);
}

function readTheme(): Theme {
  try {
    const stored = localStorage.getItem(KEY);
    return isTheme(stored) ? stored : 'system';
  } catch {
    return 'system';
  }
}

let theme: Theme = readTheme();

function show(): void {
  const page = document.documentElement;
  if (theme === 'system') delete page.dataset['theme'];
  else page.dataset['theme'] = theme;
  for (const listener of listeners) listener();
}

/** Call before the first render. */
export function startTheme(): void {
  show();
  window.addEventListener('storage', ({ key }) => {
    if (key !== KEY && key !== null) return;
    theme = readTheme();
    show();
  });
}

export function getTheme(): Theme {
  return theme;
}

export function setTheme(next: Theme): void {
  theme = next;
  try {
    localStorage.setItem(KEY, next);
  } catch {
    // Storage is blocked, so it lasts for this visit only.
  }
  show();
}

/** Returns a function that stops listening. */
export function watchTheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
