import { readArticle } from './article.ts';
import { documentKindOf } from './document-kind.ts';
import { readDocx } from './docx.ts';
import { legible } from './legible.ts';
import { readPdf } from './pdf.ts';
import { readRtf } from './rtf.ts';

export interface ReadDocument {
  text: string;
  /** What it calls itself; empty where it does not. */
  title: string;
  /** Who publishes it; empty where it does not say. */
  site: string;
  tag: string | null;
}

/** What somebody reads who opens it. `null` where it is damaged, locked, or no document at all. */
export async function readDocument(
  bytes: Uint8Array,
  html: () => string,
): Promise<ReadDocument | null> {
  const plain = (said: string | null) => {
    const text = said === null ? null : legible(said);
    return text === null ? null : { text, title: '', site: '', tag: null };
  };
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
