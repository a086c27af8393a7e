/** A visible character of a page and the markup around it. */
export interface Sign {
  char: string;
  /** `b` strong, `i` emphasis, `c` code. */
  marks: string;
  href: string | null;
  /** The enclosing lists, quotes, tables and headings, outermost first. */
  path: string;
}

const VOID = new Set(['br', 'hr', 'meta', 'img']);
const INLINE = new Set(['strong', 'em', 'b', 'i', 'code', 'a', 'span', 'time']);
const MARKS: Record<string, string> = { strong: 'b', b: 'b', em: 'i', i: 'i', code: 'c' };
const PLACES: Record<string, string> = { ul: 'u', ol: 'o', blockquote: 'q', table: 't', pre: 'c' };

/** The text of a page, with a space between elements that are visually separate. */
export function textIn(html: string): string {
  const spaced = html.replaceAll(/<\/?([a-z0-9]+)[^>]*>/g, (_, tag: string) =>
    INLINE.has(tag) ? '' : ' ',
  );
  return decoded(spaced)
    .replaceAll(/[\s\p{Zs}]+/gu, ' ')
    .trim();
}

/** Every non-space character of a page. Our HTML and that of other renderers is well-formed, without comments or scripts. */
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
