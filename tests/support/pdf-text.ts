import { getDocument } from 'unpdf/pdfjs';

/** What a reader of the file can search for. */
export async function pdfText(bytes: Uint8Array): Promise<string> {
  const pdf = await getDocument({ data: Uint8Array.from(bytes), verbosity: 0 }).promise;
  const pages: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
    // A paragraph that goes on overleaf has the page's number in it.
    pages.push(text.replace(new RegExp(String.raw`${number}\s*/\s*${pdf.numPages}\s*$`), ''));
  }
  return pages.join(' ');
}

/** Without what a line break or a font may change. */
export const squeezed = (text: string) =>
  text.normalize('NFKC').replaceAll(/[\s\u200b-\u200f\u2066-\u2069]/g, '');
