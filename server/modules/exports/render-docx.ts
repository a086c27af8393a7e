import {
  AlignmentType,
  Document as WordDocument,
  ExternalHyperlink,
  type IRunOptions,
  LevelFormat,
  Packer,
  Paragraph,
  type ParagraphChild,
  Tab,
  TabStopType,
  TextRun,
} from 'docx';
import { getLanguage, type Language } from '#contract/catalog/languages.ts';
import type { Document } from '#contract/documents.ts';
import { flowOf, type FlowNode, hasRail, type Span } from '#server/text/flow.ts';

const BULLETS = 'bullets';
const NUMBERS = 'numbers';
const GREY = '6b6b66';
/** The margin that times stand in, beside the text. */
const RAIL = 1000;
/** Faces that every word processor has for these scripts; others use the document's own. */
const FACES: Partial<Record<string, string>> = {
  Arab: 'Arial',
  Hebr: 'Arial',
  Thai: 'Tahoma',
  Deva: 'Nirmala UI',
  Beng: 'Nirmala UI',
  Taml: 'Nirmala UI',
  Jpan: 'Yu Gothic',
  Hans: 'Microsoft YaHei',
  Kore: 'Malgun Gothic',
};

/** A Word document with real headings and lists, right to left where the language is. */
export async function renderDocx(document: Document): Promise<Uint8Array> {
  const language = getLanguage(document.language);
  const rightToLeft = language.direction === 'rtl';
  const face = FACES[language.script] ?? 'Georgia';
  const nodes = flowOf(document);
  const page = { rightToLeft, rail: hasRail(nodes) ? RAIL : 0 };
  const word = new WordDocument({
    title: document.title,
    // Whose document it is, is not ours to say; left out, Word would show a name of the library's.
    creator: '',
    lastModifiedBy: '',
    styles: {
      default: {
        document: {
          run: {
            font: { ascii: face, hAnsi: face, cs: face, eastAsia: face },
            size: 22,
            language: languageOf(language),
          },
          paragraph: { spacing: { after: 160, line: 300 } },
        },
      },
    },
    numbering: { config: [levelsOf(BULLETS, page.rail), levelsOf(NUMBERS, page.rail)] },
    sections: [{ children: withLists(nodes).map(([node, list]) => paragraphOf(node, page, list)) }],
  });
  return Packer.toBuffer(word);
}

function languageOf({ tag, direction, script }: Language): Record<string, string> {
  if (direction === 'rtl' || script === 'Thai') return { bidirectional: tag, value: 'en-US' };
  if (['Jpan', 'Hans', 'Kore'].includes(script)) return { eastAsia: tag, value: 'en-US' };
  return { value: tag };
}

function levelsOf(reference: typeof BULLETS | typeof NUMBERS, rail: number) {
  const levels = [0, 1, 2, 3].map((level) => ({
    level,
    format: reference === BULLETS ? LevelFormat.BULLET : LevelFormat.DECIMAL,
    text: reference === BULLETS ? '•' : `%${level + 1}.`,
    alignment: AlignmentType.START,
    style: { paragraph: { indent: { start: rail + 360 * (level + 1), hanging: 260 } } },
  }));
  return { reference, levels };
}

/** Which numbered list of Word's an item is of; a number that does not follow from one is written out. */
function withLists(nodes: readonly FlowNode[]): [FlowNode, list: number | null][] {
  let list = 0;
  let last = 0;
  return nodes.map((node) => {
    if (node.kind !== 'item' || node.marker === null || node.depth > 0) return [node, null];
    const number = Number.parseInt(node.marker, 10);
    if (number === 1) list += 1;
    else if (number !== last + 1) return [node, null];
    last = number;
    return [node, list];
  });
}

interface Page {
  rightToLeft: boolean;
  rail: number;
}

function paragraphOf(node: FlowNode, { rightToLeft, rail }: Page, list: number | null): Paragraph {
  const runs = (spans: Span[], look: IRunOptions = {}) =>
    spans.flatMap((span) => runsOf(span, { rightToLeft, ...look }));
  const common = { bidirectional: rightToLeft };
  /** The time hangs out into the margin before the first line. */
  const beside = (time: string | null, inset = 0) => ({
    ...common,
    indent: { start: rail + inset, ...(time !== null && { hanging: rail + inset }) },
    ...(time !== null && { tabStops: [{ type: TabStopType.START, position: rail + inset }] }),
  });
  const when = (time: string | null): ParagraphChild[] =>
    time === null ? [] : [timeRun(time), new TextRun({ children: [new Tab()] })];
  switch (node.kind) {
    case 'title':
      return new Paragraph({
        ...beside(null),
        heading: 'Title',
        spacing: { after: 240 },
        children: runs([{ text: node.text }], { bold: true, size: 44, color: '111111' }),
      });
    case 'heading':
      return new Paragraph({
        ...beside(node.time),
        heading: node.level === 2 ? 'Heading1' : 'Heading2',
        keepNext: true,
        spacing: { before: 320, after: 120 },
        children: [
          ...when(node.time),
          ...runs(node.spans, { bold: true, size: node.level === 2 ? 30 : 25, color: '111111' }),
        ],
      });
    case 'item':
      // Its mark stands where a time would.
      return new Paragraph({
        ...common,
        ...(list !== null
          ? { numbering: { reference: NUMBERS, level: 0, instance: list } }
          : node.marker === null
            ? { numbering: { reference: BULLETS, level: Math.min(node.depth, 3) } }
            : { indent: { start: rail + 360 * (node.depth + 1), hanging: 260 } }),
        children: [
          ...(node.marker === null || list !== null ? [] : runs([{ text: `${node.marker} ` }])),
          ...runs(node.spans),
          ...(node.time === null ? [] : [new TextRun('\u00a0 '), timeRun(node.time)]),
        ],
      });
    case 'turn':
      return new Paragraph({
        ...beside(node.time),
        children: [
          ...when(node.time),
          ...runs([{ text: `${node.speaker}: ` }], { bold: true }),
          ...runs(node.spans),
        ],
      });
    case 'note':
      return new Paragraph({
        ...beside(null),
        children: runs([{ text: node.text }], { color: GREY, size: 20 }),
      });
    case 'code':
      return new Paragraph({
        indent: { start: rail },
        children: runs([{ text: node.text, code: true }]),
      });
    case 'quote':
      return new Paragraph({
        ...beside(node.time, 480),
        children: [...when(node.time), ...runs(node.spans, { italics: true })],
      });
    case 'lead':
      return new Paragraph({
        ...beside(null),
        spacing: { after: 240 },
        children: runs(node.spans, { size: 26 }),
      });
    case 'paragraph':
      return new Paragraph({
        ...beside(node.time),
        children: [...when(node.time), ...runs(node.spans)],
      });
  }
}

/** Its figures run left to right in every script. */
function timeRun(time: string): TextRun {
  return new TextRun({ color: GREY, size: 18, rightToLeft: false, text: `\u2066${time}\u2069` });
}

function runsOf({ text, bold, italic, code, href }: Span, look: IRunOptions): ParagraphChild[] {
  const own: IRunOptions = {
    ...look,
    ...(bold && { bold }),
    ...(italic && { italics: italic }),
    ...(code && { font: 'Consolas' }),
    ...(href && { color: '1746c2', underline: {} }),
  };
  const children = text
    .split('\n')
    .map((line, index) => new TextRun({ ...own, text: line, ...(index > 0 && { break: 1 }) }));
  return href ? [new ExternalHyperlink({ link: href, children })] : children;
}
