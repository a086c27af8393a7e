import { findNextPage, keepNextPage } from '../../lib/next-page.ts';
import { PAGES } from '../../lib/paths.ts';

/** A price leads to signing up; whoever has signed up finds the price they chose, not the first screen. */
export function rememberChosenPlan(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-plan]')) {
    link.addEventListener('click', () =>
      keepNextPage(`${PAGES.upgrade}?plan=${link.dataset['plan'] ?? ''}`),
    );
  }
}

/** Says on the way which price it was, so that nobody wonders whether it was heard. */
export function showChosenPlan(): void {
  const [path, query] = findNextPage()?.split('?') ?? [];
  const plan = path === PAGES.upgrade ? new URLSearchParams(query).get('plan') : null;
  for (const said of document.querySelectorAll<HTMLElement>('[data-chosen]')) {
    said.hidden = said.dataset['chosen'] !== plan;
  }
}
