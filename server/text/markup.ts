import { findAddresses, isKnown, type KnownAddresses } from './addresses.ts';

/** Placeholders for held parts; no text contains them (`seenText` removes them). */
const FIRST_HELD = 0xe100;
const MOST_HELD = 0x1000;
const HELD = /[\uE100-\uF0FF]/gu;

interface Held {
  rest: string;
  putBack(text: string): string;
}

const SPAN = /`([^`\n]+)`/gu;

/**
 * Takes inline code out of a text, because a tag in it is only text: `<div>`. A pipe would end it in a table and a lone
 * backtick start it elsewhere, so code with these isn't code in every renderer, and nothing is held.
 */
export function holdCode(text: string): Held {
  const held: string[] = [];
  const nothing: Held = { rest: text, putBack: (same) => same };
  if (!text.includes('`') || !text.includes('<')) return nothing;
  const rest = text.replaceAll(SPAN, (span, code: string) => {
    if (!code.includes('<') || /[|\\]/u.test(code) || held.length >= MOST_HELD) return span;
    held.push(span);
    return String.fromCharCode(FIRST_HELD + held.length - 1);
  });
  if (/\\`|`/u.test(rest.replaceAll(SPAN, ''))) return nothing;
  return {
    rest,
    putBack: (clean) => clean.replaceAll(HELD, (sign) => held[sign.charCodeAt(0) - FIRST_HELD]!),
  };
}

const TAG = /<\/?[a-z!?](?:"[^"\n]{0,4000}"|'[^'\n]{0,4000}'|[^<>"']){0,4000}>/giu;
const LOOSE_TAG = /<\/?[a-z!?][^<>]{0,4000}>/giu;

/** Tags nested this deep are no accident; whatever is left of them is separated from its bracket. */
const MOST_TAG_ROUNDS = 8;

/** Removes tags; whatever a renderer might still read as one is separated from its bracket. */
export function withoutMarkup(text: string): string {
  // `<*script>` is a tag for renderers that drop the asterisk.
  let left = text.replaceAll(/<(\/?)[*_~`#|]+(?=[a-z!?/])/giu, '<$1');
  for (let before = '', round = 0; left !== before && round < MOST_TAG_ROUNDS; round += 1) {
    before = left;
    left = left.replaceAll(TAG, '').replaceAll(LOOSE_TAG, '');
  }
  return left
    .replaceAll(/<+(?=[!?])/gu, '')
    .replaceAll(/<(?=[a-z/])/giu, '< ')
    .replaceAll(/!+(?=\[)/gu, '')
    .replaceAll('{:', '(:');
}

const REFERENCE = /\[([^\]\n]{0,500})\]\[[^\]\n]{0,100}\]/gu;
const DEFINITION = /^\s{0,3}\[[^\]\n]{1,100}\]:\s*\S+.*$/gmu;

/** If only a link's words are kept, they must not form a host name with what follows: `[notes](…).com`. */
const GLUED_AFTER = /^[*_~`]*(?:[a-z0-9-]|[.@＠:/\\]+[*_~`[]*[\p{L}\p{N}])/iu;
const GLUED_BEFORE = /[a-z0-9-][*_~`]*$|[\p{L}\p{N}][*_~`]*[.@＠:/\\]+[*_~`\])]*$/iu;

/**
 * Removes images and reduces links with unknown addresses to their words. All Markdown dialects need `](`, `][` or `]:`
 * for a link, so these remain only in allowed links.
 */
export function withoutForeignLinks(text: string, known: KnownAddresses): string {
  if (!text.includes(']')) return text;
  const links: string[] = [];
  let rest = text.replaceAll(DEFINITION, (line) => (findAddresses(line).length > 0 ? '' : line));
  for (let at = rest.indexOf(']('); at >= 0; at = rest.indexOf('](', at)) {
    const open = openingOf(rest, at);
    const target = open < 0 ? null : targetAt(rest, at + 2);
    if (!target) {
      rest = `${rest.slice(0, at)}] (${rest.slice(at + 2)}`;
      at += 2;
      continue;
    }
    const label = rest.slice(open + 1, at);
    let start = open;
    while (start > 0 && rest[start - 1] === '!') start -= 1;
    const isLink =
      start === open &&
      links.length < MOST_HELD &&
      /^[^\n]*\S[^\n]*$/u.test(label) &&
      !GLUED_BEFORE.test(rest.slice(Math.max(0, start - 80), start)) &&
      !/^[*_~`]*[.@＠:/\\]|[.@＠:/\\][*_~`]*$/u.test(label) &&
      !GLUED_AFTER.test(rest.slice(target.end, target.end + 80)) &&
      isKnownLink(target.href, known);
    if (isLink) links.push(`[${label}](${target.href})`);
    const put = isLink ? String.fromCharCode(FIRST_HELD + links.length - 1) : label;
    rest = rest.slice(0, start) + put + rest.slice(target.end);
    at = start;
  }
  rest = rest.replaceAll(REFERENCE, '$1').replaceAll('][', '] [');
  for (let at = rest.indexOf(']:'); at >= 0; at = rest.indexOf(']:')) {
    const open = openingOf(rest, at);
    const words = open < 0 ? rest.slice(0, at) : rest.slice(0, open) + rest.slice(open + 1, at);
    rest = words + rest.slice(at + 1);
  }
  // A link may contain another one.
  for (let depth = 0; depth < 3 && HELD.test(rest); depth += 1) {
    rest = rest.replaceAll(HELD, (sign) => links[sign.charCodeAt(0) - FIRST_HELD] ?? '');
  }
  return rest.replaceAll(HELD, '');
}

/** No Markdown dialect allows more. */
const LONGEST_LABEL = 1000;

/** The position of the bracket that matches the one at `at`, or -1. */
function openingOf(text: string, at: number): number {
  let depth = 0;
  const least = Math.max(0, at - LONGEST_LABEL);
  for (let index = at - 1; index >= least; index -= 1) {
    if (text[index] === ']') depth += 1;
    else if (text[index] === '[' && depth-- === 0) return index;
  }
  return -1;
}

const LONGEST_TARGET = 4000;

/** The target in the parentheses, with or without a title, and where it ends. */
function targetAt(text: string, from: number): { href: string; end: number } | null {
  let depth = 1;
  const most = Math.min(text.length, from + LONGEST_TARGET);
  for (let index = from; index < most; index += 1) {
    if (text[index] === '(') depth += 1;
    else if (text[index] === ')' && --depth === 0) {
      const [href = ''] = text.slice(from, index).trim().split(/\s/u, 1);
      return { href: href.replace(/^<(.*)>$/u, '$1'), end: index + 1 };
    }
  }
  return null;
}

function isKnownLink(href: string, known: KnownAddresses): boolean {
  if (!/^https?:\/\/[^\s()<>"'`\\[\]]+$/iu.test(href)) return false;
  const found = findAddresses(href);
  return (
    found.some(({ start, end }) => start === 0 && end >= href.length - 1) &&
    found.every((one) => isKnown(one, known))
  );
}
