import { decodeEntities } from '#document/entities.ts';

/** A page that only leads to another one is shorter. */
const LONGEST_REFRESH = 4096;

/** Where a page sends its reader at once: link shorteners do, instead of a redirect. */
export function refreshOf(bytes: Uint8Array): string | null {
  if (bytes.length > LONGEST_REFRESH) return null;
  // Single spaces, or a page of nothing but spaces would take minutes to match.
  const page = new TextDecoder()
    .decode(bytes)
    .replace(/<!--[\s\S]*?(?:-->|$)/gu, ' ')
    .replace(/\s+/gu, ' ');
  const [tag = ''] = /<meta [^<]*http-equiv ?= ?["']?refresh[^<]*/iu.exec(page) ?? [];
  const [, to] =
    /content ?= ?["']? ?[0-2]?(?:\.\d)? ?[;,] ?url ?= ?["']?([^"'<> ]+)/iu.exec(tag) ?? [];
  return to === undefined ? null : decodeEntities(to);
}
