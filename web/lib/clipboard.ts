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
  toasts.show('This browser did not let the page copy. Nothing was changed. Use Export.', {
    type: 'error',
    durationMs: 6000,
  });
}
