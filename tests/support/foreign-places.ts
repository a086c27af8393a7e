import MarkdownIt from 'markdown-it';
import { TOP_LEVEL_DOMAINS } from '#contract/catalog/top-level-domains.ts';
import { blocksHtml } from '#document/html.ts';
import { parseBlocks } from '#document/parse-blocks.ts';
import { parseInline, plainText } from '#document/parse-inline.ts';

/** How other programs render Markdown and plain text: raw HTML passes through and bare domains become links. */
const other = new MarkdownIt({ html: true, linkify: true });
other.linkify.tlds([...TOP_LEVEL_DOMAINS], false).set({ fuzzyEmail: true, fuzzyIP: false });

/** Every URL that some renderer of this Markdown would link to, load or run. */
export function placesInMarkdown(md: string): string[] {
  const found: string[] = [];
  for (const token of other.parse(md, {}).flatMap((one) => [one, ...(one.children ?? [])])) {
    if (token.type === 'link_open' && token.info !== 'auto')
      found.push(String(token.attrGet('href')));
    if (token.type === 'image') found.push(`image ${String(token.attrGet('src'))}`);
    if (token.type.startsWith('html')) found.push(`html ${token.content}`);
  }
  found.push(...placesInHtml(blocksHtml(parseBlocks(md))));
  // Our editor, and plain text copied from it into a post.
  found.push(...parseInline(md).flatMap(({ href }) => (href === null ? [] : [href])));
  found.push(...placesInText(plainText(md)), ...placesInText(md));
  return found;
}

/** What mail programs, X and LinkedIn turn into links. */
export function placesInText(text: string): string[] {
  return (other.linkify.match(text) ?? []).flatMap(({ url, schema }) => {
    // linkify accepts characters that can't occur in a domain name.
    const isName = /^(?:\w+:\/\/|mailto:|\/\/)[\p{L}\p{M}\p{N}.@_+-]+(?:[:/?#]|$)/u.test(url);
    return ['', '//', 'mailto:'].includes(schema) && !isName ? [] : [url];
  });
}

/** Every URL in an HTML page, and every bare domain in its text that a mail program would link. */
export function placesInHtml(html: string): string[] {
  const body = html.replaceAll(/<(style|title)>[\s\S]*?<\/\1>/gu, ' ');
  const tags = body.match(/<[a-z!/?][^>]*>/giu) ?? [];
  const found = tags.flatMap((tag) => {
    const loads =
      /\s(?:href|src|srcset|action|formaction|poster|data|background)\s*=\s*"([^"]*)"/iu;
    const [, address] = loads.exec(tag) ?? [];
    const isOdd = /^<(?:img|iframe|object|embed|video|audio|link|base|form|svg)\b|\son\w+\s*=/iu;
    return [
      ...(address === undefined ? [] : [decoded(address)]),
      ...(isOdd.test(tag.replaceAll(/"[^"]*"/gu, '""')) ? [tag] : []),
    ];
  });
  const words = decoded(
    body
      .replaceAll(/<script type="application\/ld\+json">[\s\S]*?<\/script>/gu, ' ')
      .replaceAll(/<[^>]*>/gu, '\n'),
  );
  return [...found, ...placesInText(words)];
}

const SIGNS: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
};

function decoded(text: string): string {
  return text.replaceAll(/&(amp|lt|gt|quot|#39|nbsp);/gu, (_, name: string) => SIGNS[name]!);
}
