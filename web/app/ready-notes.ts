import { PAGES } from '../lib/paths.ts';
import type { ToastStore } from '../ui/toast.ts';

/** Long enough to read a title and to reach its link, by keyboard too. */
const READY_MS = 8000;

/** Tells of drafts that are ready: of several at once, as from a batch, in one message. */
export function createReadyNotes(toasts: ToastStore, several: (count: number) => string) {
  let shown = 0;
  let count = 0;
  return (message: string, href: string): void => {
    count = toasts.isShown(shown) ? count + 1 : 1;
    toasts.dismiss(shown);
    shown =
      count === 1
        ? toasts.show(message, { href, durationMs: READY_MS })
        : toasts.show(several(count), {
            href: PAGES.library,
            durationMs: READY_MS,
          });
  };
}
