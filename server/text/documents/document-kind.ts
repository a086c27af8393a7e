type DocumentKind = 'docx' | 'pdf' | 'rtf' | 'html';

const HEAD = 8192;
/** Some servers and mail programs write lines before it. */
const PDF = /(?:^|[\r\n])%PDF-\d\.\d/u;
const PDF_WITHIN = 1024;
/** Pages may start with comments or as XML, and parts of pages with any block. */
const HTML =
  /^(?:<!--(?:(?!-->)[\s\S])*-->\s*|<\?xml[^>]*>\s*)*<(!doctype\s+html|html|head|body|title|meta|article|section|main|div|p|h[1-6]|table|ul|ol)(?:\s[^>]*)?>/iu;
const BLOCK = /^(?:div|p|h[1-6]|table|ul|ol)$/iu;
const WHOLE = /<(?:html|head|body)[\s>]/iu;
/** A paragraph without a tag: Markdown may begin with a centred picture or heading. */
const OTHER_TEXT = /\n[^\S\n]{0,40}\r?\n[^\S\n]{0,40}[^\s<]/u;

/** Decided by the first bytes, because file names can't be trusted. `null` for other texts, or no text. */
export function documentKindOf(bytes: Uint8Array): DocumentKind | null {
  const head = Buffer.from(bytes.subarray(0, HEAD))
    .toString('latin1')
    .replace(/^\u00ef\u00bb\u00bf/u, '')
    .trimStart();
  if (head.startsWith('PK\u0003\u0004')) return 'docx';
  if (PDF.test(head.slice(0, PDF_WITHIN))) return 'pdf';
  if (/^\{\\rtf\d/u.test(head)) return 'rtf';
  const [, element = ''] = HTML.exec(head) ?? [];
  const isPart = BLOCK.test(element) && !WHOLE.test(head);
  return element !== '' && !(isPart && OTHER_TEXT.test(head)) ? 'html' : null;
}
