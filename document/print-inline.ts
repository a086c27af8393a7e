import { isSpace } from './emphasis.ts';
import { hasSameMarks, parseInline, PLAIN, type Span } from './parse-inline.ts';

/** `own`: only parsed by us. `any`: also by strict CommonMark parsers. */
export type Audience = 'own' | 'any';

/** Prints spans as Markdown of one paragraph that parses back to them. */
export function printInline(spans: readonly Span[], audience: Audience): string {
  const pieces = trimmed(spans);
  if (audience === 'any') return print(pieces, true);
  const simple = print(pieces, false);
  return isSame(parseInline(simple), pieces) ? simple : print(pieces, true);
}

function isSame(read: readonly Span[], meant: readonly Span[]): boolean {
  const wanted = joined(meant);
  return (
    read.length === wanted.length &&
    read.every(
      (span, index) => span.text === wanted[index]!.text && hasSameMarks(span, wanted[index]!),
    )
  );
}

/** Merges adjacent spans with equal marks. */
function joined(spans: readonly Span[]): Span[] {
  const all: Span[] = [];
  for (const span of spans) {
    const last = all.at(-1);
    const isApart = !last || last.text === '\n' || span.text === '\n' || !hasSameMarks(last, span);
    if (isApart) all.push({ ...span });
    else last.text += span.text;
  }
  return all;
}

/** Markdown doesn't allow whitespace at the edge of a mark, so move it outside. */
function trimmed(spans: readonly Span[]): Span[] {
  const pieces = joined(spans.filter(({ text }) => text !== '')).flatMap((span): Span[] => {
    if (span.code && span.text.trim() !== '') return [span];
    return (span.text.match(/\n|[\t\v-\r\p{Zs}]+|[^\t-\r\p{Zs}]+/gu) ?? []).map((text) => ({
      ...span,
      text,
    }));
  });
  const isBlank = ({ text, code }: Span) => !code && isSpace(text[0]!);
  return joined(
    pieces.map((piece, index) => {
      if (piece.text === '\n') return { ...PLAIN, text: '\n' };
      if (!(piece.text.trim() === '' || isBlank(piece))) return piece;
      const [before, after] = [pieces[index - 1] ?? PLAIN, pieces[index + 1] ?? PLAIN];
      return {
        text: piece.text,
        code: false,
        strong: piece.strong && before.strong && after.strong,
        em: piece.em && before.em && after.em,
        href: piece.href === before.href && piece.href === after.href ? piece.href : null,
      };
    }),
  );
}

type Mark = 'href' | 'strong' | 'em';
const MARKS: readonly Mark[] = ['href', 'strong', 'em'];

interface Step {
  text: string;
  kind: 'words' | 'code' | 'link' | 'strong' | 'em';
  opens?: boolean;
  /** The other end of an `em`. */
  partner?: Step;
}

/** Opening and closing marks around the words, longest outermost. */
function stepsOf(pieces: readonly Span[]): Step[] {
  const steps: Step[] = [];
  const open: { mark: Mark; href: string | null; step: Step }[] = [];
  const lasts = (from: number, mark: Mark) => {
    let end = from;
    while (pieces[end] && pieces[end]![mark] === pieces[from]![mark]) end += 1;
    return end - from;
  };
  const closeTo = (depth: number) => {
    while (open.length > depth) {
      const { mark, href, step } = open.pop()!;
      if (mark === 'href') steps.push({ kind: 'link', text: `](${addressMarkdown(href!)})` });
      else {
        const closing: Step = { ...step, opens: false, partner: step };
        step.partner = closing;
        steps.push(closing);
      }
    }
  };
  pieces.forEach((piece, index) => {
    const keeps = open.findIndex(({ mark, href }) =>
      mark === 'href' ? piece.href !== href : !piece[mark],
    );
    if (keeps >= 0) closeTo(keeps);
    const wanted = MARKS.filter(
      (mark) => piece[mark] && !open.some((one) => one.mark === mark),
    ).toSorted((one, other) => lasts(index, other) - lasts(index, one));
    for (const mark of wanted) {
      const step: Step =
        mark === 'href'
          ? { kind: 'link', text: '[', opens: true }
          : { kind: mark, text: mark === 'strong' ? '**' : '*', opens: true };
      steps.push(step);
      open.push({ mark, href: piece.href, step });
    }
    steps.push({ kind: piece.code ? 'code' : 'words', text: piece.text });
  });
  closeTo(0);
  return steps;
}

const isMark = (step: Step | undefined) => step?.kind === 'strong' || step?.kind === 'em';

function print(pieces: readonly Span[], isCareful: boolean): string {
  const steps = stepsOf(pieces);
  // Next to another mark, an asterisk would be read as part of it.
  steps.forEach((step, index) => {
    const isBeside = isMark(steps[index - 1]) || isMark(steps[index + 1]);
    if (step.kind === 'em' && isBeside) step.text = step.partner!.text = '_';
  });
  /** An array, because checking the end of a long string would copy it each time. */
  const out: string[] = [];
  /** Whether the next character must not be a letter for any parser. */
  let isGuarded = false;
  steps.forEach((step, index) => {
    const next = steps[index + 1];
    if (step.kind === 'code') out.push(codeMarkdown(step.text));
    else if (step.kind === 'link') {
      const last = out.at(-1);
      if (step.opens && last?.endsWith('!')) out.splice(-1, 1, `${last.slice(0, -1)}\\!`);
      out.push(step.text);
    } else if (step.kind === 'words') {
      const words = escaped(step.text, isCareful);
      out.push(isGuarded ? encodeFirst(words) : words);
    } else if (!isCareful) out.push(step.text);
    else if (step.opens) {
      if (needsGuard(step, next?.kind === 'words' ? escaped(next.text, true) : '['))
        out.push(encodeLast(out.pop() ?? ''));
      out.push(step.text);
    } else {
      isGuarded = needsGuard(step, out.at(-1)!, true);
      out.push(step.text);
      return;
    }
    isGuarded = false;
  });
  return out
    .join('')
    .split('\n')
    .map((line, index, all) => {
      const safe = asText(
        isCareful ? line.replace(/^[ \t]+/, '').replace(/(?<![ \t])[ \t]+$/, '') : line,
      );
      return isCareful && index < all.length - 1 && safe !== '' && all[index + 1]!.trim() !== ''
        ? `${safe}\\`
        : safe;
    })
    .join('\n');
}

/** Parsers disagree about punctuation, but letters, digits and combining marks never are. */
const LETTER = /[\p{L}\p{N}\p{M}]/u;
/** Whitespace and punctuation for every parser. */
const APART = /[\t-\r\p{Zs}!-/:-@[-`{-~]|(?![\u{10000}-\u{10FFFF}])\p{P}/u;

/** Whether a mark with this content only counts next to whitespace or punctuation. */
function needsGuard(step: Step, inside: string, isEnd = false): boolean {
  if (step.text === '_') return true;
  const sign = isEnd
    ? Array.from(inside.slice(-2)).at(-1)!
    : String.fromCodePoint(inside.codePointAt(0)!);
  return !LETTER.test(sign);
}

/** A character reference starts and ends with punctuation, but is decoded to the letter. */
function encoded(sign: string): string {
  return `&#x${sign.codePointAt(0)!.toString(16).toUpperCase()};`;
}

function encodeLast(out: string): string {
  const sign = Array.from(out.slice(-2)).at(-1);
  return sign === undefined || APART.test(sign) ? out : out.slice(0, -sign.length) + encoded(sign);
}

function encodeFirst(words: string): string {
  const sign = String.fromCodePoint(words.codePointAt(0)!);
  return APART.test(sign) ? words : encoded(sign) + words.slice(sign.length);
}

function escaped(text: string, isCareful: boolean): string {
  return text
    .replaceAll(/[\\`*[\]]|~(?=~)/g, '\\$&')
    .replaceAll(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
    .replaceAll(/&(?=#?[a-z0-9]{1,40};)/gi, '&amp;')
    .replaceAll(/<(?=[a-z/!?])/gi, isCareful ? '&lt;' : '\\<');
}

/** Escapes block syntax at the start of a line. */
function asText(line: string): string {
  return line
    .replace(/^(\s*)(?=[-+](?:\s|$)|#{1,6}(?:\s|$)|>|~~~|\||[-:=][-:=|\s]*$|:?-+:?\s*\|)/, '$1\\')
    .replace(/^(\s*\d{1,9})([.)])(?=\s|$)/, '$1\\$2');
}

function codeMarkdown(text: string): string {
  const runs = new Set((text.match(/`+/g) ?? []).map(({ length }) => length));
  let length = 1;
  while (runs.has(length)) length += 1;
  const pad = /^`|`$|^ .* $/.test(text) ? ' ' : '';
  return '`'.repeat(length) + pad + text + pad + '`'.repeat(length);
}

/** Escapes a URL for use in parentheses. */
function addressMarkdown(href: string): string {
  const isBalanced = /^[^()]*(?:\([^()]*\)[^()]*)*$/.test(href);
  return href
    .replaceAll(isBalanced ? /[\s<>\\]/g : /[\s<>\\()]/g, (sign) => {
      const code = sign.charCodeAt(0);
      return code < 128
        ? `%${code.toString(16).toUpperCase().padStart(2, '0')}`
        : encodeURIComponent(sign);
    })
    .replaceAll(/&(?=#?[a-z0-9]{1,40};)/gi, '&amp;');
}
