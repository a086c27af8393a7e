import { decodeEntities } from '#document/entities.ts';

/** A page that only leads to another one is shorter. */
const LONGEST_REFRESH = 4096;

/** Where a page sends its reader at once: link shorteners do, instead of a redirect. */
export function refreshOf(bytes: Uint8Array): string | null {
  if (bytes.length > LONGEST_REFRESH) return null;
  const page = Buffer.from(bytes).toString('latin1');
  const [tag = ''] = /<meta\s[^<]*http-equiv\s*=\s*["']?refresh[^<]*/iu.exec(page) ?? [];
  const [, to] =
    /content\s*=\s*["']?\s*[0-2]?(?:\.\d)?\s*[;,]\s*url\s*=\s*["']?([^"'<>\s]+)/iu.exec(tag) ?? [];
  return to === undefined ? null : decodeEntities(to);
}
