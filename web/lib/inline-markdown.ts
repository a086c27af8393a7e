/** One stretch of text in one dress. A line break is a `\n` of its own. */
export interface Span {
  text: string;
  strong: boolean;
  em: boolean;
  code: boolean;
  href: string | null;
}

type Dress = Omit<Span, 'text'>;
const PLAIN: Dress = { strong: false, em: false, code: false, href: null };

const ESCAPABLE = /[\\`*_{}[\]()#+\-.!~|<>]/;
/** Two slashes would name another host. */
const SAFE_LINK = /^(https?:|mailto:|\/(?![/\\])|#)/i;

/** Whether an address may be followed from our pages; nothing that runs as a script is. */
export function isSafeLink(href: string): boolean {
  return SAFE_LINK.test(href.trim());
}

/** Reads the inline Markdown of a block. Whatever is not understood stays as the characters it is. */
export function parseInline(md: string): Span[] {
  const spans: Span[] = [];
  read(md, PLAIN, spans);
  return spans;
}

function push(spans: Span[], text: string, dress: Dress): void {
  if (text === '') return;
  const last = spans.at(-1);
  if (last && text !== '\n' && last.text !== '\n' && isSame(last, dress)) last.text += text;
  else spans.push({ text, ...dress });
}

function isSame(a: Dress, b: Dress): boolean {
  return a.strong === b.strong && a.em === b.em && a.code === b.code && a.href === b.href;
}

function read(md: string, dress: Dress, spans: Span[]): void {
  let at = 0;
  while (at < md.length) {
    const char = md[at]!;
    if (char === '\\' && ESCAPABLE.test(md[at + 1] ?? '')) {
      push(spans, md[at + 1]!, dress);
      at += 2;
    } else if (char === '\n') {
      push(spans, '\n', PLAIN);
      at += 1;
    } else {
      const end = marked(md, at, dress, spans);
      if (end > at) at = end;
      else {
        push(spans, char, dress);
        at += 1;
      }
    }
  }
}

/** Reads something dressed that begins at `at`; answers where it ends, or `at` where nothing does. */
function marked(md: string, at: number, dress: Dress, spans: Span[]): number {
  const char = md[at]!;
  if (char === '`') {
    const end = md.indexOf('`', at + 1);
    if (end <= at + 1) return at;
    push(spans, md.slice(at + 1, end), { ...dress, code: true });
    return end + 1;
  }
  if (char === '[' && dress.href === null) return link(md, at, dress, spans);
  if (char !== '*' && char !== '_') return at;
  const isBoth = md.startsWith(char.repeat(3), at) && !dress.strong && !dress.em;
  const isStrong = md[at + 1] === char;
  const fence = char.repeat(isBoth ? 3 : isStrong ? 2 : 1);
  if (isStrong ? dress.strong : dress.em) return at;
  const from = at + fence.length;
  // An underscore inside a word belongs to the word.
  if (char === '_' && /[\p{L}\p{N}]/u.test(md[at - 1] ?? '')) return at;
  if (/\s/.test(md[from] ?? ' ')) return at;
  const end = closing(md, from, fence);
  if (end < 0) return at;
  const more = isBoth ? { strong: true, em: true } : isStrong ? { strong: true } : { em: true };
  read(md.slice(from, end), { ...dress, ...more }, spans);
  return end + fence.length;
}

function closing(md: string, from: number, fence: string): number {
  for (let at = from; at < md.length; at++) {
    if (md[at] === '\\') at += 1;
    else if (md[at] === '`') {
      const end = md.indexOf('`', at + 1);
      if (end > at) at = end;
    } else if (md.startsWith(fence, at) && at > from && !/\s/.test(md[at - 1]!)) {
      const isLonger = fence.length === 1 && md[at + 1] === fence;
      if (isLonger) {
        const after = md.indexOf(fence + fence, at + 2);
        if (after < 0) return at;
        at = after + 1;
        continue;
      }
      if (fence[0] === '_' && /[\p{L}\p{N}]/u.test(md[at + fence.length] ?? '')) continue;
      return at;
    }
  }
  return -1;
}

function link(md: string, at: number, dress: Dress, spans: Span[]): number {
  let depth = 0;
  for (let end = at; end < md.length && md[end] !== '\n'; end++) {
    if (md[end] === '\\') end += 1;
    else if (md[end] === '[') depth += 1;
    else if (md[end] === ']' && --depth === 0) {
      const address = /^\(([^\s()]*(?:\([^\s()]*\)[^\s()]*)*)\)/.exec(md.slice(end + 1));
      const href = address?.[1];
      if (href === undefined || !isSafeLink(href)) return at;
      read(md.slice(at + 1, end), { ...dress, href }, spans);
      return end + 1 + address![0].length;
    }
  }
  return at;
}

/** The same text as Markdown that reads back to it. Where Markdown cannot part two dresses, a dress is lost, never a letter. */
export function writeInline(spans: readonly Span[]): string {
  const text = spans.map((span) => span.text).join('');
  const lighter = spans.map((span) => ({ ...span, em: span.em && !span.strong }));
  const bare = spans.map((span) => ({ ...span, ...PLAIN }));
  for (const attempt of [spans, lighter]) {
    const md = asOneBlock(write(attempt));
    if (plainText(md) === text) return md;
  }
  return asOneBlock(write(bare));
}

/** At the start of a line, what would begin a list, a heading, a quote or a table is only meant as it stands. */
function asOneBlock(md: string): string {
  return md
    .replaceAll(/^(\s*)([-+](?=\s)|#{1,6}(?=\s)|>|~~~|\||<(?=[a-z!/]))/gim, '$1\\$2')
    .replaceAll(/^(\s*\d+)([.)])(?=\s)/gm, '$1\\$2');
}

function write(spans: readonly Span[]): string {
  let md = '';
  let index = 0;
  while (index < spans.length) {
    const { href } = spans[index]!;
    let end = index + 1;
    if (href !== null) while (end < spans.length && spans[end]!.href === href) end += 1;
    const inside = writeDressed(spans.slice(index, end));
    md += href === null ? inside : `[${inside}](${href})`;
    index = end;
  }
  return md;
}

function writeDressed(spans: readonly Span[]): string {
  return spans
    .map(({ text, strong, em, code }) => {
      if (text === '\n') return '\n';
      if (code) return text.includes('`') ? escape(text) : `\`${text}\``;
      // Blanks at the edge go outside: Markdown knows no marked blank.
      const [, lead = '', body = '', tail = ''] = /^(\s*)([^]*?)(\s*)$/.exec(text) ?? [];
      if (body === '') return text;
      const marks = (strong ? '**' : '') + (em ? '*' : '');
      return lead + marks + escape(body) + marks + tail;
    })
    .join('');
}

function escape(text: string): string {
  return text
    .replaceAll(/[\\`*[\]]/g, '\\$&')
    .replaceAll(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_');
}

/** The words without their dress. */
export function plainText(md: string): string {
  return parseInline(md)
    .map(({ text }) => text)
    .join('');
}
