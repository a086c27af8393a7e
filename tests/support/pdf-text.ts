import { getDocument } from 'unpdf/pdfjs';

/** The text a PDF reader can search. */
export async function pdfText(bytes: Uint8Array): Promise<string> {
  const pdf = await getDocument({ data: Uint8Array.from(bytes), verbosity: 0 }).promise;
  const pages: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
    // Removes the page number, which would end up inside a paragraph that continues on the next page.
    pages.push(text.replace(new RegExp(String.raw`${number}\s*/\s*${pdf.numPages}\s*$`), ''));
  }
  return pages.join(' ');
}

/** Drops whitespace and characters that line breaks or fonts may change. */
export const squeezed = (text: string) =>
  text.normalize('NFKC').replaceAll(/[\s\u200b-\u200f\u2066-\u2069]/g, '');
