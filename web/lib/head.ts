import { useEffect } from 'react';
import { PRODUCT } from '#contract/product.ts';

/** Sets the page title for the tab, the history and screen readers. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${PRODUCT.name}`;
  }, [title]);
}
