import { PASTED_KIND, PASTED_STYLE } from './schema.ts';

/** Attributes a pasted page may keep, and what they are called from then on. Links have theirs besides. */
const KEPT: Readonly<Record<string, string>> = {
  class: 'class',
  style: PASTED_STYLE,
  [PASTED_STYLE]: PASTED_STYLE,
  [PASTED_KIND]: PASTED_KIND,
  // ProseMirror's own mark: how deep a piece was cut out.
  'data-pm-slice': 'data-pm-slice',
};

/** What stands in these is not markup, and no words of the page either. */
const RAW = /^(?:script|style|title|textarea|iframe|xmp|noembed|noframes|plaintext)$/;

const COMMENT = /<!--(?:-?>|[\s\S]*?(?:--!?>|$))/y;
const DECLARATION = /<(?:[!?]|\/(?![a-z]))[^>]*>?/iy;
const TAG = /<(\/?)([a-z][^\s/>]*)/iy;
const ATTRIBUTE = /[\s/]*([^\s/>][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|(?!["'])([^\s>]*)))?/y;
const END = /[\s/]*?(\/?)(?:>|$)/y;

/**
 * The same page without any attribute that could run, load or style something. An inert document is not enough: from
 * Chromium 156 on it checks every inline handler and style against the page's CSP as it parses. So no parser gets to see
 * them: each tag is written anew from its name and the attributes above, and whatever else looks like one stays text.
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
