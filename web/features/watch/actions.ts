import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CALLS, fill } from '#contract/paths.ts';
import { request, wordsOf } from '../../lib/api-client.ts';
import { liveEvents } from '../../lib/live-events.ts';
import { toasts } from '../../ui/toast.ts';

const ERROR_MS = 6000;

function tell(error: unknown): void {
  toasts.show(wordsOf(error), { type: 'error', durationMs: ERROR_MS });
}

export function useStop(id: string) {
  return useMutation({
    mutationFn: () => request(fill(CALLS.generationStop, { id }), { method: 'POST' }),
    onError: tell,
  });
}

export function useRetry(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => request(fill(CALLS.generationRetry, { id }), { method: 'POST' }),
    // The log says nothing until its turn comes; the reader should see at once that it was asked for.
    onSuccess: () =>
      liveEvents(client).runs.change(id, (view) => ({ ...view, status: 'queued', error: null })),
    onError: tell,
  });
}

function exportMarkdown(id: string): Promise<Response> {
  return request(`${fill(CALLS.generationExport, { id })}?as=md`);
}

export async function copyMarkdown(id: string): Promise<void> {
  try {
    // Handed over as a promise: a browser that allows copying only in answer to a press still sees the press.
    const text = exportMarkdown(id).then((response) => response.blob());
    const plain = text.then((blob) => new Blob([blob], { type: 'text/plain' }));
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': plain })]);
    toasts.show('Copied as Markdown.');
  } catch {
    toasts.show('This browser did not let the page copy. Nothing was changed. Use Download.', {
      type: 'error',
      durationMs: ERROR_MS,
    });
  }
}

export async function downloadMarkdown(id: string): Promise<void> {
  try {
    const response = await exportMarkdown(id);
    const url = URL.createObjectURL(await response.blob());
    const link = document.createElement('a');
    link.href = url;
    link.download = fileName(response.headers.get('content-disposition')) ?? 'summary.md';
    link.click();
    // Not at once: the browser reads the address after this turn.
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
  } catch (error) {
    tell(error);
  }
}

function fileName(disposition: string | null): string | null {
  const [, name] = /filename\*=UTF-8''([^;]+)/.exec(disposition ?? '') ?? [];
  return name ? decodeURIComponent(name) : null;
}
