import { readArticle } from './article.ts';
import { documentKindOf } from './document-kind.ts';
import { readDocx } from './docx.ts';
import { legible } from './legible.ts';
import { readPdf } from './pdf.ts';
import { readRtf } from './rtf.ts';

export interface ReadDocument {
  text: string;
  /** The document's own title; empty if it has none. */
  title: string;
  /** The publisher; empty if not stated. */
  site: string;
  tag: string | null;
}

/** The text a reader would see. `null` if it's damaged, locked or no document. */
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
    case 'pdf': {
      const said = await readPdf(bytes);
      // Letters that can't be known are like none.
      return said === null ? null : (plain(said) ?? plain(''));
    }
    case 'rtf':
      return plain(readRtf(bytes));
    case 'html':
      return readArticle(html());
    case null:
      return null;
  }
}
