type ToastType = 'success' | 'error';

export interface Toast {
  id: number;
  message: string;
  type: ToastType;
  /** Infinity keeps it until it is dismissed. */
  durationMs: number;
  /** A link to what the toast is about. */
  href: string | null;
  /** Language of the message, if it differs from the page's. */
  lang: string | null;
}

export interface ToastOptions {
  type?: ToastType;
  durationMs?: number;
  href?: string;
  lang?: string | null;
}

type Listener = (toasts: readonly Toast[], isPaused: boolean) => void;

const DEFAULT_DURATION_MS = 3000;
const MOST_AT_ONCE = 3;

/** Holds toasts and their timers; independent of the DOM and of React. */
export function createToastStore() {
  let toasts: readonly Toast[] = [];
  let isPaused = false;
  let nextId = 1;
  const listeners = new Set<Listener>();
  const clocks = new Map<
    number,
    { leftMs: number; startedAt: number; timer: ReturnType<typeof setTimeout> | null }
  >();

  function publish() {
    for (const listener of listeners) listener(toasts, isPaused);
  }

  function start(id: number) {
    const clock = clocks.get(id);
    if (!clock || clock.timer !== null || clock.leftMs === Infinity) return;
    clock.startedAt = Date.now();
    clock.timer = setTimeout(() => dismiss(id), clock.leftMs);
  }

  function stop(id: number) {
    const clock = clocks.get(id);
    if (!clock || clock.timer === null) return;
    clearTimeout(clock.timer);
    clock.timer = null;
    clock.leftMs = Math.max(0, clock.leftMs - (Date.now() - clock.startedAt));
  }

  function dismiss(id: number): void {
    stop(id);
    clocks.delete(id);
    const kept = toasts.filter((toast) => toast.id !== id);
    if (kept.length === toasts.length) return;
    toasts = kept;
    publish();
  }

  return {
    show(message: string, options: ToastOptions = {}): number {
      const {
        type = 'success',
        durationMs = DEFAULT_DURATION_MS,
        href = null,
        lang = null,
      } = options;
      // Showing the same message again restarts its timer instead of stacking it.
      const same = toasts.find((toast) => toast.message === message && toast.type === type);
      if (same) dismiss(same.id);
      const toast: Toast = { id: nextId++, message, type, durationMs, href, lang };
      toasts = [...toasts, toast];
      clocks.set(toast.id, { leftMs: durationMs, startedAt: 0, timer: null });
      const oldest = toasts.length > MOST_AT_ONCE ? toasts[0] : undefined;
      if (oldest) dismiss(oldest.id);
      if (!isPaused) start(toast.id);
      publish();
      return toast.id;
    },
    dismiss,
    /** Dismisses toasts that link to the page being shown. */
    dismissFor(href: string): void {
      for (const toast of toasts) if (toast.href === href) dismiss(toast.id);
    },
    isShown: (id: number): boolean => toasts.some((toast) => toast.id === id),
    pause(): void {
      if (isPaused) return;
      isPaused = true;
      for (const id of clocks.keys()) stop(id);
      publish();
    },
    resume(): void {
      if (!isPaused) return;
      isPaused = false;
      for (const id of clocks.keys()) start(id);
      publish();
    },
    subscribe(listener: Listener): () => void {
      listeners.add(listener);
      listener(toasts, isPaused);
      return () => listeners.delete(listener);
    },
  };
}

export type ToastStore = ReturnType<typeof createToastStore>;

export const toasts: ToastStore = createToastStore();
