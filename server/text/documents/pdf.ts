import { createCMaps } from './pdf-cmaps.ts';

/** Limit for a single document. */
const MOST_PAGES = 2000;

interface Line {
  text: string;
  /** From the bottom of the page. */
  y: number;
  height: number;
}

/**
 * The text layer of a PDF, in paragraphs; empty if there is none, as in scanned pages, or if its letters can't be known. `null`
 * if it's damaged or locked.
 */
export async function readPdf(bytes: Uint8Array): Promise<string | null> {
  // Loaded on first use, because it's larger than all other file readers together.
  const { getDocument } = await import('unpdf/pdfjs');
  const cmaps = createCMaps();
  const opening = getDocument({
    data: Uint8Array.from(bytes),
    verbosity: 0,
    cMapPacked: false,
    useWorkerFetch: false,
    BinaryDataFactory: class {
      async fetch({ kind, filename }: { kind: string; filename: string }): Promise<Uint8Array> {
        if (kind === 'cMapUrl') return cmaps.find(filename);
        throw new Error(`${filename} isn’t needed to read text`);
      }
    },
  });
  try {
    const pdf = await opening.promise;
    const pages: Line[][] = [];
    for (let number = 1; number <= Math.min(pdf.numPages, MOST_PAGES); number += 1) {
      const { items } = await (await pdf.getPage(number)).getTextContent();
      pages.push(linesOf(items as readonly Item[]));
    }
    const text = paragraphsOf(withoutEdges(pages));
    const isWhole = !cmaps.wasMissed() && !(cmaps.wasUsed() && hasStrangeScripts(text));
    return isWhole ? text : '';
  } catch {
    return null;
  } finally {
    await opening.destroy();
  }
}

/** Of all letters. */
const MOST_STRANGE = 0.02;

/** Whether an East Asian text has control characters, or letters that look like those of other scripts: they are glyph numbers. */
function hasStrangeScripts(text: string): boolean {
  if (/(?![\t\n\f\r])\p{Cc}/u.test(text)) return true;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const strange =
    text.match(
      /(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}])\p{L}/gu,
    )?.length ?? 0;
  return strange > letters * MOST_STRANGE;
}

interface Item {
  str?: string;
  transform?: readonly number[];
  height?: number;
  hasEOL?: boolean;
}

function linesOf(items: readonly Item[]): Line[] {
  const lines: Line[] = [];
  let isOpen = false;
  for (const { str, transform, height = 0, hasEOL } of items) {
    if (str === undefined) continue;
    const last = lines.at(-1);
    if (isOpen && last) last.text += str;
    else if (str.trim() !== '') lines.push({ text: str, y: transform?.[5] ?? 0, height });
    isOpen = !hasEOL && (isOpen || str.trim() !== '');
  }
  return lines.map((line) => ({ ...line, text: line.text.replace(/\s+/gu, ' ').trim() }));
}

const LONGEST_NUMBER = 24;

/** Removes page numbers, and headers and footers repeated on every page. */
function withoutEdges(pages: readonly Line[][]): Line[][] {
  const shape = (line: Line | undefined) => line?.text.replace(/\d+/gu, '#') ?? '';
  const counts = new Map<string, number>();
  for (const page of pages) {
    for (const edge of new Set([shape(page[0]), shape(page.at(-1))])) {
      counts.set(edge, (counts.get(edge) ?? 0) + 1);
    }
  }
  const isEdge = (line: Line | undefined) => {
    const form = shape(line);
    return (
      (form.length <= LONGEST_NUMBER && /^[#\s/|–-]*(?:of|\/)?[#\s]*$/u.test(form)) ||
      (counts.get(form) ?? 0) > Math.max(2, pages.length / 2)
    );
  };
  return pages.map((page) => {
    const from = page.length > 1 && isEdge(page[0]) ? 1 : 0;
    const until = page.length > from + 1 && isEdge(page.at(-1)) ? -1 : undefined;
    return page.slice(from, until);
  });
}

/** Joins lines into paragraphs, which end at a gap or a change of line height. */
function paragraphsOf(pages: readonly Line[][]): string {
  const paragraphs: string[] = [];
  for (const page of pages) {
    for (const [index, line] of page.entries()) {
      const before = page[index - 1];
      const last = paragraphs.at(-1);
      const isSame = before
        ? Math.abs(before.y - line.y) <= Math.max(before.height, line.height) * 1.7 &&
          Math.abs(before.height - line.height) < 1
        : last !== undefined && !/[.!?:。！？]["”’»)]?$/u.test(last);
      if (last === undefined || !isSame) paragraphs.push(line.text);
      else paragraphs[paragraphs.length - 1] = joined(last, line.text);
    }
  }
  return paragraphs.join('\n');
}

/** Joins words hyphenated at the end of a line. */
function joined(before: string, after: string): string {
  if (/\p{L}[-\u00ad]$/u.test(before) && /^\p{Ll}/u.test(after)) return before.slice(0, -1) + after;
  const isDense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u.test(before);
  return isDense ? before + after : `${before} ${after}`;
}
