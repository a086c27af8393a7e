import { useEffect } from 'react';
import { PRODUCT } from '#contract/product.ts';

/** Names the page in the tab, the history and to a screen reader. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${PRODUCT.name}`;
  }, [title]);
}
