/** The menu opens and closes without this; it adds what a keyboard and a screen reader expect. */
export function improveMenu(): void {
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
