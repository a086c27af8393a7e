import type { LanguageValue } from '#contract/catalog/languages.ts';
import type { Encoding, EncodingChoice } from '#contract/encodings.ts';
import { createTaskThread } from '#server/core/task-thread.ts';
import { documentKindOf } from '#server/text/documents/document-kind.ts';
import type { ReadDocument } from '#server/text/documents/read-document.ts';

export interface GivenFile {
  bytes: Uint8Array;
  language: LanguageValue | undefined;
  encoding: Encoding | undefined;
}

/** A text, a document containing text, or a text with several possible encodings. */
export type FileRead =
  | { kind: 'text'; text: string }
  | ({ kind: 'document' } & ReadDocument)
  | { kind: 'unclear'; choices: EncodingChoice[] }
  /** Scanned pages. */
  | { kind: 'scanned' }
  | { kind: 'unreadable' };

/** Shorter files are read in less time than a worker needs to start. */
const SHORT = 100_000;
const IDLE_MS = 30_000;
const LEAST_PAGE = 120;

export async function readGivenFile({ bytes, language, encoding }: GivenFile): Promise<FileRead> {
  // Loaded on first use, because these modules would take most of the startup time.
  const { decodeBytes } = await import('#server/text/subtitles/decode-bytes.ts');
  const { readDocument } = await import('#server/text/documents/read-document.ts');
  const kind = documentKindOf(bytes);
  if (kind === null || kind === 'html') {
    const decoded = decodeBytes(bytes, { language, encoding });
    if (decoded === null) return { kind: 'unreadable' };
    if ('choices' in decoded) return { kind: 'unclear', choices: decoded.choices };
    if (kind === null) return { kind: 'text', text: decoded.text };
    const page = await readDocument(bytes, () => decoded.text);
    // Too short to be an article: probably the login page of what it protects.
    const isPage = page !== null && page.text.length >= LEAST_PAGE;
    return isPage ? { kind: 'document', ...page } : { kind: 'unreadable' };
  }
  const document = await readDocument(bytes, () => '');
  if (!document) return { kind: 'unreadable' };
  if (kind === 'pdf' && document.text === '') return { kind: 'scanned' };
  return { kind: 'document', ...document };
}

const thread = createTaskThread<GivenFile, FileRead>(
  new URL('./read-file-worker.ts', import.meta.url),
  { idleMs: IDLE_MS, mostMegabytes: 1024 },
);

/** The same in a worker thread: a large PDF takes seconds, which would block requests. */
export function readFileAside(file: GivenFile): Promise<FileRead> {
  const isLight = file.bytes.length <= SHORT && documentKindOf(file.bytes) === null;
  return isLight ? readGivenFile(file) : thread.run(file);
}
