import { PASTED_KIND, PASTED_STYLE } from './schema.ts';

/** Attributes kept from a pasted page → their new names. Links also keep their `href`. */
const KEPT: Readonly<Record<string, string>> = {
  class: 'class',
  style: PASTED_STYLE,
  [PASTED_STYLE]: PASTED_STYLE,
  [PASTED_KIND]: PASTED_KIND,
  // ProseMirror's own attribute: how deep the copied slice was cut.
  'data-pm-slice': 'data-pm-slice',
};

/** The content of these elements is neither markup nor page text. */
const RAW = /^(?:script|style|title|textarea|iframe|xmp|noembed|noframes|plaintext)$/;

const COMMENT = /<!--(?:-?>|[\s\S]*?(?:--!?>|$))/y;
const DECLARATION = /<(?:[!?]|\/(?![a-z]))[^>]*>?/iy;
const TAG = /<(\/?)([a-z][^\s/>]*)/iy;
const ATTRIBUTE = /[\s/]*([^\s/>][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|(?!["'])([^\s>]*)))?/y;
const END = /[\s/]*?(\/?)(?:>|$)/y;

/**
 * Rewrites pasted HTML without attributes that could run, load or style something. Parsing it in an inert document isn't
 * enough: since Chromium 156, inline handlers and styles are checked against the page's CSP while parsing. So each tag is
 * rebuilt from its name and the attributes above before any parser sees it, and whatever else looks like a tag becomes text.
 */
export function quietMarkup(html: string): string {
  let out = '';
  let at = 0;
  const take = (token: RegExp): RegExpExecArray | null => {
    token.lastIndex = at;
    const found = token.exec(html);
    if (found) at = token.lastIndex;
    return found;
  };
  while (at < html.length) {
    const open = html.indexOf('<', at);
    out += html.slice(at, open < 0 ? html.length : open);
    if (open < 0) break;
    at = open;
    if (take(COMMENT) || take(DECLARATION)) continue;
    const tag = take(TAG);
    if (!tag) {
      out += '&lt;';
      at += 1;
      continue;
    }
    const isEnd = tag[1] !== '';
    const name = tag[2]!.toLowerCase();
    let attributes = '';
    for (let found = take(ATTRIBUTE); found; found = take(ATTRIBUTE)) {
      const [, key = '', double, single, bare = ''] = found;
      const kept = attributeOf(name, key.toLowerCase());
      const value = (double ?? single ?? bare).replaceAll('"', '&quot;');
      if (kept !== null) attributes += ` ${kept}="${value}"`;
    }
    const isClosed = take(END)?.[1] === '/';
    if (RAW.test(name)) at = isEnd ? at : endOf(html, name, at);
    else if (/^[a-z][a-z0-9]*$/.test(name)) {
      out += isEnd ? `</${name}>` : `<${name}${attributes}${isClosed ? '/' : ''}>`;
    }
  }
  return out;
}

function attributeOf(tag: string, name: string): string | null {
  if (name === 'href') return tag === 'a' ? 'href' : null;
  return Object.hasOwn(KEPT, name) ? KEPT[name]! : null;
}

function endOf(html: string, name: string, from: number): number {
  const end = new RegExp(`</${name}[\\s/>]`, 'gi');
  end.lastIndex = from;
  return end.exec(html)?.index ?? html.length;
}
