import {
  beginsTable,
  cellsOf,
  DEEPEST,
  FENCE,
  fenceEnd,
  HEADING,
  insetOf,
  interrupts,
  isBlank,
  ITEM,
  openItem,
  QUOTE,
  RULE,
  UNDERLINE,
} from './block-signs.ts';
import { OpenLeaf } from './open-leaf.ts';
import { parseInline, type Span } from './parse-inline.ts';

export interface Paragraph {
  kind: 'paragraph';
  spans: Span[];
  /** Distinguishes it from normal text. */
  look?: 'gist' | 'hook' | 'note' | 'turn';
  /** Time in the video. */
  time?: string | null;
}

interface Heading {
  kind: 'heading';
  /** Level 1 is the document's title. */
  level: 1 | 2 | 3;
  spans: Span[];
  time?: string | null;
}

export interface List {
  kind: 'list';
  /** The first number; `null` for bullets. */
  start: number | null;
  items: Block[][];
}

interface Quote {
  kind: 'quote';
  blocks: Block[];
}

/** A block of a page. Lists and quotes are nested. */
export type Block =
  | Paragraph
  | Heading
  | List
  | Quote
  | { kind: 'code'; text: string; info: string }
  /** The first row is the header; others may be shorter. */
  | { kind: 'table'; rows: Span[][][] }
  | { kind: 'rule' };

/**
 * Parses CommonMark without raw HTML, indented code and link definitions, plus tables. Level 1 headings become level 2, since
 * level 1 is the title.
 */
export function parseBlocks(md: string): Block[] {
  const lines = md.replaceAll(/\r\n?/g, '\n').replaceAll('\t', '    ').split('\n');
  return new BlockReader(lines, 0).read();
}

/** Whether a text contains more than paragraphs: lists, quotes, tables, code, headings. */
export function isRich(md: string): boolean {
  return RICH.test(md) && parseBlocks(md).some(({ kind }) => kind !== 'paragraph');
}

const RICH = /^[ \t]*(?:[-*+_=#>|`~:]|\d{1,3}[.)])|\|/m;

/** Maximum number of cells added to short table rows, as in markdown-it; prevents memory exhaustion. */
const MOST_MISSING_CELLS = 65_536;

class BlockReader {
  private readonly lines: readonly string[];
  private readonly depth: number;
  private at = 0;
  private readonly blocks: Block[] = [];

  constructor(lines: readonly string[], depth: number) {
    this.lines = lines;
    this.depth = depth;
  }

  read(): Block[] {
    while (this.at < this.lines.length) {
      const line = this.lines[this.at]!;
      if (isBlank(line)) this.at += 1;
      else if (this.depth >= DEEPEST) this.paragraph();
      else if (FENCE.test(line)) this.code(FENCE.exec(line)!);
      else if (HEADING.test(line)) this.heading(HEADING.exec(line)!);
      else if (RULE.test(line)) this.rule();
      else if (QUOTE.test(line)) this.quote();
      else if (ITEM.test(line)) this.list(ITEM.exec(line)!);
      else if (beginsTable(line, this.lines[this.at + 1] ?? '')) this.table();
      else this.paragraph();
    }
    return this.blocks;
  }

  private within(lines: readonly string[]): Block[] {
    return new BlockReader(lines, this.depth + 1).read();
  }

  private code([, inset = '', fence = '', info = '']: RegExpExecArray): void {
    const end = fenceEnd(fence);
    const inside = new RegExp(`^ {0,${inset.length}}`);
    const lines: string[] = [];
    for (this.at += 1; this.at < this.lines.length; this.at += 1) {
      const line = this.lines[this.at]!;
      if (end.test(line)) break;
      lines.push(line.replace(inside, ''));
    }
    this.at += 1;
    this.blocks.push({ kind: 'code', text: lines.join('\n'), info: info.trim() });
  }

  private heading([, signs = '', rest = '']: RegExpExecArray): void {
    this.at += 1;
    // Optional closing sequence.
    const open = withoutEnd(withoutEnd(rest, ' '), '#');
    this.addHeading(open.endsWith(' ') ? open : rest, signs.length);
  }

  private addHeading(md: string, level: number): void {
    const spans = parseInline(md.trim()).map((span) =>
      span.text === '\n' ? { ...span, text: ' ' } : span,
    );
    if (spans.length > 0) this.blocks.push({ kind: 'heading', level: level <= 2 ? 2 : 3, spans });
  }

  private rule(): void {
    this.at += 1;
    this.blocks.push({ kind: 'rule' });
  }

  private openLeaf(): OpenLeaf {
    return new OpenLeaf(DEEPEST - this.depth - 1);
  }

  private quote(): void {
    const lines: string[] = [];
    const leaf = this.openLeaf();
    for (; this.at < this.lines.length; this.at += 1) {
      const line = this.lines[this.at]!;
      if (!QUOTE.test(line) && !leaf.takes(line)) break;
      lines.push(line.replace(QUOTE, ''));
      leaf.add(lines.at(-1)!);
    }
    this.blocks.push({ kind: 'quote', blocks: this.within(lines) });
  }

  private list([, , sign = '', number]: RegExpExecArray): void {
    const items: Block[][] = [];
    const kind = sign.at(-1)!;
    for (let found = ITEM.exec(this.lines[this.at]!); found;) {
      items.push(this.within(this.item(found)));
      const next = this.lines[this.at];
      found = next === undefined || RULE.test(next) ? null : ITEM.exec(next);
      if (found && found[2]!.at(-1) !== kind) found = null;
    }
    this.blocks.push({ kind: 'list', start: number === undefined ? null : Number(number), items });
  }

  /** Lines of the item that starts here, without indentation. */
  private item(found: RegExpExecArray): string[] {
    const { width, first } = openItem(found);
    const lines: string[] = [];
    const leaf = this.openLeaf();
    const add = (line: string) => {
      lines.push(line);
      leaf.add(line);
    };
    add(first);
    for (this.at += 1; this.at < this.lines.length; this.at += 1) {
      const line = this.lines[this.at]!;
      if (isBlank(line)) {
        const end = this.endOfBlank();
        const next = this.lines[end] ?? '';
        const isOver = insetOf(next) < width;
        // An item starting with a blank line ends at the next one.
        if ((lines.length === 1 && first === '') || isOver) {
          this.at = ITEM.test(next) ? end : this.at;
          break;
        }
        for (; this.at < end; this.at += 1) add('');
        this.at -= 1;
      } else if (insetOf(line) >= width) add(line.slice(width));
      else if (ITEM.test(line) || !leaf.takes(line)) break;
      else add(line.trimStart());
    }
    return lines;
  }

  private endOfBlank(): number {
    let end = this.at;
    while (end < this.lines.length && isBlank(this.lines[end])) end += 1;
    return end;
  }

  private table(): void {
    const head = cellsOf(this.lines[this.at]!);
    const rows = [head];
    let missing = 0;
    for (this.at += 2; this.at < this.lines.length; this.at += 1) {
      const line = this.lines[this.at]!;
      if (isBlank(line) || interrupts(line)) break;
      const cells = cellsOf(line).slice(0, head.length);
      missing += head.length - cells.length;
      if (missing > MOST_MISSING_CELLS) break;
      rows.push(cells);
    }
    this.blocks.push({ kind: 'table', rows: rows.map((row) => row.map((md) => parseInline(md))) });
  }

  private paragraph(): void {
    const lines: string[] = [];
    for (; this.at < this.lines.length; this.at += 1) {
      const line = this.lines[this.at]!;
      if (isBlank(line)) break;
      if (this.depth < DEEPEST && lines.length > 0) {
        if (UNDERLINE.test(line)) {
          this.at += 1;
          return this.addHeading(lines.join('\n'), 2);
        }
        if (interrupts(line)) break;
      }
      lines.push(line.trimStart());
    }
    const spans = parseInline(lines.join('\n').trimEnd());
    if (spans.length > 0) this.blocks.push({ kind: 'paragraph', spans });
  }
}

function withoutEnd(text: string, sign: string): string {
  let end = text.length;
  while (text[end - 1] === sign) end -= 1;
  return text.slice(0, end);
}
