import type { FormatValue } from '#contract/catalog/formats.ts';
import { CALLS, fill } from '#contract/paths.ts';
import { request, wordsOf } from '../../lib/api-client.ts';
import { toasts } from '../../ui/toast.ts';

export type FileKind = 'md' | 'html' | 'docx' | 'pdf' | 'txt' | 'json' | 'csv';

export interface FileRow {
  kind: FileKind;
  label: string;
  hint?: string;
}

const FOR_ALL: readonly FileRow[] = [
  { kind: 'docx', label: 'Word', hint: '.docx' },
  { kind: 'pdf', label: 'PDF', hint: '.pdf, with times in the margin' },
  { kind: 'md', label: 'Markdown', hint: '.md' },
  { kind: 'html', label: 'Web page', hint: '.html' },
  { kind: 'txt', label: 'Plain text', hint: '.txt' },
  { kind: 'json', label: 'Data', hint: '.json, with the evidence' },
];

/** The files a format can be taken along as. */
export function filesOf(format: FormatValue): readonly FileRow[] {
  return format === 'tweet'
    ? [...FOR_ALL, { kind: 'csv', label: 'Table', hint: '.csv, a row for each tweet' }]
    : FOR_ALL;
}

const ERROR_MS = 6000;

export function getExport(id: string, kind: FileKind): Promise<Response> {
  return request(`${fill(CALLS.generationExport, { id })}?as=${kind}`);
}

export async function download(id: string, kind: FileKind): Promise<void> {
  try {
    const response = await getExport(id, kind);
    saveFile(await response.blob(), fileName(response) ?? `text.${kind}`);
  } catch (error) {
    toasts.show(wordsOf(error), { type: 'error', durationMs: ERROR_MS });
  }
}

export function saveFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Not at once: the browser reads the address after this turn.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** As the server names it, by the title. */
export function fileName(response: Response): string | null {
  const disposition = response.headers.get('content-disposition') ?? '';
  const [, name] = /filename\*=UTF-8''([^;]+)/.exec(disposition) ?? [];
  return name ? decodeURIComponent(name) : null;
}

/** Copies the text as the clipboard's own kinds, so that a mail or a page takes it with its dress. */
export async function copyAs(id: string, kind: 'md' | 'rich'): Promise<void> {
  try {
    // Handed over as promises: a browser that allows copying only in answer to a press still sees the press.
    const part = (as: FileKind, type: string) =>
      getExport(id, as)
        .then((response) => response.text())
        .then((text) => new Blob([type === 'text/html' ? bodyOf(text) : text], { type }));
    const items: Record<string, Promise<Blob>> = kind === 'md'
      ? { 'text/plain': part('md', 'text/plain') }
      : { 'text/html': part('html', 'text/html'), 'text/plain': part('txt', 'text/plain') };
    await navigator.clipboard.write([new ClipboardItem(items)]);
    toasts.show(kind === 'md' ? 'Copied as Markdown.' : 'Copied with its formatting.');
  } catch {
    tellRefused();
  }
}

/** What is pasted is the text, not the page around it. */
function bodyOf(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  return (page.querySelector('article, main') ?? page.body).innerHTML;
}

export async function copyText(text: string, said: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toasts.show(said);
  } catch {
    tellRefused();
  }
}

function tellRefused(): void {
  toasts.show('This browser did not let the page copy. Nothing was changed. Use Export.', {
    type: 'error',
    durationMs: ERROR_MS,
  });
}
