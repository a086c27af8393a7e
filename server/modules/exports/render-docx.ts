import {
  AlignmentType,
  Document as WordDocument,
  ExternalHyperlink,
  type INumberingOptions,
  type IRunOptions,
  LevelFormat,
  Packer,
  Paragraph,
  type ParagraphChild,
  Tab,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  TextRun,
} from 'docx';
import { getLanguage, type LanguageRow } from '#contract/catalog/languages.ts';
import type { Document } from '#contract/documents.ts';
import { flowOf, hasRail } from '#document/flow.ts';
import type { Block } from '#document/parse-blocks.ts';
import { PLAIN, type Span } from '#document/parse-inline.ts';

const BULLETS = 'bullets';
/** Word's maximum. */
const LEVELS = 9;
/** Indentation per list level. */
const DEEPER = 360;
const GREY = '6b6b66';
/** The margin for times, next to the text. */
const RAIL = 1000;
/** Fonts for these scripts available in every word processor; other scripts use the document's font. */
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

/** A Word document with real headings and lists, right to left for languages that need it. */
export async function renderDocx(document: Document): Promise<Uint8Array> {
  const language = getLanguage(document.language);
  const rightToLeft = language.direction === 'rtl';
  const face = FACES[language.script] ?? 'Georgia';
  const blocks = flowOf(document);
  const rail = hasRail(blocks) ? RAIL : 0;
  const page: Page = { rightToLeft, rail, numberings: [levelsOf(BULLETS, rail, null, LEVELS)] };
  const children = rowsOf(blocks, page, TOP);
  const word = new WordDocument({
    title: document.title,
    // Left empty, because without it the library's name would appear as the author.
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
      paragraphStyles: [{ id: 'Quote', name: 'Quote', basedOn: 'Normal', run: { italics: true } }],
    },
    numbering: { config: page.numberings },
    sections: [{ children }],
  });
  return Packer.toBuffer(word);
}

function languageOf({ tag, direction, script }: LanguageRow): Record<string, string> {
  if (direction === 'rtl' || script === 'Thai') return { bidirectional: tag, value: 'en-US' };
  if (['Jpan', 'Hans', 'Kore'].includes(script)) return { eastAsia: tag, value: 'en-US' };
  return { value: tag };
}

/** `start`: the first number; `null` for bullets. */
function levelsOf(
  reference: string,
  rail: number,
  start: number | null,
  depth: number,
): INumberingConfig {
  const levels = Array.from({ length: Math.min(depth, LEVELS) }, (_, level) => ({
    level,
    format: start === null ? LevelFormat.BULLET : LevelFormat.DECIMAL,
    text: start === null ? '•' : `%${level + 1}.`,
    ...(start !== null && { start }),
    alignment: AlignmentType.START,
    style: { paragraph: { indent: { start: rail + DEEPER * (level + 1), hanging: 260 } } },
  }));
  return { reference, levels };
}

type INumberingConfig = INumberingOptions['config'][number];

interface Page {
  rightToLeft: boolean;
  rail: number;
  /** One per numbered list, so that each counts separately. */
  numberings: INumberingConfig[];
}

/** The position within nested lists and quotes. */
interface Place {
  depth: number;
  isQuoted: boolean;
  /** The list whose item starts with this block. */
  reference: string | null;
}

const TOP: Place = { depth: 0, isQuoted: false, reference: null };

function rowsOf(blocks: readonly Block[], page: Page, place: Place): (Paragraph | Table)[] {
  return blocks.flatMap((block, index) => {
    const here = index === 0 ? place : { ...place, reference: null };
    switch (block.kind) {
      case 'quote':
        return rowsOf(block.blocks, page, { ...here, isQuoted: true });
      case 'list': {
        const reference =
          block.start === null ? BULLETS : numbering(page, block.start, place.depth + 1);
        const inside = { ...place, depth: place.depth + 1, reference };
        // An item that doesn't start with a paragraph gets an empty one for its marker.
        return block.items.flatMap((item) =>
          rowsOf(item[0]?.kind === 'paragraph' ? item : [EMPTY, ...item], page, inside),
        );
      }
      case 'table':
        return [
          new Table({
            rows: block.rows.map(
              (row) =>
                new TableRow({
                  children: row.map(
                    (spans) =>
                      new TableCell({
                        children: rowsOf([{ kind: 'paragraph', spans }], { ...page, rail: 0 }, TOP),
                      }),
                  ),
                }),
            ),
          }),
        ];
      case 'code':
      case 'heading':
      case 'paragraph':
      case 'rule':
        return [paragraphOf(block, page, here)];
    }
  });
}

const EMPTY: Block = { kind: 'paragraph', spans: [] };

function numbering({ numberings, rail }: Page, start: number, depth: number): string {
  const reference = `numbers-${numberings.length}`;
  numberings.push(levelsOf(reference, rail, start, depth));
  return reference;
}

type Leaf = Exclude<Block, { kind: 'quote' | 'list' | 'table' }>;

function paragraphOf(block: Leaf, { rightToLeft, rail }: Page, place: Place): Paragraph {
  const { depth, isQuoted, reference } = place;
  const runs = (spans: Span[], look: IRunOptions = {}) =>
    spans.flatMap((span) => runsOf(span, { rightToLeft, ...look }));
  const inset = DEEPER * depth + (isQuoted ? 480 : 0);
  const time = ('time' in block && block.time) || null;
  /**
   * The time is placed in the margin before the first line; in a list item it follows the text, because the marker is
   * there.
   */
  const isBeside = time !== null && reference === null;
  const common = {
    bidirectional: rightToLeft,
    ...(isQuoted && { style: 'Quote' }),
    ...(reference === null
      ? {
          indent: { start: rail + inset, ...(isBeside && { hanging: rail + inset }) },
          ...(isBeside && { tabStops: [{ type: TabStopType.START, position: rail + inset }] }),
        }
      : { numbering: { reference, level: Math.min(depth, LEVELS) - 1 } }),
  };
  const before: ParagraphChild[] = isBeside
    ? [timeRun(time), new TextRun({ children: [new Tab()] })]
    : [];
  switch (block.kind) {
    case 'heading': {
      const isTitle = block.level === 1;
      const look = { bold: true, size: HEADING_SIZES[block.level], color: '111111' };
      return new Paragraph({
        ...common,
        heading: isTitle ? 'Title' : block.level === 2 ? 'Heading1' : 'Heading2',
        keepNext: !isTitle,
        spacing: isTitle ? { after: 240 } : { before: 320, after: 120 },
        children: [...before, ...runs(block.spans, look)],
      });
    }
    case 'code':
      return new Paragraph({
        ...common,
        bidirectional: false,
        children: runs([{ ...PLAIN, text: block.text, code: true }]),
      });
    case 'rule':
      return new Paragraph({ ...common, thematicBreak: true });
    case 'paragraph': {
      const isLead = block.look === 'gist' || block.look === 'hook';
      const look = { ...(isLead && { size: 26 }), ...(block.look === 'note' && NOTE) };
      const behind = time === null || isBeside ? [] : [new TextRun('\u00a0 '), timeRun(time)];
      return new Paragraph({
        ...common,
        ...(isLead && { spacing: { after: 240 } }),
        children: [...before, ...runs(block.spans, look), ...behind],
      });
    }
  }
}

const NOTE = { color: GREY, size: 20 };
const HEADING_SIZES = { 1: 44, 2: 30, 3: 25 };

/** Digits run left to right in every script. */
function timeRun(time: string): TextRun {
  return new TextRun({ color: GREY, size: 18, rightToLeft: false, text: `\u2066${time}\u2069` });
}

function runsOf({ text, strong, em, code, href }: Span, look: IRunOptions): ParagraphChild[] {
  const own: IRunOptions = {
    ...look,
    ...(strong && { bold: true }),
    ...(em && { italics: true }),
    ...(code && { font: 'Consolas' }),
    ...(href && { color: '1746c2', underline: {} }),
  };
  const children = text
    .split('\n')
    .map((line, index) => new TextRun({ ...own, text: line, ...(index > 0 && { break: 1 }) }));
  return href ? [new ExternalHyperlink({ link: href, children })] : children;
}
