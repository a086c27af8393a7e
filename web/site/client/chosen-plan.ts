import { findNextPage, keepNextPage } from '../../lib/next-page.ts';
import { PAGES } from '../../lib/paths.ts';

/** Plan buttons lead to sign-up. This takes users to the plan they chose afterwards, instead of the first screen. */
export function rememberChosenPlan(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-plan]')) {
    link.addEventListener('click', () =>
      keepNextPage(`${PAGES.upgrade}?plan=${link.dataset['plan'] ?? ''}`),
    );
  }
}

/** Shows the chosen plan during sign-up, so that users know it was kept. */
export function showChosenPlan(): void {
  const [path, query] = findNextPage()?.split('?') ?? [];
  const plan = path === PAGES.upgrade ? new URLSearchParams(query).get('plan') : null;
  for (const said of document.querySelectorAll<HTMLElement>('[data-chosen]')) {
    said.hidden = said.dataset['chosen'] !== plan;
  }
}
