import { decodeEntities } from './entities.ts';
import { Delimiters } from './emphasis.ts';

export interface Marks {
  strong: boolean;
  em: boolean;
  code: boolean;
  href: string | null;
}

/** Text with uniform marks. A line break is a separate `\n` span without marks. */
export interface Span extends Marks {
  text: string;
}

export const PLAIN: Marks = { strong: false, em: false, code: false, href: null };

/** A second slash would make it a protocol-relative URL. */
const SAFE_LINK = /^(?:https?:\/\/|mailto:|\/(?![/\\])|#)/i;

/** Whether a URL may be linked from our pages; excludes script URLs. */
export function isSafeLink(href: string): boolean {
  return SAFE_LINK.test(href.trim());
}

export function hasSameMarks(one: Marks, other: Marks): boolean {
  return (
    one.strong === other.strong &&
    one.em === other.em &&
    one.code === other.code &&
    one.href === other.href
  );
}

const SPECIAL = /[\\`*_[\]&<\n]/;

/**
 * Parses inline Markdown: CommonMark without raw HTML, images and reference links, with hard line breaks and CJK-friendly
 * emphasis. Anything unrecognized stays literal.
 */
export function parseInline(md: string): Span[] {
  if (!SPECIAL.test(md)) return md === '' ? [] : [{ ...PLAIN, text: md }];
  // Marks can't span paragraphs.
  return md.split(/(\n(?:[ \t]*\n)+)/).flatMap((part, index) => {
    if (index % 2 === 0) return new Reader(part).read();
    return Array.from(part, (text) => ({ ...PLAIN, text }));
  });
}

export function plainText(md: string): string {
  return textOf(parseInline(md));
}

export function textOf(spans: readonly Span[]): string {
  return spans.map(({ text }) => text).join('');
}

/** For networks without formatting: plain text, with links as text and URL. */
export function socialText(md: string): string {
  const spans = parseInline(md);
  return spans
    .map(({ text, href }, index) => {
      const isEnd = href !== null && href !== spans[index + 1]?.href;
      return isEnd && href !== text ? `${text} ${href}` : text;
    })
    .join('');
}

const ESCAPED = /\\[!-/:-@[-`{-~]/y;
const TICKS = /`+/y;
const ENTITY = /&(?:#\d{1,7}|#x[0-9a-f]{1,6}|[a-z][a-z0-9]{1,31});/iy;
const AUTOLINK =
  /<([a-z][a-z0-9+.-]{1,31}:[^\s<>]{0,2000}|[\w.!#$%&'*+/=?^`{|}~-]{1,100}@[a-z0-9.-]{1,200})>/iy;
const TITLE = String.raw`(?:\s{1,9}(?:"[^"]{0,500}"|'[^']{0,500}'))?`;
const TARGET = new RegExp(
  String.raw`\(\s{0,9}(?:<([^<>\n]{0,2000})>|((?:\\.|[^\s()\\]|\((?:\\.|[^\s()\\]){0,500}\)){0,2000}))${TITLE}\s{0,9}\)`,
  'y',
);
const BREAK = /(?: {2,9}|\\)?\n/y;
const WORDS = /[^\\`*_[\]&< \n]+/y;

/** Decodes escapes and entities in a URL. */
function addressOf(written: string): string {
  return decodeEntities(written.replaceAll(/\\([!-/:-@[-`{-~])/g, '$1'), { space: '\u00A0' });
}

interface Bracket {
  /** Index of the piece with the bracket. */
  piece: number;
  /** Number of delimiter runs before it. */
  runs: number;
}

class Reader {
  private readonly md: string;
  private at = 0;
  private readonly pieces: Span[] = [];
  private readonly delimiters: Delimiters;
  private readonly brackets: Bracket[] = [];
  /** Last position of a backtick run of each length, computed on demand. */
  private lastTicks: ReadonlyMap<number, number> | null = null;

  constructor(md: string) {
    this.md = md;
    this.delimiters = new Delimiters(md);
  }

  read(): Span[] {
    while (this.at < this.md.length) {
      if (!this.special()) this.add(this.match(WORDS)?.[0] ?? this.md[this.at++]!);
    }
    this.delimiters.pair(0);
    return this.spans();
  }

  private match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.md);
    if (found) this.at = pattern.lastIndex;
    return found;
  }

  private add(text: string): void {
    const last = this.pieces.at(-1);
    if (last && this.isOpen) last.text += text;
    else this.pieces.push({ ...PLAIN, text });
    this.isOpen = true;
  }
  /** Whether plain text can be appended to the last piece. */
  private isOpen = false;

  private own(span: Partial<Span> & { text: string }): number {
    this.isOpen = false;
    return this.pieces.push({ ...PLAIN, ...span }) - 1;
  }

  /** Reads a special character; returns whether there was one. */
  private special(): boolean {
    switch (this.md[this.at]!) {
      case '\\': {
        if (this.md[this.at + 1] === '\n') return this.lineBreak();
        const escaped = this.match(ESCAPED);
        if (escaped) this.add(escaped[0][1]!);
        return escaped !== null;
      }
      case ' ':
      case '\n':
        return this.lineBreak();
      case '`':
        return this.code();
      case '&': {
        const entity = this.match(ENTITY);
        if (entity) this.add(decodeEntities(entity[0], { space: '\u00A0' }));
        return entity !== null;
      }
      case '<': {
        const before = this.at;
        const [, address = ''] = this.match(AUTOLINK) ?? [];
        const href = /^[a-z][a-z0-9+.-]{1,31}:/i.test(address) ? address : `mailto:${address}`;
        if (address !== '' && isSafeLink(href)) this.own({ text: address, href });
        else this.at = before;
        return this.at > before;
      }
      case '*':
      case '_': {
        const run = this.delimiters.read(this.at, this.pieces.length);
        this.own({ text: this.md.slice(this.at, this.at + run) });
        this.at += run;
        return true;
      }
      case '[': {
        const piece = this.own({ text: '[' });
        this.brackets.push({ piece, runs: this.delimiters.count });
        this.at += 1;
        return true;
      }
      case ']':
        return this.link();
      default:
        return false;
    }
  }

  private lineBreak(): boolean {
    if (!this.match(BREAK)) return false;
    this.own({ text: '\n' });
    return true;
  }

  private code(): boolean {
    const [ticks = ''] = this.match(TICKS) ?? [];
    const from = this.at;
    let end = -1;
    this.lastTicks ??= new Map(
      Array.from(this.md.matchAll(/`+/g), ({ 0: run, index }) => [run.length, index]),
    );
    if ((this.lastTicks.get(ticks.length) ?? -1) >= from) {
      for (let at = this.md.indexOf('`', from); at >= 0; at = this.md.indexOf('`', this.at)) {
        this.at = at;
        if (this.match(TICKS)![0].length === ticks.length) {
          end = at;
          break;
        }
      }
    }
    if (end < 0) {
      this.at = from;
      this.add(ticks);
      return true;
    }
    const code = this.md.slice(from, end).replaceAll('\n', ' ');
    const isPadded = /^ .* $/.test(code) && code.trim() !== '';
    this.own({ text: isPadded ? code.slice(1, -1) : code, code: true });
    return true;
  }

  private link(): boolean {
    const bracket = this.brackets.pop();
    if (!bracket) return false;
    const before = this.at;
    this.at += 1;
    const found = this.match(TARGET);
    const href = addressOf(found?.[1] ?? found?.[2] ?? '').trim();
    if (!found || !isSafeLink(href)) {
      this.at = before;
      return false;
    }
    this.delimiters.pair(bracket.runs);
    this.pieces[bracket.piece]!.text = '';
    for (const piece of this.pieces.slice(bracket.piece)) piece.href = href;
    // Links can't be nested.
    this.brackets.length = 0;
    this.isOpen = false;
    return true;
  }

  private spans(): Span[] {
    const marks = this.delimiters.marks(this.pieces.length);
    const spans: Span[] = [];
    this.pieces.forEach((piece, index) => {
      const { left, strong, em } = marks[index]!;
      const text = left === null ? piece.text : piece.text.slice(0, left);
      if (text === '') return;
      const span =
        text === '\n' && !piece.code ? { ...PLAIN, text } : { ...piece, text, strong, em };
      const last = spans.at(-1);
      const isBreak = text === '\n' || last?.text === '\n';
      if (last && !isBreak && hasSameMarks(last, span)) last.text += text;
      else spans.push(span);
    });
    return spans;
  }
}
