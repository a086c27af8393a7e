import { readArticle } from './article.ts';
import { readDocx } from './docx.ts';
import { readPdf } from './pdf.ts';
import { readRtf } from './rtf.ts';

type DocumentKind = 'docx' | 'pdf' | 'rtf' | 'html';

export interface ReadDocument {
  text: string;
  /** What it calls itself; empty where it does not. */
  title: string;
  /** Who publishes it; empty where it does not say. */
  site: string;
  tag: string | null;
}

/** By the first bytes: names of files lie. `null` where it is a text of another kind, or none. */
export function documentKindOf(bytes: Uint8Array): DocumentKind | null {
  const head = Buffer.from(bytes.subarray(0, 1024))
    .toString('latin1')
    .replace(/^\u00ef\u00bb\u00bf/u, '')
    .trimStart();
  if (head.startsWith('PK\u0003\u0004')) return 'docx';
  if (head.startsWith('%PDF-')) return 'pdf';
  if (/^\{\\rtf\d/u.test(head)) return 'rtf';
  return /^(?:<!--[\s\S]*?-->\s*)*<(?:!doctype\s+html|html)[\s>]/iu.test(head) ? 'html' : null;
}

/** What somebody reads who opens it. `null` where it is damaged, locked, or no document at all. */
export async function readDocument(
  bytes: Uint8Array,
  html: () => string,
): Promise<ReadDocument | null> {
  const plain = (text: string | null) =>
    text === null ? null : { text, title: '', site: '', tag: null };
  switch (documentKindOf(bytes)) {
    case 'docx':
      return plain(readDocx(bytes));
    case 'pdf':
      return plain(await readPdf(bytes));
    case 'rtf':
      return plain(readRtf(bytes));
    case 'html':
      return readArticle(html());
    case null:
      return null;
  }
}
