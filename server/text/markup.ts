import { findAddresses, isKnown, type KnownAddresses } from './addresses.ts';

/** Stand for what is held; no text has them (`seenText` drops them). */
const FIRST_HELD = 0xe100;
const MOST_HELD = 0x1000;
const HELD = /[\uE100-\uF0FF]/gu;

interface Held {
  rest: string;
  putBack(text: string): string;
}

const SPAN = /`([^`\n]+)`/gu;

/**
 * Takes code out of a text, because a tag named there is only named: `<div>`. A bar would end it in a table and a lone
 * backtick begin it elsewhere, so that what is shown as code here would not be everywhere; then nothing is held.
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

/** Tags inside tags inside tags are nobody's mistake; what is left of them is parted from its sign. */
const MOST_TAG_ROUNDS = 8;

/** Without tags; what could still begin one, for whatever reads it, is parted from its sign. */
export function withoutMarkup(text: string): string {
  // `<*script>` is a tag for whoever leaves the marks out.
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

/** Where only the words of a link are shown, they must not become part of a name: `[notes](…).com`. */
const GLUED_AFTER = /^[*_~`]*(?:[a-z0-9-]|[.@＠:/\\]+[*_~`[]*[\p{L}\p{N}])/iu;
const GLUED_BEFORE = /[a-z0-9-][*_~`]*$|[\p{L}\p{N}][*_~`]*[.@＠:/\\]+[*_~`\])]*$/iu;

/**
 * Without images, and with only the links whose address is known; of the others their words. No dialect of Markdown
 * makes a link without `](`, `][` or `]:`, so that none of these is left anywhere but in a link that may stay.
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
  // A link may stand in the words of another.
  for (let depth = 0; depth < 3 && HELD.test(rest); depth += 1) {
    rest = rest.replaceAll(HELD, (sign) => links[sign.charCodeAt(0) - FIRST_HELD] ?? '');
  }
  return rest.replaceAll(HELD, '');
}

/** No Markdown has a longer one. */
const LONGEST_LABEL = 1000;

/** Where the brackets that end at `at` begin, or -1. */
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

/** What stands between the round brackets, with or without a title, and where it ends. */
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
