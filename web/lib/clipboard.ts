import { toasts } from '../ui/toast.ts';

export async function copyPlain(text: string, said: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toasts.show(said);
  } catch {
    tellRefused();
  }
}

export function tellRefused(): void {
  toasts.show('Your browser blocked copying. Use Export instead.', {
    type: 'error',
    durationMs: 6000,
  });
}
