import type { FormatValue } from '#contract/catalog/formats.ts';
import { fileKindsOf, isAudioFile, type FileKind } from '#contract/exports.ts';
import type { AudioState } from '#contract/podcasts.ts';
import { tellRefused } from '../../../lib/clipboard.ts';
import { download, getExport } from '../../../lib/export-file.ts';
import { isGoing } from '../../../lib/podcasts.ts';
import type { MenuEntry, MenuGroup } from '../../../ui/menu.tsx';
import { toasts } from '../../../ui/toast.ts';
import { EXPORT_WORDS } from './words.ts';

export interface FileRow {
  kind: FileKind;
  label: string;
  hint: string;
}

const NAMES: Record<FileKind, Omit<FileRow, 'kind'>> = EXPORT_WORDS.files;

const rowOf = (kind: FileKind): FileRow => ({ kind, ...NAMES[kind] });

/** The files of text a format can be taken along as. */
export function filesOf(format: FormatValue): FileRow[] {
  return fileKindsOf(format)
    .filter((kind) => !isAudioFile(kind))
    .map(rowOf);
}

/** Somebody who looks for the MP3 is told where it comes from, or that it is on its way. */
export function soundToCome(audio: AudioState): MenuGroup {
  const { title, going, none } = EXPORT_WORDS.sound;
  const words = isGoing(audio) ? going : none;
  return {
    title,
    entries: [{ id: 'no-sound', ...words, icon: 'mic', isDisabled: true }],
  };
}

/** What a spoken podcast can be taken away as. The MP3 is there; the rest is made when it is asked for. */
export function soundEntries(id: string): MenuEntry[] {
  return fileKindsOf('podcast')
    .filter(isAudioFile)
    .map(rowOf)
    .map(({ kind, label, hint }) => ({
      id: kind,
      label,
      icon: 'file',
      hint,
      onAct: () => {
        if (kind === 'wav') toasts.show(EXPORT_WORDS.mixing);
        void download(id, kind);
      },
    }));
}

/** Copies the text as the clipboard's own kinds, so that a mail or a page takes it with its dress. */
export async function copyAs(id: string, kind: 'md' | 'rich', hasTimes: boolean): Promise<void> {
  try {
    // Handed over as promises: a browser that allows copying only in answer to a press still sees the press.
    const part = (as: FileKind, type: string) =>
      getExport(id, as, hasTimes)
        .then((response) => response.text())
        .then((text) => new Blob([type === 'text/html' ? bodyOf(text) : text], { type }));
    const items: Record<string, Promise<Blob>> = kind === 'md'
      ? { 'text/plain': part('md', 'text/plain') }
      : { 'text/html': part('html', 'text/html'), 'text/plain': part('txt', 'text/plain') };
    await navigator.clipboard.write([new ClipboardItem(items)]);
    toasts.show(EXPORT_WORDS.copied[kind]);
  } catch {
    tellRefused();
  }
}

/** What is pasted is the text, not the page around it. Cut out rather than parsed: no style of it gets into this page. */
function bodyOf(html: string): string {
  const inside = (tag: string) =>
    new RegExp(`<${tag}\\b[^>]*>([\\s\\S]*)</${tag}>`).exec(html)?.[1];
  return inside('article') ?? inside('body') ?? html;
}
