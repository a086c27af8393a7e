import type { FormatValue } from '#contract/catalog/formats.ts';
import { fileKindsOf, isAudioFile, type FileKind } from '#contract/exports.ts';
import type { AudioState } from '#contract/podcasts.ts';
import { tellRefused } from '../../../lib/clipboard.ts';
import { download, getExport } from '../../../lib/export-file.ts';
import { isGoing } from '../../../lib/podcasts.ts';
import type { MenuEntry, MenuGroup } from '../../../ui/menu.tsx';
import { toasts } from '../../../ui/toast.ts';
import { copiedFrom } from './copied.ts';
import { EXPORT_WORDS } from './words.ts';

export interface FileRow {
  kind: FileKind;
  label: string;
  hint: string;
}

const NAMES: Record<FileKind, Omit<FileRow, 'kind'>> = EXPORT_WORDS.files;

const rowOf = (kind: FileKind): FileRow => ({ kind, ...NAMES[kind] });

/** Text files that a format can be exported as. */
export function filesOf(format: FormatValue): FileRow[] {
  return fileKindsOf(format)
    .filter((kind) => !isAudioFile(kind))
    .map(rowOf);
}

/** Placeholder for the MP3 that says how to get it, or that it is being made. */
export function soundToCome(audio: AudioState): MenuGroup {
  const { title, going, none } = EXPORT_WORDS.sound;
  const words = isGoing(audio) ? going : none;
  return {
    title,
    entries: [{ id: 'no-sound', ...words, icon: 'mic', isDisabled: true }],
  };
}

/** Audio files of a spoken podcast. The MP3 already exists; the others are encoded on request. */
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

/** Copies the text as HTML and plain text, so that mails and web pages keep its formatting. */
export async function copyAs(
  id: string,
  kind: 'md' | 'rich',
  format: FormatValue,
  hasTimes?: boolean,
): Promise<void> {
  try {
    // Passed as promises: some browsers only allow copying during the click, before the content has loaded.
    const part = (as: FileKind, type: string) =>
      getExport(id, as, hasTimes)
        .then((response) => response.text())
        .then((text) => new Blob([copiedFrom(text, type, format)], { type }));
    const items: Record<string, Promise<Blob>> = kind === 'md'
      ? { 'text/plain': part('md', 'text/plain') }
      : { 'text/html': part('html', 'text/html'), 'text/plain': part('txt', 'text/plain') };
    await navigator.clipboard.write([new ClipboardItem(items)]);
    toasts.show(EXPORT_WORDS.copied[kind]);
  } catch {
    tellRefused();
  }
}
