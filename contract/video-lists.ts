import { pastedAddresses, withoutDress, withScheme } from './pasted-addresses.ts';
import { parseVideoLink } from './video-links.ts';

/** Several videos: a playlist, a channel, or a series of links. */
export type WantedList =
  | { kind: 'playlist'; id: string }
  /** `channel/UC…`, `@name`, `c/name` or `user/name`. */
  | { kind: 'channel'; path: string }
  | { kind: 'links'; ids: string[] };

/** Characters per link beyond which it's a text containing links rather than a list. */
const WORDS_BESIDE_LINK = 160;
const PLAYLIST_ID = /^[\w-]{2,64}$/u;

/** `null` for a single video or none. */
export function findVideoList(input: string): WantedList | null {
  const text = withoutDress(input);
  const addresses = [...new Set(pastedAddresses(text))];
  const ids = new Set<string>();
  for (const address of addresses) {
    const link = parseVideoLink(address);
    if (link.ok) ids.add(link.id);
  }
  if (ids.size > 1) {
    const rest = addresses.reduce((left, address) => left.replaceAll(address, ''), text);
    const isList = rest.replaceAll(/\s+/gu, ' ').length <= WORDS_BESIDE_LINK * ids.size;
    return isList ? { kind: 'links', ids: [...ids] } : null;
  }
  if (ids.size === 1) return null;
  for (const address of addresses) {
    const list = listOf(address);
    if (list) return list;
  }
  return null;
}

/** Mixes are generated per viewer, and "watch later" and "liked" are private. */
const NOT_FOR_OTHERS = /^(?:RD|UL|WL|LL|LM)/u;

/** The playlist in a link to a single video. */
export function findPlaylistBeside(input: string): string | null {
  for (const address of pastedAddresses(withoutDress(input))) {
    if (!parseVideoLink(address).ok || !URL.canParse(withScheme(address))) continue;
    const id = new URL(withScheme(address)).searchParams.get('list') ?? '';
    if (PLAYLIST_ID.test(id) && !NOT_FOR_OTHERS.test(id)) return id;
  }
  return null;
}

function listOf(address: string): WantedList | null {
  const link = parseVideoLink(address);
  if (link.ok || !URL.canParse(withScheme(address))) return null;
  const { pathname, searchParams } = new URL(withScheme(address));
  if (link.problem === 'playlist_only') {
    const id = searchParams.get('list') ?? '';
    return PLAYLIST_ID.test(id) ? { kind: 'playlist', id } : null;
  }
  if (link.problem !== 'channel') return null;
  const [first = '', second = ''] = pathname.split('/').filter((part) => part !== '');
  const isWhole = first.startsWith('@') || !/^(?:channel|c|user)$/iu.test(first);
  const path = isWhole ? first : `${first.toLowerCase()}/${second}`;
  return isWhole || second !== '' ? { kind: 'channel', path } : null;
}

export function playlistUrl(id: string): string {
  return `https://www.youtube.com/playlist?list=${encodeURIComponent(id)}`;
}
