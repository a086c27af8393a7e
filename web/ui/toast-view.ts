import { iconElement } from './icon-element.ts';
import { toasts as pageToasts, type Toast, type ToastStore } from './toast.ts';

function liveRegion(role: 'status' | 'alert'): HTMLDivElement {
  const region = document.createElement('div');
  region.setAttribute('role', role);
  region.setAttribute('aria-live', role === 'alert' ? 'assertive' : 'polite');
  region.setAttribute('aria-relevant', 'additions');
  return region;
}

function toastElement(toast: Toast, onClose: () => void): HTMLDivElement {
  const box = document.createElement('div');
  box.className = 'toast';
  box.dataset['type'] = toast.type;
  if (toast.durationMs === Infinity) box.dataset['lasting'] = '';
  else box.style.setProperty('--toast-ms', `${toast.durationMs}ms`);

  const text = document.createElement('span');
  text.className = 'toast-text';
  text.textContent = toast.message;
  if (toast.lang !== null) text.lang = toast.lang;
  if (toast.href !== null) {
    const link = document.createElement('a');
    link.className = 'toast-link';
    link.href = toast.href;
    link.textContent = 'Open';
    link.addEventListener('click', onClose);
    text.append(' ', link);
  }

  const close = document.createElement('button');
  close.type = 'button';
  close.className = 'toast-close';
  close.setAttribute('aria-label', 'Dismiss');
  close.append(iconElement('close'));
  close.addEventListener('click', onClose);

  box.append(iconElement(toast.type === 'error' ? 'warning' : 'check'), text, close);
  return box;
}

/**
 * Shows a store's messages on this page, with or without React. Call once, early: a live region must exist before its
 * text. Returns a function that removes it.
 */
export function mountToasts(store: ToastStore = pageToasts): () => void {
  const place = document.createElement('section');
  place.className = 'toasts';
  place.setAttribute('aria-label', 'Messages');
  // Modals hide everything else from screen readers. This keeps toasts readable, and clicking one doesn't close the modal.
  place.dataset['reactAriaTopLayer'] = 'true';
  const regions = { success: liveRegion('status'), error: liveRegion('alert') };
  place.append(regions.success, regions.error);
  document.body.append(place);

  const shown = new Map<number, HTMLDivElement>();
  let cameFrom: Element | null = null;
  let isHovered = false;
  let hasFocus = false;

  const settle = () => {
    if (isHovered || hasFocus || document.hidden) store.pause();
    else store.resume();
  };

  const unsubscribe = store.subscribe((toasts, isPaused) => {
    place.toggleAttribute('data-paused', isPaused);
    const current = new Set(toasts.map((toast) => toast.id));
    for (const [id, box] of shown) {
      if (current.has(id)) continue;
      // Remove it first: returning focus resumes the timers, which calls this again.
      shown.delete(id);
      if (box.contains(document.activeElement) && cameFrom instanceof HTMLElement) cameFrom.focus();
      box.remove();
    }
    for (const toast of toasts) {
      if (shown.has(toast.id)) continue;
      const box = toastElement(toast, () => store.dismiss(toast.id));
      shown.set(toast.id, box);
      regions[toast.type].append(box);
    }
    if (shown.size === 0 && (isHovered || hasFocus)) {
      // A removed element fires no leave event.
      isHovered = hasFocus = false;
      settle();
    }
  });

  place.addEventListener('pointerover', () => {
    isHovered = true;
    settle();
  });
  place.addEventListener('pointerleave', () => {
    isHovered = false;
    settle();
  });
  // Listens on the document, because the toast's own focus event may not say which element had focus before.
  const watchFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    hasFocus = place.contains(target);
    if (!hasFocus) cameFrom = target;
    settle();
  };
  document.addEventListener('focusin', watchFocus);
  place.addEventListener('focusout', (event) => {
    hasFocus = event.relatedTarget instanceof Node && place.contains(event.relatedTarget);
    settle();
  });
  place.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    for (const [id, box] of shown) {
      if (box.contains(document.activeElement)) store.dismiss(id);
    }
  });
  document.addEventListener('visibilitychange', settle);

  return () => {
    unsubscribe();
    document.removeEventListener('visibilitychange', settle);
    document.removeEventListener('focusin', watchFocus);
    place.remove();
  };
}
