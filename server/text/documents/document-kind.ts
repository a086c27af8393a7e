type DocumentKind = 'docx' | 'pdf' | 'rtf' | 'html';

/** Decided by the first bytes, because file names can't be trusted. `null` for other texts, or no text. */
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
