import { getTheme, setTheme, startTheme, THEMES, watchTheme } from '../../lib/theme-store.ts';

/** The choice in the footer; the app's settings offer the same one and share what was chosen. */
export function offerThemes(): void {
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
