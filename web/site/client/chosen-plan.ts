import { keepNextPage } from '../../lib/next-page.ts';
import { PAGES } from '../../lib/paths.ts';

/** A price leads to signing up; whoever has signed up finds the price they chose, not the first screen. */
export function rememberChosenPlan(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-plan]')) {
    link.addEventListener('click', () =>
      keepNextPage(`${PAGES.upgrade}?plan=${link.dataset['plan'] ?? ''}`),
    );
  }
}
