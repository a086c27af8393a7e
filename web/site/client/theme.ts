/** The theme chosen in the app holds on every page of this browser. */
export function showTheme(): void {
  let theme: string | null = null;
  try {
    theme = localStorage.getItem('theme');
  } catch {
    // Nothing is kept here; the system's own theme it is.
  }
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset['theme'] = theme;
}
