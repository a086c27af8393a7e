import { PAGES } from '../lib/paths.ts';
import type { ToastStore } from '../ui/toast.ts';

/** Long enough to read the title and reach its link, also by keyboard. */
const READY_MS = 8000;

/** Announces finished drafts; several at once, as from a batch, share one toast. */
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
