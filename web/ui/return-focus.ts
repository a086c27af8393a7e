import { useLayoutEffect, type RefObject } from 'react';

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled)';
const ROW = 'li, tr, [role="row"]';
/** An item that can be deleted and restored in place. */
const ENTRY = 'li, article';
/** Dialogs, and the menus that open them. */
const OVERLAYS = '.veil, .popover';
const HEADING = 'h1, h2, h3';

/**
 * The last focused element outside of dialogs. It has already lost focus when a dialog's first effect runs, because
 * the page becomes inert.
 */
let lastOutside: HTMLElement | null = null;

if (typeof document !== 'undefined') {
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement && !target.closest(OVERLAYS)) lastOutside = target;
  });
}

/**
 * Returns focus to what opened a dialog. If that was removed with its row, focus goes to the same button of the next
 * row, or of the previous one, or to their heading.
 */
export function useReturnFocus(isOpen: boolean): void {
  // A layout effect, so that it runs before the dialog takes the focus.
  useLayoutEffect(() => {
    const opener = lastOutside;
    if (!isOpen || opener === null) return;
    const find = placesAround(opener);
    return () => keepFocus(opener, find);
  }, [isOpen]);
}

/**
 * Moves focus when a focused element is removed with its row: to what replaces the row (the row itself if it was
 * restored), or to the next row, the previous one, or their heading.
 */
export function useHandOnFocus(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current;
    // Looked up on cleanup, before the DOM changes, because the neighbours may change until then.
    return () => {
      if (element === null || element !== document.activeElement) return;
      const row = element.closest(ENTRY);
      const list = row?.parentElement;
      const next = row?.nextElementSibling;
      const before = row?.previousElementSibling;
      const find = placesAround(element);
      keepFocus(element, () => {
        const now = next?.isConnected ? next.previousElementSibling : list?.lastElementChild;
        const rows = [...(now === before ? [] : [now]), next, before];
        for (const one of rows) {
          const all = one && isThere(one) ? focusablesIn(one) : [];
          // A row's menu, from which its delete was started. A row that is being deleted itself only has an Undo button.
          const to = all.find((each) => each.hasAttribute('aria-haspopup')) ?? all.at(-1);
          if (to) return to;
        }
        return find();
      });
    };
  }, [ref]);
}

/** The same for a button that every row has: focus goes to that of the next row. */
export function useHandOnToNext(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      if (element !== null && element === document.activeElement)
        keepFocus(element, placesAround(element));
    };
  }, [ref]);
}

/** Finds the neighbours up front: after removal, the element's position is unknown. */
function placesAround(opener: HTMLElement): () => HTMLElement | null {
  const row = opener.closest(ROW);
  const index = row ? focusablesIn(row).indexOf(opener) : -1;
  const rows = row ? [row, ...siblings(row, 'next'), ...siblings(row, 'previous')] : [];
  const around: Element[] = [];
  for (let one = opener.parentElement; one; one = one.parentElement) around.push(one);
  return () => {
    if (isThere(opener) && !opener.matches(':disabled')) return opener;
    for (const one of rows.filter(isThere)) {
      const all = focusablesIn(one);
      const same = all[Math.min(index, all.length - 1)];
      if (same) return same;
    }
    for (const one of around.filter(isThere)) {
      const heading = one.querySelector<HTMLElement>(HEADING);
      if (!heading) continue;
      if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
      return heading;
    }
    return null;
  };
}

const isThere = (one: Element) => one.isConnected && one.getClientRects().length > 0;

const focusablesIn = (row: Element) =>
  [...row.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isThere);

function siblings(row: Element, way: 'next' | 'previous'): Element[] {
  const all: Element[] = [];
  for (let one: Element | null = row; one;) {
    one = way === 'next' ? one.nextElementSibling : one.previousElementSibling;
    if (one) all.push(one);
  }
  return all;
}

/**
 * Moves focus again until the user goes elsewhere: a list may lose its row only when it is refetched after the
 * dialog, and a screen its loading heading.
 */
export function keepFocus(on: HTMLElement, find: () => HTMLElement | null): void {
  let kept = on;
  const changes = new MutationObserver(look);
  function look(): void {
    const active = document.activeElement;
    if (active === null || active === document.body) {
      kept = find() ?? kept;
      kept.focus({ preventScroll: true });
    } else if (active !== kept && active.closest(OVERLAYS) === null) stop();
  }
  function stop(): void {
    changes.disconnect();
    document.removeEventListener('pointerdown', stop, true);
    document.removeEventListener('focusin', look);
  }
  changes.observe(document.body, {
    childList: true,
    subtree: true,
    // Elements that are inert until the dialog has closed can't take focus.
    attributeFilter: ['inert'],
  });
  document.addEventListener('pointerdown', stop, true);
  document.addEventListener('focusin', look);
  requestAnimationFrame(look);
}
