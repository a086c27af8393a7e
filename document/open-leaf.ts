import {
  beginsTable,
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

/**
 * Tracks the open leaf in a list item or quote. Only paragraphs have lazy continuation lines without markers; code and tables end
 * there.
 */
export class OpenLeaf {
  /** Open containers: an item's indentation, or `null` for a quote. */
  private readonly open: (number | null)[] = [];
  private readonly deepest: number;
  private leaf: 'paragraph' | 'table' | RegExp | null = null;
  /** A paragraph's first line while it's the only one: it may become a table header. */
  private head: string | null = null;

  constructor(deepest: number) {
    this.deepest = deepest;
  }

  takes(lazy: string): boolean {
    return this.leaf === 'paragraph' && !isBlank(lazy) && !interrupts(lazy);
  }

  add(line: string): void {
    const { kept, rest } = this.within(line);
    const isInside = kept === this.open.length;
    if (isInside && this.leaf instanceof RegExp) {
      if (this.leaf.test(rest)) this.leaf = null;
      return;
    }
    if (!isInside && !ITEM.test(rest) && this.takes(rest)) this.head = null;
    else {
      if (!isInside) this.leaf = null;
      this.open.length = kept;
      this.begin(this.enter(rest));
    }
  }

  /** How many open containers a line belongs to, and its remaining content. */
  private within(line: string): { kept: number; rest: string } {
    let rest = line;
    let kept = 0;
    for (const width of this.open) {
      if (width === null ? !QUOTE.test(rest) : !isBlank(rest) && insetOf(rest) < width) break;
      rest = width === null ? rest.replace(QUOTE, '') : rest.slice(width);
      kept += 1;
    }
    return { kept, rest };
  }

  /** Opens containers that start in a line, and returns the rest. */
  private enter(line: string): string {
    let rest = line;
    while (this.open.length < this.deepest) {
      const item = RULE.test(rest) ? null : ITEM.exec(rest);
      if (QUOTE.test(rest)) {
        rest = rest.replace(QUOTE, '');
        this.open.push(null);
      } else if (item && (this.leaf === null || interrupts(rest))) {
        const { width, first } = openItem(item);
        rest = first;
        this.open.push(width);
      } else break;
      this.leaf = null;
    }
    return rest;
  }

  private begin(line: string): void {
    const { leaf, head } = this;
    this.head = null;
    if (isBlank(line)) this.leaf = null;
    else if (this.open.length >= this.deepest) this.leaf = 'paragraph';
    else if (FENCE.test(line)) this.leaf = fenceEnd(FENCE.exec(line)![2]!);
    else if (HEADING.test(line) || RULE.test(line)) this.leaf = null;
    else if (leaf === 'paragraph' && UNDERLINE.test(line)) this.leaf = null;
    else if (head !== null && beginsTable(head, line)) this.leaf = 'table';
    else if (leaf !== 'table') {
      this.leaf = 'paragraph';
      if (leaf === null) this.head = line;
    }
  }
}
