/** A visible sign of a page, and what it stands in. */
export interface Sign {
  char: string;
  /** `b` strong, `i` emphasis, `c` code. */
  marks: string;
  href: string | null;
  /** The lists, quotes, tables and headings around it, from the outermost in. */
  path: string;
}

const VOID = new Set(['br', 'hr', 'meta', 'img']);
const INLINE = new Set(['strong', 'em', 'b', 'i', 'code', 'a', 'span', 'time']);
const MARKS: Record<string, string> = { strong: 'b', b: 'b', em: 'i', i: 'i', code: 'c' };
const PLACES: Record<string, string> = { ul: 'u', ol: 'o', blockquote: 'q', table: 't', pre: 'c' };

/** The words of a page, a blank between two that stand apart. */
export function textIn(html: string): string {
  const spaced = html.replaceAll(/<\/?([a-z0-9]+)[^>]*>/g, (_, tag: string) =>
    INLINE.has(tag) ? '' : ' ',
  );
  return decoded(spaced)
    .replaceAll(/[\s\p{Zs}]+/gu, ' ')
    .trim();
}

/** Every sign of a page but blanks. Ours and others' HTML alike is well-formed, without comments and scripts. */
export function signsIn(html: string): Sign[] {
  const signs: Sign[] = [];
  const open: { tag: string; href: string | null }[] = [];
  for (const [part] of html.matchAll(/<[^>]+>|[^<]+/g)) {
    const [, slash, tag = ''] = /^<(\/?)([a-z0-9]+)/.exec(part) ?? [];
    if (slash) {
      const at = open.findLastIndex((one) => one.tag === tag);
      if (at >= 0) open.splice(at);
    } else if (tag !== '') {
      const [, href = null] = /\shref="([^"]*)"/.exec(part) ?? [];
      if (!VOID.has(tag)) open.push({ tag, href: href === null ? null : decoded(href) });
    } else {
      const tags = open.map((one) => one.tag);
      const isBlock = tags.includes('pre');
      const marks = [...new Set(tags.map((one) => (isBlock ? '' : (MARKS[one] ?? ''))))];
      const context = {
        marks: marks.toSorted().join(''),
        href: open.findLast((one) => one.href !== null)?.href ?? null,
        path: tags.map((one) => PLACES[one] ?? (/^h\d$/.test(one) ? 'h' : '')).join(''),
      };
      for (const char of decoded(part)) {
        if (!/[\s\p{Zs}]/u.test(char)) signs.push({ char, ...context });
      }
    }
  }
  return signs;
}

const SIGNS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00A0' };

function decoded(text: string): string {
  return text.replaceAll(/&(?:#(\d+)|#x([0-9a-f]+)|([a-z]+));/gi, (all, decimal, hex, name) => {
    if (name !== undefined) return SIGNS[String(name)] ?? String(all);
    return String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(String(hex), 16));
  });
}
