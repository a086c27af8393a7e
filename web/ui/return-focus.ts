import { useLayoutEffect, type RefObject } from 'react';

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled)';
const ROW = 'li, tr, [role="row"]';
/** Where one is deleted and had back in its place. */
const ENTRY = 'li, article';
/** Dialogs, and the menus they are opened from. */
const OVERLAYS = '.veil, .popover';
const HEADING = 'h1, h2, h3';

/** What had the focus last on the page itself. It loses it before a dialog's first effect, as all around the dialog becomes inert. */
let lastOutside: HTMLElement | null = null;

if (typeof document !== 'undefined') {
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement && !target.closest(OVERLAYS)) lastOutside = target;
  });
}

/**
 * Gives the focus back to what opened a dialog. Where that is gone with its row, the same button of the next row has it, else of the
 * one before, else the heading they stood under.
 */
export function useReturnFocus(isOpen: boolean): void {
  // Before the effects in which the dialog takes the focus.
  useLayoutEffect(() => {
    const opener = lastOutside;
    if (!isOpen || opener === null) return;
    const find = placesAround(opener);
    return () => keepFocus(opener, find);
  }, [isOpen]);
}

/**
 * Hands the focus of something on when it goes away with its row: to what takes the row's place, which is the row itself where it
 * was had back, else to the next row or the one before, else to their heading.
 */
export function useHandOnFocus(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current;
    // Asked when it goes, which is before the page changes: until then its neighbours come and go.
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
          // Its menu, from which one of the others was deleted; another that is being deleted has only its way back.
          const to = all.find((each) => each.hasAttribute('aria-haspopup')) ?? all.at(-1);
          if (to) return to;
        }
        return find();
      });
    };
  }, [ref]);
}

/** The same for a button that every row has: the next row's has the focus then. */
export function useHandOnToNext(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      if (element !== null && element === document.activeElement)
        keepFocus(element, placesAround(element));
    };
  }, [ref]);
}

/** Its neighbours are asked for before it goes: afterwards nothing tells where it stood. */
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
 * A list often loses its row only when it is read again, after the dialog, and a screen its heading when what it shows has come: until
 * somebody goes elsewhere, the focus is looked after.
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
    // What is inert until the dialog has gone takes no focus.
    attributeFilter: ['inert'],
  });
  document.addEventListener('pointerdown', stop, true);
  document.addEventListener('focusin', look);
  requestAnimationFrame(look);
}
