import { parseInline, type Span } from './parse-inline.ts';

export interface Paragraph {
  kind: 'paragraph';
  spans: Span[];
  /** What sets it apart from the text around it. */
  look?: 'gist' | 'hook' | 'note' | 'turn';
  /** When in the video it is said. */
  time?: string | null;
}

export interface Heading {
  kind: 'heading';
  /** The title of the whole has the first. */
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

export interface Quote {
  kind: 'quote';
  blocks: Block[];
}

/** A piece of a page. Lists and quotes hold others. */
export type Block =
  | Paragraph
  | Heading
  | List
  | Quote
  | { kind: 'code'; text: string; info: string }
  | { kind: 'table'; rows: Span[][][] }
  | { kind: 'rule' };

/** Deeper than anybody means it: from here on signs are text. */
const DEEPEST = 12;

/**
 * Reads Markdown: CommonMark without raw HTML, indented code and definitions, and with tables. Headings of the first
 * level are of the second: the first is the title's.
 */
export function parseBlocks(md: string): Block[] {
  const lines = md.replaceAll(/\r\n?/g, '\n').replaceAll('\t', '    ').split('\n');
  return new BlockReader(lines, 0).read();
}

/** Whether a text is more than paragraphs: lists, quotes, tables, code, headings. */
export function isRich(md: string): boolean {
  return RICH.test(md) && parseBlocks(md).some(({ kind }) => kind !== 'paragraph');
}

const RICH = /^\s*(?:[-*+_=#>|`~:]|\d{1,3}[.)])|\|/m;
const FENCE = /^( {0,3})(`{3,}|~{3,}) *([^`]*)$/;
const HEADING = /^ {0,3}(#{1,6}) +(?=.*[^\s#])(.*)$/;
const RULE = /^ {0,3}(?:(?:\* *){3,}|(?:- *){3,}|(?:_ *){3,})$/;
const UNDERLINE = /^ {0,3}(?:=+|-+) *$/;
const QUOTE = /^ {0,3}> ?/;
const ITEM = /^( {0,3})([-+*]|(\d{1,3})[.)])( +|$)(.*)$/;
const COLUMNS = /^ *\|? *:?-+:? *(?:\| *:?-+:? *)*\|? *$/;

const isBlank = (line: string | undefined) => line === undefined || line.trim() === '';

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
      else if (this.isTable()) this.table();
      else this.paragraph();
    }
    return this.blocks;
  }

  private within(lines: readonly string[]): Block[] {
    return new BlockReader(lines, this.depth + 1).read();
  }

  private code([, inset = '', fence = '', info = '']: RegExpExecArray): void {
    const end = new RegExp(`^ {0,3}${fence[0]}{${fence.length},} *$`);
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
    this.addHeading(rest.replace(/(?:^| +)#+ *$/, ''), signs.length);
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

  /** Whether a line goes on with the paragraph above it, though it lacks the signs of the list or quote around that. */
  private isLazy(line: string, before: string | undefined): boolean {
    return !isBlank(before) && !isBlank(line) && !interrupts(line);
  }

  private quote(): void {
    const lines: string[] = [];
    for (; this.at < this.lines.length; this.at += 1) {
      const line = this.lines[this.at]!;
      if (!QUOTE.test(line) && !this.isLazy(line, lines.at(-1))) break;
      lines.push(line.replace(QUOTE, ''));
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

  /** The lines of the item that begins here, without what they are set in by. */
  private item([, inset = '', sign = '', , gap = '', first = '']: RegExpExecArray): string[] {
    const isCodeLike = gap.length > 4;
    const width = inset.length + sign.length + (isCodeLike || first === '' ? 1 : gap.length);
    const lines = [isCodeLike ? gap.slice(1) + first : first];
    for (this.at += 1; this.at < this.lines.length; this.at += 1) {
      const line = this.lines[this.at]!;
      const isSetIn = line.search(/[^ ]|$/) >= width;
      if (isBlank(line)) {
        const end = this.endOfBlank();
        const next = this.lines[end] ?? '';
        const isOver = next.search(/[^ ]|$/) < width;
        // An item that begins with a blank line ends with it.
        if ((lines.length === 1 && first === '') || isOver) {
          this.at = ITEM.test(next) ? end : this.at;
          break;
        }
        for (; this.at < end; this.at += 1) lines.push('');
        this.at -= 1;
      } else if (isSetIn) lines.push(line.slice(width));
      else if (ITEM.test(line) || !this.isLazy(line, lines.at(-1))) break;
      else lines.push(line.trimStart());
    }
    return lines;
  }

  private endOfBlank(): number {
    let end = this.at;
    while (end < this.lines.length && isBlank(this.lines[end])) end += 1;
    return end;
  }

  private isTable(): boolean {
    const [head, columns] = [this.lines[this.at]!, this.lines[this.at + 1] ?? ''];
    return (
      head.includes('|') &&
      columns.includes('-') &&
      COLUMNS.test(columns) &&
      cellsOf(head).length === cellsOf(columns).length
    );
  }

  private table(): void {
    const head = cellsOf(this.lines[this.at]!);
    const rows = [head];
    for (this.at += 2; this.at < this.lines.length; this.at += 1) {
      const line = this.lines[this.at]!;
      if (isBlank(line) || interrupts(line)) break;
      const cells = cellsOf(line);
      rows.push(head.map((_, index) => cells[index] ?? ''));
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

/** Whether a line ends the paragraph before it. */
function interrupts(line: string): boolean {
  const [, , , number, , rest] = ITEM.exec(line) ?? [];
  return (
    FENCE.test(line) ||
    HEADING.test(line) ||
    RULE.test(line) ||
    QUOTE.test(line) ||
    (rest !== undefined && rest !== '' && (number === undefined || number === '1'))
  );
}

function cellsOf(line: string): string[] {
  const inner = line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '');
  return inner.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll(String.raw`\|`, '|'));
}
